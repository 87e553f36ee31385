import { directionOf, languageName } from '#app/messages/language-facts.ts';
import type { RequestArgs } from '../../draft/current-draft.server.ts';
import { documentMessagesContext } from '../../server/context.ts';
import type { DirectedLanguage, NamedLanguage } from './holder.ts';

/** Names a language in the language of the Studio. */
export function nameLanguage({ context }: Pick<RequestArgs, 'context'>, tag: string): NamedLanguage {
  return { tag, name: languageName(tag, context.get(documentMessagesContext).language) };
}

/** Names a language in the language of the Studio, with the direction in which it is written. */
export function directedLanguage(args: Pick<RequestArgs, 'context'>, tag: string): DirectedLanguage {
  return { ...nameLanguage(args, tag), direction: directionOf(tag) };
}
