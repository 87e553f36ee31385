import { ArrowRight, Play, Star } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { hidden } from '#app/ui/message-tags.tsx';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { HeroCard } from '#app/ui/hero-card.tsx';
import { Name } from '#app/ui/in-language.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { useBlockTextLanguage } from '#app/ui/text-language.ts';
import type { coreBlocks } from './blocks.server.ts';

/** One large item: its picture with a glow in its own colour, and the main button. */
export function Hero({ data }: { data: BlockData<(typeof coreBlocks)['hero']> }) {
  const t = useMessages('blocks');
  const { picture, widePicture } = data;
  const shown = widePicture ?? picture;
  const Mark = data.isPlayed ? Play : ArrowRight;
  const blockLanguage = useBlockTextLanguage();
  return (
    <HeroCard
      label={data.label || data.title}
      picture={shown}
      color="var(--color-raised)"
      title={{ name: data.title, language: data.titleLanguage }}
      intro={{ name: data.intro, language: data.introLanguage }}
      href={data.href}
      className="mt-4 md:mt-5"
      above={
        data.label && (
          <p
            {...blockLanguage('title')}
            className="mb-2 font-display text-sm font-semibold text-accent-text md:text-base"
          >
            {data.label}
          </p>
        )
      }
      button={
        <>
          <Mark aria-hidden className={`size-5 ${Mark === Play ? 'fill-current' : 'rtl:rotate-180'}`} />
          <span {...blockLanguage('button')}>{data.button}</span>
        </>
      }
      facts={
        <>
          {data.stars > 0 && (
            <span className="flex items-center gap-1.5">
              <Star aria-hidden className="size-4 fill-accent-mark text-accent-mark" />
              {t.rich('rating.stars', { stars: data.stars, hidden })}
            </span>
          )}
          {data.category && <Name of={data.category} />}
        </>
      }
    >
      {shown && (
        // Phones get the square version, because they have no room for text on the picture.
        <Picture
          picture={shown}
          widePicture={widePicture && picture}
          sizes="(min-width: 110rem) 1100px, (min-width: 40rem) 60vw, 100vw"
          plainWidth={1280}
          load="first"
          className="absolute inset-0 size-full object-cover sm:object-right sm:rtl:object-left"
        />
      )}
    </HeroCard>
  );
}
