import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { PreviewFrame } from '../look/preview-frame.tsx';
import type { ItemData } from './read-item.server.ts';

const widths = ['phone', 'tablet', 'desktop'] as const;
type Width = (typeof widths)[number];

/** CSS pixels. */
const pixels: Record<Width, number> = { phone: 390, tablet: 820, desktop: 1280 };

const icons = {
  phone: <Smartphone aria-hidden className="size-4" />,
  tablet: <Tablet aria-hidden className="size-4" />,
  desktop: <Monitor aria-hidden className="size-4" />,
};

/** The real page of an item with the changes of the draft, between the list and the form. */
export function ItemPage({ item: { title, state, page } }: { item: ItemData }) {
  const t = useMessages('content');
  const [width, setWidth] = useState<Width>('phone');
  return (
    <section
      aria-label={t('page.label', { title })}
      className="sticky top-0 flex h-dvh min-w-0 flex-1 flex-col gap-3 border-s border-divider bg-canvas p-5 min-[1920px]:max-w-[560px]"
    >
      <div className="flex h-9 shrink-0 items-center justify-center">
        <Segmented
          label={t('page.width')}
          value={width}
          onChange={setWidth}
          options={widths.map((id) => ({
            id,
            label: (
              <span className="flex items-center gap-1.5">
                {icons[id]}
                {t('page.widthName', { width: id })}
              </span>
            ),
          }))}
        />
      </div>
      {page ? (
        <PreviewFrame
          id={`${page.revision} ${page.path}`}
          src={`${page.portal}/preview/${page.key}?${new URLSearchParams({ to: page.path }).toString()}`}
          title={t('page.label', { title })}
          width={pixels[width]}
        />
      ) : (
        <p className="m-auto max-w-72 text-center text-muted">
          {t('page.none', { state: state === 'shown' ? 'shown' : 'other' })}
        </p>
      )}
    </section>
  );
}
