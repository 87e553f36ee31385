import { redirect } from 'react-router';
import { includesRole } from '#app/operators/operators.server.ts';
import { readContentPreferences } from '#app/store/content-views.server.ts';
import { requireOperator } from '../../access/session.server.ts';
import type { RequestArgs } from '../../draft/current-draft.server.ts';
import { readColumns, usualColumns } from './columns.ts';
import type { Content } from './content.server.ts';
import { ownProvider, readQuery } from './content-query.ts';
import { findItems } from './find-items.server.ts';
import { pageLength, pageOfRows } from './rows.server.ts';
import { listSavedViews } from './saved-views.server.ts';
import { openSection, sectionName } from './section.server.ts';
import type { ContentItem, StoredItems } from './stored-items.server.ts';
import { defaultViews } from './views.ts';

/**
 * Reads the data of the screen of a section. If the address has no parameters, redirects to the view with which the
 * operator opens the section.
 */
export async function readSection(args: RequestArgs, prefix: string | undefined) {
  const section = await openSection(args, prefix);
  const { platform, server, content } = section;
  const operator = requireOperator(args.context);
  const verticalId = server.vertical.id;
  const preferences = await readContentPreferences(platform.store.db, {
    operatorId: operator.id,
    verticalId,
  });
  const savedViews = (await listSavedViews(args)).get(verticalId) ?? [];
  const defaultView = savedViews.find(({ id }) => id === preferences.defaultView);
  const { pathname, search, searchParams } = new URL(args.request.url);
  const home = `/content/${server.vertical.prefix}`;
  if (defaultView && search === '' && pathname === home) {
    throw redirect(`${home}?${defaultView.search}`);
  }
  const query = readQuery(searchParams);
  const found = await findItems(platform, content, query);
  const views = await Promise.all(
    defaultViews.map(async ({ id, query: filter }) => {
      const { items } = await findItems(platform, content, readQuery(new URLSearchParams(filter)));
      return { id, query: filter, count: items.length };
    }),
  );
  return {
    prefix: server.vertical.prefix,
    name: sectionName(platform, server),
    now: platform.clock.now(),
    page: pageOfRows(platform, section, found, { start: 0, length: pageLength }),
    isLimited: found.isLimited,
    isPlayed: server.isPlayed,
    total: content.items.length,
    options: {
      categories: content.categories.map(({ id, name, depth }) => ({ id, name, depth })),
      tags: content.tags.map(({ key, name }) => ({ key, name })),
      providers: listProviders(content),
    },
    views,
    savedViews,
    defaultView: defaultView?.id ?? null,
    /** The columns that the operator has chosen for the section, or the usual columns. */
    columns: readColumns(preferences.columns) ?? usualColumns,
    canShare: includesRole(operator.role, 'editor'),
    isDraftBroken: content.isDraftBroken,
  };
}

const providersOf = new WeakMap<StoredItems, ReadonlySet<string>>();

/** Lists the providers from which the items come. `own` stands for items that are not from a feed. */
function listProviders({ published, touched }: Content): string[] {
  const nameOf = ({ provider }: ContentItem) => provider || ownProvider;
  const known = providersOf.get(published) ?? new Set(published.items.map(nameOf));
  providersOf.set(published, known);
  return [...known.union(new Set(touched.map(nameOf)))].toSorted();
}

/** Data of the screen of a section. */
export type SectionData = Awaited<ReturnType<typeof readSection>>;
