import { Search, SearchX } from 'lucide-react';
import type { BlockData } from '#app/core/layouts/block.server.ts';
import type { TextRun } from '#app/core/catalogue/search/highlight.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { TileData } from '#app/ui/tile-data.ts';
import { TileGrid } from '#app/ui/tile-grid.tsx';
import { ItemLink } from '#app/ui/tile.tsx';
import type { coreBlocks } from './blocks.server.ts';

/** Results with marked hits, then close matches and more items (READINGS 18). */
export function SearchResults({ data }: { data: BlockData<(typeof coreBlocks)['searchResults']> }) {
  const hasKeyword = data.keyword !== '';
  return (
    <section className="shell mt-2">
      {data.total > 0 && (
        <h1 className="mb-5 text-2xl md:text-3xl">
          {hasKeyword ? `“${data.keyword}”` : 'Everything'}
          <span className="ms-3 align-middle font-text text-base font-semibold text-faint">
            {data.total === 1 ? '1 result' : `${data.total} results`}
          </span>
        </h1>
      )}
      {data.total === 0 && hasKeyword && (
        <EmptyState icon={SearchX} title="Nothing found" isHeading>
          No title or description holds “<span className="break-words">{data.keyword.slice(0, 120)}</span>”.
          What comes closest stands below.
        </EmptyState>
      )}
      {data.total === 0 && !hasKeyword && (
        <EmptyState icon={Search} title="What would you like to find?" isHeading>
          Type a word into the search field above, or pick one of these.
        </EmptyState>
      )}
      <ResultList rows={data.hits} eager={12} />
      <Pagination pager={data.pager} />
      {data.close.length > 0 && (
        <>
          <h2 className="mt-10 mb-4 text-xl">Close matches</h2>
          <ResultList rows={data.close} />
        </>
      )}
      <MoreTiles title={data.moreTitle} tiles={data.more} />
      <MoreTiles title="Popular right now" tiles={data.popular} />
    </section>
  );
}

function MoreTiles({ title, tiles }: { title: string; tiles: readonly TileData[] }) {
  if (tiles.length === 0) return null;
  return (
    <>
      <h2 className="mt-10 mb-4 text-xl">{title}</h2>
      <TileGrid tiles={tiles} />
    </>
  );
}

function ResultList({
  rows,
  eager = 0,
}: {
  rows: readonly { tile: TileData; title: readonly TextRun[]; snippet: readonly TextRun[] }[];
  /** The first that load at once. */
  eager?: number;
}) {
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {rows.map(({ tile, title, snippet }, index) => (
        <li key={tile.id}>
          <ItemLink
            href={tile.href}
            className="flex h-full gap-4 rounded-panel bg-surface p-3 transition-colors hover:bg-raised"
          >
            <span className="size-24 flex-none overflow-hidden rounded-tile">
              {tile.picture && (
                <Picture
                  picture={tile.picture}
                  alt=""
                  sizes="96px"
                  eager={index < eager}
                  className="size-full object-cover"
                />
              )}
            </span>
            <span className="min-w-0 py-1">
              <span className="block font-display text-lg leading-tight font-semibold">
                <Marked runs={title} />
              </span>
              <span className="mt-1 line-clamp-3 block text-sm text-soft">
                <Marked runs={snippet} />
              </span>
            </span>
          </ItemLink>
        </li>
      ))}
    </ul>
  );
}

function Marked({ runs }: { runs: readonly TextRun[] }) {
  return runs.map((run, index) => (run.isHit ? <mark key={index}>{run.text}</mark> : run.text));
}
