import { Check, Clock3, TicketPercent } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { useLanguageAttributes } from '#app/ui/text-language.ts';
import { ItemLink } from '#app/ui/tile.tsx';
import type { CouponTileData } from '../offer-data.server.ts';
import { SampleLabel } from './sample-label.tsx';

/** Colours of the stubs. White text on each has a contrast of at least 4.5:1. */
const stubColors = ['#c2410c', '#1d4ed8', '#0f766e', '#9d174d', '#6d28d9', '#3f6212'];

/** Hash of a coupon's address that makes the page show the code at once. */
export const codeAnchor = 'code';

/** Returns the colour of a coupon's stub. It is the same wherever the coupon is shown. */
export function stubStyle(id: number): CSSProperties {
  return { '--stub': stubColors[id % stubColors.length] } as CSSProperties;
}

/** The discount on a stub. Long texts use a smaller font. */
export function StubText({
  discount,
  language,
  isLarge = false,
}: {
  discount: string;
  language: string | undefined;
  isLarge?: boolean;
}) {
  const attributes = useLanguageAttributes(language);
  if (discount === '') return <TicketPercent aria-hidden className={isLarge ? 'size-16' : 'size-10'} />;
  const sizes = isLarge ? ['text-5xl', 'text-4xl', 'text-2xl'] : ['text-3xl', 'text-xl', 'text-base'];
  const size = sizes[discount.length <= 4 ? 0 : discount.length <= 8 ? 1 : 2];
  return (
    <span {...attributes} className={`font-display leading-tight font-bold text-balance ${size}`}>
      {discount}
    </span>
  );
}

/** A coupon in a list: a ticket with its stub. All of it is one link. */
export function Ticket({
  coupon,
  headingLevel: Heading,
}: {
  coupon: CouponTileData;
  headingLevel: 'h2' | 'h3';
}) {
  const t = useMessages('shop');
  const language = useLanguageAttributes(coupon.language);
  const { worked, failed } = coupon.votes;
  return (
    <article className="ticket-frame" style={stubStyle(coupon.id)}>
      <div className="ticket">
        <div className="ticket-stub">
          <StubText discount={coupon.discount} language={coupon.discountLanguage} />
        </div>
        <div className="ticket-body">
          <p className="flex items-center justify-between gap-2 text-sm">
            <span className="truncate">{coupon.merchant}</span>
            {coupon.isSample && <SampleLabel />}
          </p>
          <Heading {...language} className="line-clamp-2 text-lg leading-tight">
            <ItemLink
              href={coupon.codeStart ? `${coupon.href}#${codeAnchor}` : coupon.href}
              className="face-link"
            >
              {coupon.title}
            </ItemLink>
          </Heading>
          <p
            aria-hidden
            className="mt-auto flex gap-2 max-[27rem]:flex-col max-[27rem]:items-start min-[27rem]:items-center"
          >
            {coupon.codeStart ? (
              <>
                <span dir="ltr" className="ticket-code">
                  {coupon.codeStart}•••
                </span>
                <span className="ticket-action">{t('coupon.showCode')}</span>
              </>
            ) : (
              <span className="ticket-action">{t('section.open')}</span>
            )}
          </p>
          <p className="mt-1.5 flex flex-wrap gap-x-4 text-xs font-bold">
            {coupon.ends && (
              <span className="flex items-center gap-1">
                <Clock3 aria-hidden className="size-3.5" />
                <time dateTime={coupon.ends.dateTime}>{coupon.ends.text}</time>
              </span>
            )}
            {worked + failed > 0 && (
              <span className="flex items-center gap-1">
                <Check aria-hidden className="size-3.5" />
                {t('votes.count', { worked, total: worked + failed })}
              </span>
            )}
            {!coupon.codeStart && <span>{t('coupon.noCode')}</span>}
          </p>
        </div>
      </div>
    </article>
  );
}
