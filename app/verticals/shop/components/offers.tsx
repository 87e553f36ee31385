import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { Inserted } from '#app/ui/insertions.tsx';
import { FilledRow, type RowFilling } from '#app/ui/row-filling.tsx';
import { Section } from '#app/ui/section.tsx';
import type { shopBlocks } from '../blocks.server.ts';
import type { OfferTileData } from '../offer-data.server.ts';
import type { OfferKind } from '../vertical.ts';
import type { Spending } from '../yearly-cost.ts';
import { CardTile } from './card-tile.tsx';
import { DealTile } from './deal-tile.tsx';
import { Ticket } from './ticket.tsx';

/** Offers of one kind with a title. */
export function Offers({ data }: { data: BlockData<(typeof shopBlocks)['offers']> }) {
  const t = useMessages('shop');
  return (
    <Section title={data.title} seeAll={data.seeAll}>
      <OfferGroups {...data} headingLevel={data.title ? 'h3' : 'h2'} />
      {data.kind === 'card' && <p className="mt-3 max-w-read text-sm text-faint">{t('cost.assumption')}</p>}
    </Section>
  );
}

/** Offers that are related to the offer of the page. */
export function RelatedOffers({ data }: { data: BlockData<(typeof shopBlocks)['relatedOffers']> }) {
  return (
    <Section title={data.title}>
      <OfferGroups {...data} columns={rowsOfSix} headingLevel="h3" />
    </Section>
  );
}

/** Classes for the columns of a list of offers. */
export const gridOf: Readonly<Record<OfferKind, string>> = {
  coupon:
    'grid columns gap-4 [--columns:1] @2xl:[--columns:2] md:gap-5 @6xl:[--columns:3] @min-[96rem]:[--columns:4]',
  deal: 'grid columns gap-4 [--columns:2] @2xl:[--columns:3] md:gap-5 @4xl:[--columns:4] @6xl:[--columns:6]',
  card: 'grid columns gap-4 [--columns:1] @xl:[--columns:2] md:gap-5 @4xl:[--columns:3] @min-[120rem]:[--columns:6]',
};

/** Columns that six offers fill at every width. */
const rowsOfSix: typeof gridOf = {
  coupon: 'grid columns gap-4 [--columns:1] @2xl:[--columns:2] md:gap-5 @6xl:[--columns:3]',
  deal: 'grid columns gap-4 [--columns:2] @2xl:[--columns:3] @4xl:[--columns:6]',
  card: 'grid columns gap-4 [--columns:1] @xl:[--columns:2] md:gap-5 @4xl:[--columns:3]',
};

/** Offers by kind. Each kind has its own grid, so that no grid has gaps. */
export function OfferGroups({
  tiles,
  fillings,
  columns = gridOf,
  spending,
  currency,
  headingLevel,
}: {
  tiles: readonly OfferTileData[];
  /** The content that fills the last row of each kind. */
  fillings?: Readonly<Record<OfferKind, RowFilling<OfferTileData>>>;
  columns?: typeof gridOf;
  spending: Spending;
  currency: string;
  headingLevel: 'h2' | 'h3';
}) {
  const kinds = [...new Set(tiles.map(({ kind }) => kind))];
  return (
    <div className="grid gap-6">
      {kinds.map((kind) => (
        <Inserted as="ul" key={kind} className={columns[kind]}>
          {tiles
            .filter((tile) => tile.kind === kind)
            .map((tile) => (
              <li key={tile.id}>
                <OfferTile tile={tile} spending={spending} currency={currency} headingLevel={headingLevel} />
              </li>
            ))}
          {fillings && (
            <FilledRow filling={fillings[kind]}>
              {(tile) => (
                <li key={tile.id}>
                  <OfferTile tile={tile} spending={spending} currency={currency} headingLevel="h3" />
                </li>
              )}
            </FilledRow>
          )}
        </Inserted>
      ))}
    </div>
  );
}

function OfferTile({
  tile,
  spending,
  currency,
  headingLevel,
}: {
  tile: OfferTileData;
  spending: Spending;
  currency: string;
  headingLevel: 'h2' | 'h3';
}) {
  switch (tile.kind) {
    case 'coupon':
      return <Ticket coupon={tile} headingLevel={headingLevel} />;
    case 'deal':
      return <DealTile deal={tile} headingLevel={headingLevel} />;
    case 'card':
      return <CardTile card={tile} spending={spending} currency={currency} headingLevel={headingLevel} />;
  }
}
