import type { RouterContextProvider } from 'react-router';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { createLocalisation, type Localisation } from './localisation.ts';
import { languageContext, platformContext } from './request-context.server.ts';

/** Returns the messages and formats of a request's language, with the site's time zone. */
export function localise(
  context: Readonly<RouterContextProvider>,
  snapshot: Pick<Snapshot, 'settings'> | null,
): Localisation {
  const timeZone = snapshot?.settings.timeZone ?? 'UTC';
  return createLocalisation(
    context.get(platformContext).messages.source(context.get(languageContext), timeZone),
  );
}
