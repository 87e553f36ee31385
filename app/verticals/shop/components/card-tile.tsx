import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PictureLoad } from '#app/ui/picture-load.ts';
import { Picture } from '#app/ui/picture.tsx';
import type { PictureData } from '#app/ui/picture-data.ts';
import { ItemLink } from '#app/ui/tile.tsx';
import { formatMoney, formatPercent, formatRates } from '../money.ts';
import type { CardTileData } from '../offer-data.server.ts';
import { yearlyCost, type Spending } from '../yearly-cost.ts';
import { SampleLabel } from './sample-label.tsx';

/** A credit card in a list with its yearly cost. `children` follow its figures. */
export function CardTile({
  card,
  href = card.href,
  spending,
  currency,
  headingLevel: Heading,
  children,
}: {
  card: CardTileData;
  href?: string;
  spending: Spending;
  currency: string;
  headingLevel: 'h2' | 'h3';
  children?: ReactNode;
}) {
  const cost = yearlyCost(card.terms, spending).total / 100;
  return (
    <article className="link-card">
      <div className="flex gap-4 p-4 pb-3">
        <CardArt picture={card.picture} className="w-26 md:w-30" />
        <div className="min-w-0 flex-1 self-center">
          {card.isSample && <SampleLabel />}
          <Heading className="mt-1 text-lg leading-tight">
            <ItemLink href={href} className="face-link">
              {card.title}
            </ItemLink>
          </Heading>
          <p className="truncate text-sm text-faint">
            {[card.merchant, card.network].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <dl className="grid gap-1.5 px-4 pb-4 text-[15px]">
        <Figure name="Yearly fee" value={formatMoney(card.terms.annualFee, currency)} />
        <Figure name="Interest (APR)" value={formatRates(card.terms.aprMin, card.terms.aprMax)} />
        <Figure name="Foreign fee" value={formatPercent(card.terms.foreignFee)} />
        <Figure
          name={cost < 0 ? 'You gain' : 'You pay'}
          value={`${formatMoney(Math.abs(cost), currency)} a year`}
          isGain={cost < 0}
          isMain
        />
      </dl>
      {children}
    </article>
  );
}

/** One figure with its label. Labels are on the left, figures on the right. */
function Figure({
  name,
  value,
  isMain = false,
  isGain = false,
}: {
  name: string;
  value: string;
  isMain?: boolean;
  isGain?: boolean;
}) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${isMain ? 'border-t border-line pt-2' : ''}`}>
      <dt className="text-soft">{name}</dt>
      <dd
        className={`text-end tabular-nums ${isMain ? 'font-display text-xl font-bold' : 'font-bold'} ${isGain ? 'text-success' : ''}`}
      >
        {value}
      </dd>
    </div>
  );
}

/** The picture of a card, or a drawn placeholder. */
export function CardArt({
  picture,
  className,
  load,
}: {
  picture: PictureData | null;
  className: string;
  load?: PictureLoad | undefined;
}) {
  return (
    <div
      className={`grid aspect-square flex-none place-items-center overflow-hidden rounded-tile bg-raised ${className}`}
    >
      {picture ? (
        <Picture
          picture={picture}

          sizes="320px"
          plainWidth={320}
          load={load}
          className="size-full object-cover"
        />
      ) : (
        <CreditCard aria-hidden className="size-1/2 text-faint" strokeWidth={1.5} />
      )}
    </div>
  );
}
