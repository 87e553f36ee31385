import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';

/** Size of the window that the frame stands for, in CSS pixels. */
export interface PreviewSize {
  width: number;
  height: number;
}

interface Frame {
  /** Identifies the page and its state. The address cannot, because its key is new with each load. */
  id: string;
  src: string;
}

/**
 * The portal in a frame, made smaller if it does not fit. A new page is loaded behind the present one and replaces it
 * when it is complete, so that the picture never becomes empty.
 */
export function PreviewFrame({
  id,
  src,
  title,
  size: { width, height },
}: Frame & { title: string; size: PreviewSize }) {
  const t = useMessages('look');
  const box = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState<{ width: number; height: number } | null>(null);
  const [shown, setShown] = useState<Frame | null>(null);
  const [wanted, setWanted] = useState<Frame>({ id, src });
  if (wanted.id !== id) setWanted({ id, src });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSpace({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = space ? Math.min(1, space.width / width) : 1;
  const fullHeight = space ? Math.max(height, space.height / scale) : height;
  const frames = shown && shown.id !== wanted.id ? [shown, wanted] : [wanted];
  return (
    <div ref={box} className="relative min-h-0 flex-1 overflow-hidden" aria-busy={shown?.id !== wanted.id}>
      <div
        className="absolute start-1/2 top-0 overflow-hidden rounded-row border border-line bg-surface shadow-overlay"
        style={{
          width: width * scale,
          height: space ? Math.min(space.height, fullHeight * scale) : height,
          marginInlineStart: (-width * scale) / 2,
        }}
      >
        {space &&
          frames.map((frame) => (
            <iframe
              key={frame.id}
              title={frame === wanted ? title : t('preview.leaving')}
              aria-hidden={frame !== wanted}
              src={frame.src}
              // The portal is another origin, so it cannot remove its own sandbox, and it cannot leave its frame.
              // oxlint-disable-next-line react/iframe-missing-sandbox
              sandbox="allow-scripts allow-same-origin allow-forms"
              onLoad={() => {
                if (frame === wanted) setShown(wanted);
              }}
              className="absolute inset-0 origin-top-left border-0"
              style={{
                width,
                height: Math.min(fullHeight, space.height / scale),
                scale: String(scale),
                zIndex: frame === wanted ? 0 : 1,
              }}
            />
          ))}
      </div>
    </div>
  );
}
