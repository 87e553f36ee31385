import type { Snapshot } from '#app/core/catalogue/snapshot.ts';
import type { Platform } from '#app/core/platform.server.ts';
import type { VerticalServer } from '#app/core/vertical.server.ts';
import { activeVerticals } from './page.server.ts';

/** The vertical whose home is shown at `/`: the setting's, else the first that is switched on (READINGS 23). */
export function homeVertical(platform: Platform, snapshot: Snapshot): VerticalServer | null {
  const active = activeVerticals(platform, snapshot);
  return active.find(({ vertical }) => vertical.id === snapshot.settings.homeSource) ?? active[0] ?? null;
}
