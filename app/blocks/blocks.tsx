import { lazy, Suspense } from 'react';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import type { BlockComponents } from '#app/pages/layouts/block-list.tsx';
import { lazyBlock } from '#app/pages/layouts/lazy-block.ts';
import { Rail } from '#app/ui/rail.tsx';
import { Section } from '#app/ui/section.tsx';
import { FilledRow, type RowFilling } from '#app/ui/row-filling.tsx';
import type { TileData } from '#app/ui/tile-data.ts';
import { TileGrid } from '#app/ui/tile-grid.tsx';
import type { coreBlocks as server } from './blocks.server.ts';
import { Ad } from './ad.tsx';
import { Breadcrumbs, CategoryChips } from './chips.tsx';
import { Faq } from './faq.tsx';
import { HomeHeading } from './home-heading.tsx';
import { Mosaic } from './mosaic-wall.tsx';
import { RecentlyPlayed } from './recently-played.tsx';
import { RichText } from './rich-text.tsx';
import { WholeListLink } from './whole-list-link.tsx';

interface TileListData {
  title: string;
  seeAll: string;
  /**
   * Label of the link to the whole list, below a grid that shows only a part of it. "" if the grid shows the whole
   * list.
   */
  all: string;
  tiles: readonly TileData[];
  filling?: RowFilling<never>;
}

function Row({ data }: { data: TileListData }) {
  return (
    <Section title={data.title} seeAll={data.seeAll}>
      <Rail tiles={data.tiles} label={data.title} grows />
    </Section>
  );
}

function Grid({ data }: { data: TileListData }) {
  return (
    <Section title={data.title} seeAll={data.seeAll}>
      <TileGrid tiles={data.tiles}>
        {data.filling && <FilledRow filling={data.filling}>{() => null}</FilledRow>}
      </TileGrid>
      <WholeListLink href={data.seeAll} label={data.all} title={data.title} />
    </Section>
  );
}

const FreshTiles = lazy(async () => ({ default: (await import('./fresh-tiles.tsx')).FreshTiles }));

function Random({ data }: { data: BlockData<(typeof server)['random']> }) {
  const { others } = data;
  return others ? <FreshTiles data={{ ...data, others }} /> : <Grid data={data} />;
}

const LazyToday = lazy(async () => ({ default: (await import('./today.tsx')).Today }));

/** The rest of the page does not wait for this block's code. Its box has the same size before the code has loaded. */
function Today({ data }: { data: BlockData<(typeof server)['today']> }) {
  return (
    <Suspense
      fallback={
        <Section className="mt-4!">
          <div className="h-22" />
        </Section>
      }
    >
      <LazyToday data={data} />
    </Suspense>
  );
}

export const coreBlocks: BlockComponents<typeof server> = {
  homeHeading: HomeHeading,
  hero: lazyBlock(async () => (await import('./hero.tsx')).Hero),
  mosaic: Mosaic,
  row: Row,
  quickView: Grid,
  new: Row,
  random: Random,
  related: Grid,
  largeTiles: lazyBlock(async () => (await import('./large-tiles.tsx')).LargeTiles),
  cards: lazyBlock(async () => (await import('./cards.tsx')).Cards),
  shelves: lazyBlock(async () => (await import('./shelves.tsx')).Shelves),
  categoryChips: CategoryChips,
  tagList: lazyBlock(async () => (await import('./tag-list.tsx')).TagList),
  list: lazyBlock(async () => (await import('./item-list.tsx')).ItemList),
  waysOn: lazyBlock(async () => (await import('./ways-on.tsx')).WaysOn),
  breadcrumbs: Breadcrumbs,
  itemHeader: lazyBlock(async () => (await import('./item-header.tsx')).ItemHeader),
  screenshots: lazyBlock(async () => (await import('./screenshots.tsx')).Screenshots),
  faq: Faq,
  richText: RichText,
  text: RichText,
  searchBox: lazyBlock(async () => (await import('./search-box.tsx')).SearchBox),
  searchResults: lazyBlock(async () => (await import('./search-results.tsx')).SearchResults),
  recentlyPlayed: RecentlyPlayed,
  today: Today,
  myGames: lazyBlock(async () => (await import('./my-games.tsx')).MyGames),
  ad: Ad,
};
