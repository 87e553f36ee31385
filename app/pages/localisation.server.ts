import type { RouterContextProvider } from 'react-router';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { createFormats } from '#app/messages/formats.ts';
import { createTranslate } from '#app/messages/translate.ts';
import type { Localisation } from './localisation.ts';
import { languageContext, platformContext } from './request-context.server.ts';

/** Returns the messages and formats of a request's language, with the site's time zone. */
export function localise(
  context: Readonly<RouterContextProvider>,
  snapshot: Pick<Snapshot, 'settings'> | null,
): Localisation {
  const language = context.get(languageContext);
  const { timeZone } = snapshot?.settings ?? { timeZone: 'UTC' };
  const source = context.get(platformContext).messages.source(language, timeZone);
  return {
    language,
    formats: createFormats(language, timeZone),
    messages: (scope) => createTranslate(source, scope),
    sectionMessages: ({ scope }) => createTranslate(source, scope),
    collectionMessages: ({ scope }) => createTranslate(source, scope),
  };
}
