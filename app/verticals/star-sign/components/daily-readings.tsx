import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { useLanguageAttributes } from '#app/ui/text-language.ts';
import { InLanguage } from '#app/ui/in-language.tsx';
import { ItemLink } from '#app/ui/tile.tsx';
import type { starSignBlocks } from '../blocks.server.ts';
import { SignGlyph } from '../drawing/glyphs.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { StarField } from './star-field.tsx';

/** The readings of the day for all signs. */
export function DailyReadings({ data }: { data: BlockData<(typeof starSignBlocks)['dailyReadings']> }) {
  const textLanguage = useLanguageAttributes(data.readings[0]?.language);
  return (
    <>
      <StarField />
      <section className="shell mt-4 md:mt-8">
        <h2 className="text-3xl text-balance md:text-4xl">{data.title}</h2>
        <ul className="mt-6 grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-3 @min-[96rem]:grid-cols-4">
          {data.readings.map(({ id, slug, title, dates, element, href, text, reason, ...reading }) => (
            <li
              key={id}
              className="sign-tile relative flex flex-col p-5 focus-within:outline-3 focus-within:outline-accent-mark md:p-6"
            >
              <h3 className="flex items-center gap-3 text-xl md:text-2xl">
                <SignGlyph sign={slug} className={`size-8 tint-${element || 'none'}`} />
                <ItemLink href={href} className="after:absolute after:inset-0 focus-visible:outline-none">
                  <InLanguage language={reading.titleLanguage}>{title}</InLanguage>
                </ItemLink>
                <span className="ms-auto font-text text-sm font-normal text-soft">
                  <InLanguage language={reading.datesLanguage}>{dates}</InLanguage>
                </span>
              </h3>
              <p {...textLanguage} className="mt-3 mb-4">
                {text}
              </p>
              {reason && <p className="mt-auto border-t border-line pt-3 text-sm text-soft">{reason}</p>}
            </li>
          ))}
        </ul>
        <Disclaimer className="mt-5" />
      </section>
    </>
  );
}
