import type { Asked } from '../../draft/current-draft.server.ts';
import { ownProvider, readQuery } from './content-query.ts';
import { findItems } from './find-items.server.ts';
import { pageLength, pageOfRows } from './rows.server.ts';
import { openSection, sectionName } from './section.server.ts';
import { defaultViews } from './views.ts';

/** Reads the data of the screen of a section. */
export async function readSection(asked: Asked, prefix: string | undefined) {
  const { platform, server, content } = await openSection(asked, prefix);
  const query = readQuery(new URL(asked.request.url).searchParams);
  const found = await findItems(platform, content, query);
  const views = await Promise.all(
    defaultViews.map(async ({ id, query: filter }) => {
      const { items } = await findItems(platform, content, readQuery(new URLSearchParams(filter)));
      return { id, query: filter, count: items.length };
    }),
  );
  const providers = new Set(content.items.map(({ provider }) => provider || ownProvider));
  return {
    prefix: server.vertical.prefix,
    name: sectionName(platform, server),
    now: platform.clock.now(),
    page: pageOfRows(platform, content, found, { start: 0, length: pageLength }),
    isLimited: found.isLimited,
    isPlayed: server.isPlayed,
    total: content.items.length,
    options: {
      categories: content.categories.map(({ id, name, depth }) => ({ id, name, depth })),
      tags: content.tags.map(({ key, name }) => ({ key, name })),
      providers: [...providers].toSorted(),
    },
    views,
    isDraftBroken: content.isDraftBroken,
  };
}

/** Data of the screen of a section. */
export type SectionData = Awaited<ReturnType<typeof readSection>>;
