import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { PictureLoad } from '#app/ui/picture-load.ts';
import { Picture } from '#app/ui/picture.tsx';
import type { PictureData } from '#app/ui/picture-data.ts';
import { useLanguageAttributes } from '#app/ui/text-language.ts';
import { ItemLink } from '#app/ui/tile.tsx';
import type { CardTileData } from '../offer-data.server.ts';
import { yearlyCost, type Spending } from '../yearly-cost.ts';
import { SampleLabel } from './sample-label.tsx';
import { useCardFormats } from './use-card-formats.ts';

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
  const t = useMessages('shop');
  const { money, percent, rates } = useCardFormats(currency);
  const language = useLanguageAttributes(card.language);
  const cost = yearlyCost(card.terms, spending).total / 100;
  return (
    <article className="link-card">
      <div className="flex gap-4 p-4 pb-3">
        <CardArt picture={card.picture} className="w-26 md:w-30" />
        <div className="min-w-0 flex-1 self-center">
          {card.isSample && <SampleLabel />}
          <Heading {...language} className="mt-1 text-lg leading-tight">
            <ItemLink href={href} className="face-link">
              {card.title}
            </ItemLink>
          </Heading>
          <p className="text-sm leading-tight text-faint">
            {[card.merchant, card.network].filter(Boolean).join('\u00a0· ')}
          </p>
        </div>
      </div>
      <dl className="grid gap-1.5 px-4 pb-4 text-[0.9375rem]">
        <Figure name={t('card.yearlyFee')} value={money(card.terms.annualFee)} />
        <Figure name={t('card.apr')} value={rates(card.terms.aprMin, card.terms.aprMax)} />
        <Figure name={t('card.foreignFee')} value={percent(card.terms.foreignFee)} />
        <Figure
          name={cost < 0 ? t('cost.gain') : t('cost.pay')}
          value={t('cost.perYear', { amount: money(Math.abs(cost)) })}
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
