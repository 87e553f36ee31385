import { ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { hidden } from '#app/ui/message-tags.tsx';
import { textIn } from '#app/ui/in-language.tsx';
import { useLanguageAttributes } from '#app/ui/text-language.ts';
import { Picture } from '#app/ui/picture.tsx';
import { ItemLink } from '#app/ui/tile.tsx';
import type { DealTileData } from '../offer-data.server.ts';
import { SampleLabel } from './sample-label.tsx';

/** A deal in a list: picture, discount, title and price. All of it is one link. */
export function DealTile({ deal, headingLevel: Heading }: { deal: DealTileData; headingLevel: 'h2' | 'h3' }) {
  const t = useMessages('shop');
  const language = useLanguageAttributes(deal.language);
  return (
    <article className="link-card">
      <div className="relative grid aspect-square flex-none place-items-center overflow-hidden bg-raised">
        {deal.picture ? (
          <Picture
            picture={deal.picture}
            sizes="(min-width: 80rem) 15vw, (min-width: 48rem) 30vw, 46vw"
            plainWidth={320}
            className="size-full object-cover"
          />
        ) : (
          <ShoppingBag aria-hidden className="size-14 text-faint" />
        )}
        {deal.discount && (
          <span className="bg-saving text-on-saving absolute start-3 top-3 rounded-full px-2.5 py-0.5 font-display text-sm font-bold">
            {t.rich('price.discount', {
              discount: deal.discount,
              hidden,
              own: textIn(deal.discountLanguage),
            })}
          </span>
        )}
        {deal.isSample && <SampleLabel className="absolute end-3 bottom-3" />}
      </div>
      <div className="flex flex-1 flex-col gap-0.5 p-3 md:p-4">
        <p className="truncate text-sm text-faint">{deal.merchant}</p>
        <Heading {...language} className="line-clamp-2 text-base leading-tight">
          <ItemLink href={deal.href} className="face-link">
            {deal.title}
          </ItemLink>
        </Heading>
        <Prices price={deal.price} priceOriginal={deal.priceOriginal} className="mt-auto pt-1.5" />
        {deal.ends && (
          <time dateTime={deal.ends.dateTime} className="text-xs font-semibold text-faint">
            {deal.ends.text}
          </time>
        )}
      </div>
    </article>
  );
}

/** A price and the original price. */
export function Prices({
  price,
  priceOriginal,
  className = '',
  isLarge = false,
}: {
  price: string;
  priceOriginal: string;
  className?: string;
  isLarge?: boolean;
}) {
  const t = useMessages('shop');
  if (price === '') return null;
  const now = (children: ReactNode) => (
    <span className={`font-display font-bold text-success ${isLarge ? 'text-4xl' : 'text-xl'}`}>
      {children}
    </span>
  );
  const before = (children: ReactNode) => (
    <s className={`text-faint ${isLarge ? 'text-xl' : 'text-sm'}`}>{children}</s>
  );
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 tabular-nums ${className}`}>
      {priceOriginal
        ? t.rich('price.reduced', { price, original: priceOriginal, hidden, now, before })
        : t.rich('price.now', { price, hidden, now })}
    </p>
  );
}
