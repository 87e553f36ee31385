import type { Platform } from './platform.server.ts';
import { createLocalisation } from './localisation.ts';
import { activeVerticals } from './layouts/active-verticals.server.ts';
import { inTurns } from '#app/lib/chunks.server.ts';

/**
 * Prepares the data that the first pages of the verticals would otherwise wait for, taking turns with the rest of the
 * process. Failures are logged, and the pages then prepare the data themselves.
 */
export async function prepareVerticals(platform: Platform): Promise<void> {
  const snapshot = platform.snapshots.current();
  if (!snapshot) return;
  const localisation = createLocalisation(platform.messages.source('en', snapshot.settings.timeZone));
  for (const server of activeVerticals(platform, snapshot)) {
    if (!server.prepare) continue;
    try {
      await inTurns(server.prepare(platform.clock.now(), localisation));
    } catch (error) {
      platform.log.warn({ err: error, vertical: server.vertical.id }, 'A section was not prepared');
    }
  }
}
