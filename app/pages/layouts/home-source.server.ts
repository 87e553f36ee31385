import type { Snapshot } from '#app/domain/snapshot.ts';
import type { Platform } from '../platform.server.ts';
import { decodeSettings } from '#app/domain/settings/site-settings.server.ts';
import type { VerticalServer } from '../vertical.server.ts';
import type { Vertical } from '#app/domain/vertical.ts';
import { activeVerticals, searchVertical } from './page.server.ts';

/**
 * Returns the vertical whose home is shown at `/`: the one in the setting. If that is unknown or disabled, the
 * setting's default, otherwise the first vertical (spec ADDR-2).
 */
export function homeVertical(platform: Platform, snapshot: Snapshot): VerticalServer | null {
  const active = activeVerticals(platform, snapshot);
  const wanted = [snapshot.settings.homeSource, decodeSettings({}).homeSource];
  const found = wanted.flatMap((id) => active.find(({ vertical }) => vertical.id === id) ?? []);
  return found[0] ?? active[0] ?? null;
}

/** Returns the vertical that searches from outside the site use, or `null` if none is searchable. */
export function searchedVertical(platform: Platform, snapshot: Snapshot): Vertical | null {
  const home = homeVertical(platform, snapshot);
  return home && searchVertical(activeVerticals(platform, snapshot), home);
}
