import { lazy, Suspense, useState } from 'react';
import type { BlockData } from '#app/core/layouts/block.server.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Section } from '#app/ui/section.tsx';
import type { appBlocks } from '../blocks.server.ts';
import { wholeAddress } from '../whole-address.ts';

const Viewer = lazy(async () => ({
  default: (await import('./screenshot-viewer.tsx')).ScreenshotViewer,
}));

/** Screenshots at one height. Each is a link to the whole picture; with script it opens the viewer instead. */
export function AppScreenshots({ data }: { data: BlockData<(typeof appBlocks)['appScreenshots']> }) {
  const [shown, setShown] = useState<number | null>(null);
  const altOf = (index: number) => `${data.of}, screenshot ${index + 1} of ${data.shots.length}`;

  function show(event: React.MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setShown(index);
  }

  return (
    <Section title={data.title}>
      <ul aria-label={data.title} className="rail snap-x gap-3 py-2 md:gap-4">
        {data.shots.map(({ picture, width, height }, index) => (
          <li key={wholeAddress(picture)} className="flex-none snap-start">
            <a
              href={wholeAddress(picture)}
              className="relative block h-72 max-w-[88vw] overflow-hidden rounded-tile bg-surface shadow-soft md:h-96"
              style={{ aspectRatio: `${width} / ${height}` }}
              onClick={(event) => show(event, index)}
            >
              <Picture
                picture={picture}
                alt={altOf(index)}
                sizes={`${Math.round((384 * width) / height)}px`}
                plainWidth={1280}
                className="size-full object-contain"
              />
            </a>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Suspense>
          <Viewer
            title={data.title}
            pictures={data.shots.map(({ picture }, index) => ({
              src: wholeAddress(picture),
              alt: altOf(index),
            }))}
            start={shown}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </Section>
  );
}
