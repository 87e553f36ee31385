import type { Snapshot } from '#app/domain/snapshot.ts';
import { createLocalisation } from '../localisation.ts';
import type { Platform } from '../platform.server.ts';
import { messagesOfSite } from '../request-context.server.ts';
import { homeTexts, homeVertical } from './home-page.server.ts';
import { activeVerticals } from './active-verticals.server.ts';

/**
 * Returns the title of the page of a section's home. `snapshot` must be in the language `language`. Returns `null` if
 * the site does not show the section.
 */
export function homeTitle(
  platform: Pick<Platform, 'messages' | 'verticals'>,
  snapshot: Snapshot,
  verticalId: number,
  language: string,
): string | null {
  const server = activeVerticals(platform, snapshot).find(({ vertical }) => vertical.id === verticalId);
  if (!server) return null;
  if (homeVertical(platform, snapshot) === server) return snapshot.info.title;
  const { timeZone } = snapshot.settings;
  const localisation = createLocalisation(messagesOfSite(platform, snapshot).source(language, timeZone));
  const section = localisation.sectionMessages(server.vertical);
  return homeTexts({ ...localisation, section, snapshot }, server).title;
}
