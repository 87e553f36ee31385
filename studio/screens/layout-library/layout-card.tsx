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
  /** Whether the draft has this layout. */
  isPresent?: boolean;
  isBusy?: boolean;
  /** Missing if the operator may not edit. */
  onTry?: (() => void) | undefined;
  /** The action of the card if it cannot be tried. */
  action?: ReactNode;
}) {
  const t = useMessages('layout-library');
  const heading = useId();
  const windowScale = useWindowScale(windowWidths[window]);
  /** The window whose preview has been loaded. */
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
              // The page contains no scripts, and none may run. The cookie of the preview needs the same origin.
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
