import { ArrowRight, MoonStar, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { InLanguage, textIn } from '#app/ui/in-language.tsx';
import { hidden } from '#app/ui/message-tags.tsx';
import { useLanguageAttributes } from '#app/ui/text-language.ts';
import { ItemLink } from '#app/ui/tile.tsx';
import type { starSignBlocks } from '../blocks.server.ts';
import { SignGlyph } from '../drawing/glyphs.tsx';
import { useMySign } from '../my-sign.ts';
import { Disclaimer } from './disclaimer.tsx';
import { StarField } from './star-field.tsx';
import { Wheel } from './wheel.tsx';

type ZodiacData = BlockData<(typeof starSignBlocks)['zodiac']>;

const findLink = (text: ReactNode) => (
  <a href="#find" className="text-star underline underline-offset-4 hover:text-strong">
    {text}
  </a>
);

/**
 * The twelve signs as a wheel and as a list, with the reading of the day. The wheel and the list highlight the same
 * sign.
 */
export function Zodiac({ data }: { data: ZodiacData }) {
  const t = useMessages('star-sign');
  if (!data.wheel) {
    return (
      <>
        <StarField />
        <div className="shell">
          <EmptyState icon={MoonStar} title={t('section.none')} isHeading>
            {t('section.noneHint')}
          </EmptyState>
        </div>
      </>
    );
  }
  const hrefs = new Map(data.signs.flatMap(({ slug, href }) => (slug === '' ? [] : [[slug, href]])));
  return (
    <>
      <StarField />
      <section className="shell">
        <div className="zodiac">
          <header className="zodiac-head">
            <h1 className="text-3xl md:text-4xl">{data.heading}</h1>
            <p className="mt-3 max-w-read text-lg text-soft">
              {data.lead}
              {t.rich('zodiac.choose', { link: findLink })}
            </p>
          </header>
          <div className="zodiac-wheel">
            <Wheel wheel={data.wheel} hrefs={hrefs} />
          </div>
          <div className="zodiac-list">
            <SignList signs={data.signs} />
            <DayReadings readings={data.readings} />
          </div>
        </div>
      </section>
    </>
  );
}

/**
 * The list of signs, with the visitor's own sign first. Before hydration, the style sheet moves this sign to the front.
 * After hydration, it is the first in the document.
 */
function SignList({ signs }: { signs: ZodiacData['signs'] }) {
  const mine = useMySign();
  const sorted = signs.toSorted((a, b) => Number(b.slug === mine) - Number(a.slug === mine));
  return (
    <ul className="grid grid-cols-1 gap-2.5 md:gap-3 @3xs:grid-cols-2 @xl:grid-cols-3">
      {sorted.map((sign) => (
        <li key={sign.id} className={`sign-place ${sign.slug ? `sign-of z-${sign.slug}` : ''}`}>
          <ItemLink href={sign.href} className={`sign-card ${sign.slug ? `sign-of z-${sign.slug}` : ''}`}>
            <span className="flex items-center gap-2 font-display leading-tight font-semibold @min-[19rem]:text-lg">
              {sign.slug && (
                <SignGlyph sign={sign.slug} className={`size-5 tint-${sign.element || 'none'}`} />
              )}
              <InLanguage language={sign.titleLanguage}>{sign.title}</InLanguage>
              {sign.slug && <Star aria-hidden className="mine-mark size-5 fill-current text-star" />}
            </span>
            <span className="text-sm text-soft">
              <InLanguage language={sign.datesLanguage}>{sign.dates}</InLanguage>
            </span>
          </ItemLink>
        </li>
      ))}
    </ul>
  );
}

/**
 * The readings of the day for all signs of the catalogue. The style sheet shows one of them. If the catalogue has all
 * twelve signs, it is the reading of the visitor's own sign, otherwise that of the sign that the Sun is in.
 */
function DayReadings({ readings }: { readings: ZodiacData['readings'] }) {
  const t = useMessages('star-sign');
  const textLanguage = useLanguageAttributes(readings[0]?.language);
  if (readings.length === 0) return null;
  return (
    <div className={`star-panel mt-4 ${readings.length === 12 ? 'day-readings' : 'one-reading'}`}>
      {readings.map(({ slug, title, titleLanguage, href, text, reason, isOfSun }) => (
        <article
          key={slug}
          className={`day-reading z-${slug} ${isOfSun ? 'is-of-sun' : ''}`}
          aria-labelledby={`reading-${slug}`}
        >
          <h2 id={`reading-${slug}`} className="flex items-center gap-2.5 text-xl wrap-anywhere">
            <SignGlyph sign={slug} className="size-6 text-star" />
            {t('reading.titleToday', { sign: title })}
          </h2>
          <p {...textLanguage} className="mt-2 max-w-read">
            {text}
          </p>
          <p className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <span className="text-sm text-soft">{reason}</span>
            <ItemLink href={href} className="button-quiet">
              {t.rich('reading.all', {
                sign: title,
                hidden,
                own: textIn(titleLanguage),
              })}
              <ArrowRight aria-hidden className="size-4 rtl:rotate-180" />
            </ItemLink>
          </p>
        </article>
      ))}
      <Disclaimer className="mt-4 border-t border-line pt-4" />
    </div>
  );
}
