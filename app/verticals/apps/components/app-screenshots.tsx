import { lazy, Suspense, useState, type CSSProperties } from 'react';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Section } from '#app/ui/section.tsx';
import type { appBlocks } from '../blocks.server.ts';
import { wholeAddress } from '../whole-address.ts';

const Viewer = lazy(async () => ({
  default: (await import('./screenshot-viewer.tsx')).ScreenshotViewer,
}));

/**
 * Screenshots in a line. Each is a link to the full-size picture. With JavaScript, the link opens the viewer instead.
 */
export function AppScreenshots({ data }: { data: BlockData<(typeof appBlocks)['appScreenshots']> }) {
  const [shown, setShown] = useState<number | null>(null);

  function show(event: React.MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setShown(index);
  }

  return (
    <Section title={data.title}>
      <ul aria-label={data.title} className="app-shots rail snap-x py-2">
        {data.shots.map(({ picture, width, height, alt, language }, index) => (
          <li
            key={wholeAddress(picture)}
            className={`${width < height ? 'is-tall' : ''} flex-none snap-start`}
            style={{ '--ratio': width / height } as CSSProperties}
          >
            <a
              href={wholeAddress(picture)}
              className="relative block overflow-hidden rounded-tile bg-surface soft-shadow"
              onClick={(event) => show(event, index)}
            >
              <Picture
                picture={{ ...picture, alt, language }}
                sizes={`${Math.round((384 * width) / height)}px`}
                plainWidth={1280}
                className="size-full object-contain"
              />
            </a>
          </li>
        ))}
      </ul>
      {data.credits.length > 0 && <p className="text-sm text-soft">{data.credits.join('; ')}</p>}
      {shown !== null && (
        <Suspense>
          <Viewer
            title={data.title}
            pictures={data.shots.map(({ picture, alt, description }) => ({
              src: wholeAddress(picture),
              alt,
              description,
            }))}
            start={shown}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </Section>
  );
}
