import type { RouterContextProvider } from 'react-router';
import { homeAddress } from '#app/domain/catalogue/addresses.ts';
import { sectionSettings } from '#app/domain/settings/section-settings.server.ts';
import { sectionTexts, type SectionTexts } from '#app/domain/section-texts.ts';
import type { VerticalServer } from '../vertical.server.ts';
import { homeVertical } from './home-source.server.ts';
import { openPage, type OpenPage, type PageData } from './page.server.ts';

/**
 * Loads a vertical's home, for its own address and, if it is the home source, for `/`, which is then the canonical
 * address (spec ADDR-2).
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
  const { title, description } = homeTexts(page, server);
  return page.finish({
    kind: 'home',
    address,
    ...(verticalInput !== undefined && { verticalInput }),
    meta: {
      heading: isSiteHome ? info.title : title,
      description: isSiteHome ? info.description : description,
      keywords: info.keywords,
      canonicalPath: isSiteHome ? '/' : address,
    },
  });
}

/** Returns title and description of a section's home if it is not the home of the site. */
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
