import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { PreviewLinkFrame } from '../../ui/preview-link-frame.tsx';
import { scaledFrame, ScaledWindow, useWindowScale } from '../../ui/scaled-window.tsx';

interface Frame {
  /** Identifies the page and its state. The address does not, because it contains a new key after each load. */
  id: string;
  src: string;
}

/**
 * The portal in a frame, made smaller if it does not fit. A new page is loaded behind the current one and replaces it
 * when it is complete, so that the picture never becomes empty.
 */
export function PreviewFrame({
  id,
  src,
  title,
  width,
}: Frame & {
  title: string;
  /** Width of the window that the frame stands for, in CSS pixels. */
  width: number;
}) {
  const t = useMessages('look');
  const windowScale = useWindowScale(width);
  const [shown, setShown] = useState<Frame | null>(null);
  const [wanted, setWanted] = useState<Frame>({ id, src });
  if (wanted.id !== id) setWanted({ id, src });
  const frames = shown && shown.id !== wanted.id ? [shown, wanted] : [wanted];
  return (
    <ScaledWindow windowScale={windowScale} isBusy={shown?.id !== wanted.id} isBlank={shown === null}>
      {(frameStyle) =>
        frames.map((frame) => (
          <PreviewLinkFrame
            key={frame.id}
            title={frame === wanted ? title : t('preview.leaving')}
            aria-hidden={frame !== wanted}
            src={frame.src}
            // The portal has another origin, so it cannot remove its own sandbox, and the sandbox does not let it leave
            // its frame.
            sandbox="allow-scripts allow-same-origin allow-forms"
            onLoaded={() => {
              if (frame === wanted) setShown(wanted);
            }}
            className={scaledFrame}
            style={{ ...frameStyle, zIndex: frame === wanted ? 0 : 1 }}
          />
        ))
      }
    </ScaledWindow>
  );
}
