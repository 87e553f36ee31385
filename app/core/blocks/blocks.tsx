import type { BlockComponents } from '#app/core/layouts/block-list.tsx';
import { Rail } from '#app/ui/rail.tsx';
import { Section } from '#app/ui/section.tsx';
import type { TileData } from '#app/ui/tile-data.ts';
import { TileGrid } from '#app/ui/tile-grid.tsx';
import type { coreBlocks as server } from './blocks.server.ts';
import { Breadcrumbs, CategoryChips } from './chips.tsx';
import { Faq } from './faq.tsx';
import { ItemList } from './item-list.tsx';
import { Mosaic } from './mosaic-wall.tsx';
import { SearchResults } from './search-results.tsx';

function Row({ data }: { data: { title: string; seeAll: string; tiles: readonly TileData[] } }) {
  return (
    <Section title={data.title} seeAll={data.seeAll}>
      <Rail tiles={data.tiles} label={data.title} />
    </Section>
  );
}

function Grid({ data }: { data: { title: string; seeAll: string; tiles: readonly TileData[] } }) {
  return (
    <Section title={data.title} seeAll={data.seeAll}>
      <TileGrid tiles={data.tiles} />
    </Section>
  );
}

function RichText({ data }: { data: { title: string; html: string } }) {
  return (
    <Section>
      <div className="panel">
        {data.title && <h2 className="mb-3 text-xl">{data.title}</h2>}
        {/* Sanitised when the bundle is decoded. */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: data.html }} />
      </div>
    </Section>
  );
}

/** How the core blocks look. */
export const coreBlocks: BlockComponents<typeof server> = {
  mosaic: Mosaic,
  row: Row,
  quickView: Grid,
  new: Row,
  random: Grid,
  related: Grid,
  categoryChips: CategoryChips,
  list: ItemList,
  breadcrumbs: Breadcrumbs,
  faq: Faq,
  richText: RichText,
  searchResults: SearchResults,
};
