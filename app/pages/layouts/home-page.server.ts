import type { RouterContextProvider } from 'react-router';
import { homeAddress } from '#app/domain/catalogue/addresses.ts';
import { sectionSettings } from '#app/domain/settings/section-settings.server.ts';
import { decodeSettings } from '#app/domain/settings/site-settings.server.ts';
import { sectionTexts, type SectionTexts } from '#app/domain/section-texts.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import type { Vertical } from '#app/domain/vertical.ts';
import type { Platform } from '../platform.server.ts';
import type { VerticalServer } from '../vertical.server.ts';
import { activeVerticals, searchVertical } from './active-verticals.server.ts';
import type { PageData } from './page-data.ts';
import { openPage, type OpenPage } from './page.server.ts';

/**
 * Loads the page of a vertical's home. The home of the home source is also at `/`, which is then its canonical address
 * (spec ADDR-2).
 */
export async function loadHome(
  context: Readonly<RouterContextProvider>,
  server: VerticalServer,
): Promise<PageData> {
  const page = openPage(context, server);
  const { info } = page.snapshot;
  const address = homeAddress(server.vertical);
  const isSiteHome = homeVertical(page.platform, page.snapshot) === server;
  const verticalInput = await server.homeInput?.(page.platform);
  const { title, description } = isSiteHome ? info : homeTexts(page, server);
  return page.finish({
    kind: 'home',
    address,
    ...(verticalInput !== undefined && { verticalInput }),
    meta: {
      heading: title,
      description,
      keywords: info.keywords,
      canonicalPath: isSiteHome ? '/' : address,
    },
  });
}

/**
 * Returns the title and the description of a section's home. The home of the site has the title and the description of
 * the site info instead.
 */
export function homeTexts(
  page: Pick<OpenPage, 'messages' | 'section' | 'snapshot'>,
  server: VerticalServer,
): SectionTexts {
  const { section, snapshot } = page;
  const own = server.homeTexts?.(page) ?? {
    title: section('section.name'),
    description: snapshot.info.description,
  };
  return sectionTexts(sectionSettings(server.vertical).of(snapshot.settings), own);
}

/**
 * Returns the vertical whose home is shown at `/`: the one in the setting `homeSource`. If that vertical is unknown or
 * disabled, returns the default vertical of the setting. If the default vertical is disabled, too, returns the first
 * enabled vertical (spec ADDR-2).
 */
export function homeVertical(
  platform: Pick<Platform, 'verticals'>,
  snapshot: Pick<Snapshot, 'settings'>,
): VerticalServer | null {
  const active = activeVerticals(platform, snapshot);
  const preferred = [snapshot.settings.homeSource, decodeSettings({}).homeSource];
  const found = preferred.flatMap((id) => active.find(({ vertical }) => vertical.id === id) ?? []);
  return found[0] ?? active[0] ?? null;
}

/** Returns the vertical for searches from outside the site (OpenSearch), or `null` if no vertical is searchable. */
export function searchedVertical(platform: Platform, snapshot: Snapshot): Vertical | null {
  const home = homeVertical(platform, snapshot);
  return home && searchVertical(activeVerticals(platform, snapshot), home);
}
