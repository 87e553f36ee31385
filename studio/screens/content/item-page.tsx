import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { WindowChoice } from '../../ui/window-choice.tsx';
import { windowWidths, type WindowName } from '../../ui/window-widths.ts';
import { PreviewFrame } from '../look/preview-frame.tsx';
import type { ItemData } from './read-item.server.ts';

/** The real page of an item with the changes of the draft, between the list and the form. */
export function ItemPage({ item: { title, state, page } }: { item: ItemData }) {
  const t = useMessages('content');
  const [window, setWindow] = useState<WindowName>('phone');
  return (
    <section
      aria-label={t('page.label', { title })}
      className="sticky top-0 flex h-dvh min-w-0 flex-1 flex-col gap-3 border-s border-divider bg-canvas p-5 min-[1920px]:max-w-[560px]"
    >
      <div className="flex h-9 shrink-0 items-center justify-center">
        <WindowChoice names={['phone', 'tablet', 'desktop']} value={window} onChange={setWindow} />
      </div>
      {page ? (
        <PreviewFrame
          id={`${page.revision} ${page.path}`}
          src={`${page.portal}/preview/${page.key}?${new URLSearchParams({ to: page.path }).toString()}`}
          title={t('page.label', { title })}
          width={windowWidths[window]}
        />
      ) : (
        <p className="m-auto max-w-72 text-center text-muted">
          {t('page.none', { state: state === 'shown' ? 'shown' : 'other' })}
        </p>
      )}
    </section>
  );
}
