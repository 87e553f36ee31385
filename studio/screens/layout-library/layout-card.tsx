import { Check } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { PageKind } from '#app/domain/layout.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { PreviewLinkFrame } from '../../ui/preview-link-frame.tsx';
import { scaledFrame, ScaledWindow, useWindowScale } from '../../ui/scaled-window.tsx';
import { windowWidths, type WindowName } from '../../ui/window-widths.ts';

/** A layout with a live preview: the real portal, without its scripts. */
export function LayoutCard({
  name,
  description,
  goodFor,
  kinds = [],
  preview,
  window,
  isPresent = false,
  isBusy = false,
  onTry,
  action,
}: {
  name: string;
  description: string;
  goodFor?: string;
  kinds?: readonly PageKind[];
  /** Address of the preview. */
  preview: string;
  window: WindowName;
  /** Whether the section has this layout in the draft. */
  isPresent?: boolean;
  isBusy?: boolean;
  /** Applies the layout to the draft. Missing if the operator may not edit. */
  onTry?: (() => void) | undefined;
  /** The action of a card without `onTry`. */
  action?: ReactNode;
}) {
  const t = useMessages('layout-library');
  const heading = useId();
  const windowScale = useWindowScale(windowWidths[window]);
  /** The window size for which the preview has been loaded. `null` until the first load. */
  const [loaded, setLoaded] = useState<WindowName | null>(null);
  const others = kinds.filter((kind) => kind !== 'home');
  return (
    <li aria-labelledby={heading} className="flex flex-col overflow-clip rounded-card bg-surface shadow-card">
      <div inert className="flex h-72 flex-col border-b border-divider bg-canvas p-3 desktop:h-80">
        <ScaledWindow windowScale={windowScale} isBusy={loaded !== window} isBlank={loaded !== window}>
          {(frameStyle) => (
            <PreviewLinkFrame
              key={window}
              title={t('card.preview', { name })}
              src={preview}
              loading="lazy"
              onLoaded={() => setLoaded(window)}
              // The preview contains no scripts, and none may run. The cookie of the preview needs `allow-same-origin`.
              sandbox="allow-same-origin"
              className={scaledFrame}
              style={frameStyle}
            />
          )}
        </ScaledWindow>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-5">
        <div className="flex items-center gap-2">
          <h2 id={heading} className="flex-1">
            {name}
          </h2>
          {isPresent && <Badge kind="success">{t('card.inUse')}</Badge>}
        </div>
        <p dir="auto">{description}</p>
        {goodFor && (
          <p className="flex gap-2 text-secondary text-muted">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t('card.goodFor', { text: goodFor })}
          </p>
        )}
        {others.length > 0 && (
          <p className="text-secondary text-muted">
            {t('card.alsoChanges', { count: others.length, kind: others[0] ?? 'other' })}
          </p>
        )}
        <div className="mt-auto pt-3">
          {action}
          {onTry && (
            <Button
              kind="secondary"
              aria-label={t('card.tryNamed', { name })}
              isBusy={isBusy}
              isDisabled={isPresent}
              onPress={onTry}
            >
              {t('card.try')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
