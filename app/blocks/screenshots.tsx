import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import type { PictureData } from '#app/ui/picture-data.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Section } from '#app/ui/section.tsx';
import type { coreBlocks } from './blocks.server.ts';

/** Screenshots of equal height in a row that scrolls sideways. Each opens at full size in a new tab. */
export function Screenshots({ data }: { data: BlockData<(typeof coreBlocks)['screenshots']> }) {
  const t = useMessages('blocks');
  return (
    <Section title={data.title}>
      <ul aria-label={data.title} className="rail snap-x gap-3 py-2 md:gap-4">
        {data.shots.map(({ picture, width, height }, index) => (
          <li key={wholeAddress(picture)} className="flex-none snap-start">
            <a
              href={wholeAddress(picture)}
              target="_blank"
              rel="noopener"
              className="relative block h-52 overflow-hidden rounded-tile bg-surface soft-shadow md:h-80"
              style={{ aspectRatio: `${width} / ${height}` }}
            >
              <Picture
                picture={picture}
                alt={t('screenshots.alt', {
                  title: data.of,
                  number: index + 1,
                  count: data.shots.length,
                })}
                sizes={`${Math.round((320 * width) / height)}px`}
                plainWidth={1280}
                className="size-full object-cover"
              />
              <span className="sr-only">{t('screenshots.newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function wholeAddress(picture: PictureData): string {
  return 'src' in picture ? picture.src : `/media/${picture.hash}-${picture.widths.at(-1)}.webp`;
}
