import { useRef, useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PagePicture, type PictureSource } from '../../ui/page-picture.tsx';
import { ScrollArea } from '../../ui/scroll-area.tsx';
import { useBoxSize } from '../../ui/use-box-size.ts';
import { WindowChoice } from '../../ui/window-choice.tsx';
import { windowWidths } from '../../ui/window-widths.ts';
import type { ChangedPage, LayoutReview } from './review-layouts.server.ts';

const versions = ['published', 'draft'] as const;
type Version = (typeof versions)[number];

/** Height of the pictures in CSS pixels of the page. Most pages are not longer. */
const pictureHeight = 3_200;

/** The pages whose layout a draft changes, before and after. */
export function ChangedPages({ review }: { review: LayoutReview }) {
  return review.pages.map((page) => (
    <ChangedPageCard key={`${page.prefix} ${page.kind}`} page={page} sources={review.sources} />
  ));
}

function ChangedPageCard({ page, sources }: { page: ChangedPage; sources: LayoutReview['sources'] }) {
  const { section, kind, prefix, address } = page;
  const t = useMessages('layouts');
  const [window, setWindow] = useState<'phone' | 'desktop'>('desktop');
  const title = t('pictures.title', { section, kind });
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 flex-1">{title}</h2>
        {address !== null && (
          <WindowChoice names={['phone', 'desktop']} value={window} onChange={setWindow} />
        )}
        <LinkButton href={`/pages/${prefix}/${kind}`}>{t('pictures.open')}</LinkButton>
      </div>
      {address === null ? (
        <p className="mt-3 text-secondary text-faint">{t('pictures.none')}</p>
      ) : (
        <ScrollArea
          label={t('pictures.label', { page: title })}
          className="mt-4 grid max-h-[70dvh] grid-cols-2 items-start gap-4 rounded-row"
        >
          {versions.map((version) => (
            <Picture
              key={version}
              version={version}
              source={sources[version]}
              page={title}
              address={address}
              width={windowWidths[window]}
            />
          ))}
        </ScrollArea>
      )}
    </Card>
  );
}

function Picture({
  version,
  source,
  page,
  address,
  width,
}: {
  version: Version;
  source: PictureSource;
  page: string;
  address: string;
  width: number;
}) {
  const t = useMessages('layouts');
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box);
  const scale = size ? Math.min(1, size.width / width) : 0;
  return (
    <figure className="min-w-0">
      <figcaption className="sticky top-0 z-10 flex items-center gap-2 bg-surface pb-2 text-secondary font-semibold">
        <span
          aria-hidden
          className={`size-2 rounded-full ${version === 'draft' ? 'bg-success' : 'bg-field'}`}
        />
        {t('pictures.version', { version })}
      </figcaption>
      <div
        ref={box}
        className="relative overflow-hidden rounded-row border border-line bg-sunken"
        style={{ height: pictureHeight * scale || 480 }}
      >
        {size && (
          <PagePicture
            key={width}
            source={source}
            address={address}
            title={t('pictures.frame', { page, version })}
            width={width}
            height={pictureHeight}
            scale={scale}
          />
        )}
      </div>
    </figure>
  );
}
