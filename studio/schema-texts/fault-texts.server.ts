import type { RouterContextProvider } from 'react-router';
import { repeatPart, type Fault } from '#app/bundle/fault.ts';
import { readPhrase, sayPhrase } from '#app/lib/phrase.ts';
import { documentMessagesContext } from '../server/context.ts';
import { schemaTextsIn } from './schema-texts.server.ts';

/** Returns the function that formats encoded phrases in a language of the Studio. */
export function phrasesIn(language: string): (text: string) => string {
  const translate = schemaTextsIn(language);
  return (text) => sayPhrase(readPhrase(text), translate);
}

/**
 * Returns the function that formats a description of a fault (an encoded phrase) in the language of the operator who
 * sent the request.
 */
export function faultTextsFor(context: Readonly<RouterContextProvider>): (text: string) => string {
  return phrasesIn(context.get(documentMessagesContext).language);
}

/** Describes a fault in the operator's language. */
export function describeFault(
  fault: Fault,
  context: Readonly<RouterContextProvider>,
): Pick<Fault, 'problem' | 'allowed'> {
  const say = faultTextsFor(context);
  return { problem: say(repeatPart(fault, 'problem')), allowed: say(repeatPart(fault, 'allowed')) };
}
