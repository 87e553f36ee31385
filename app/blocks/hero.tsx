import { ArrowRight, Play, Star } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { hidden } from '#app/ui/message-tags.tsx';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { InLanguage, Name } from '#app/ui/in-language.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { useAttributesOf, useBlockTextLanguage } from '#app/ui/text-language.ts';
import { ItemLink } from '#app/ui/tile.tsx';
import type { coreBlocks } from './blocks.server.ts';

/** One large item: its picture with a glow in its own colour, and the main button. */
export function Hero({ data }: { data: BlockData<(typeof coreBlocks)['hero']> }) {
  const t = useMessages('blocks');
  const { picture, widePicture } = data;
  const shown = widePicture ?? picture;
  const color = shown && 'hash' in shown ? shown.color : 'var(--color-raised)';
  const Mark = data.isPlayed ? Play : ArrowRight;
  const attributesOf = useAttributesOf();
  const blockLanguage = useBlockTextLanguage();
  return (
    <section className="shell mt-4 md:mt-5" aria-label={data.label || data.title}>
      <div className="hero" style={{ '--hero-color': color } as CSSProperties}>
        {shown && (
          <div className="hero-picture">
            {/* Phones get the square version, because they have no room for text on the picture. */}
            <Picture
              picture={shown}
              widePicture={widePicture && picture}
              sizes="(min-width: 110rem) 1100px, (min-width: 40rem) 60vw, 100vw"
              plainWidth={1280}
              load="first"
              className="absolute inset-0 size-full object-cover sm:object-right sm:rtl:object-left"
            />
          </div>
        )}
        <div className="relative flex flex-col justify-center p-5 sm:max-w-[54%] md:p-10 xl:p-14">
          {data.label && (
            <p
              {...blockLanguage('title')}
              className="mb-2 font-display text-sm font-semibold text-accent-text md:text-base"
            >
              {data.label}
            </p>
          )}
          <h2 {...attributesOf(data.titleLanguage)} className="text-2xl md:text-3xl xl:text-4xl">
            {data.title}
          </h2>
          <p
            {...attributesOf(data.introLanguage)}
            className="mt-3 line-clamp-3 max-w-[46ch] text-soft md:text-lg"
          >
            {data.intro}
          </p>
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 md:mt-7">
            <ItemLink href={data.href} className="button-primary md:min-h-13 md:px-8 md:text-lg">
              <Mark aria-hidden className={`size-5 ${Mark === Play ? 'fill-current' : 'rtl:rotate-180'}`} />
              <span {...blockLanguage('button')}>{data.button}</span>
              <span className="sr-only">
                : <InLanguage language={data.titleLanguage}>{data.title}</InLanguage>
              </span>
            </ItemLink>
            <p className="flex items-center gap-3 text-sm font-semibold text-soft">
              {data.stars && (
                <span className="flex items-center gap-1.5">
                  <Star aria-hidden className="size-4 fill-accent-mark text-accent-mark" />
                  {t.rich('rating.stars', { stars: data.stars, hidden })}
                </span>
              )}
              {data.category && <Name of={data.category} />}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
