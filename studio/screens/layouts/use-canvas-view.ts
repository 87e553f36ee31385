import { useState } from 'react';
import { useDraft } from '../../draft/draft-state.ts';
import type { ShownPage } from './canvas.tsx';

/** Returns the view of the canvas, with the properties of the canvas and of its toolbar. */
export function useCanvasView(firstWidth: number) {
  const { current } = useDraft();
  const [chosen, setWidth] = useState<number | null>(null);
  const [isBrowsing, setBrowsing] = useState(false);
  const [shown, setShown] = useState<ShownPage | null>(null);
  const width = chosen ?? firstWidth;
  const window = { width, onWidth: setWidth, isBrowsing };
  return {
    width,
    shown,
    toolbar: { ...window, onBrowsing: setBrowsing },
    canvas: {
      ...window,
      revision: current && current.changes > 0 ? `${current.id} ${current.revision}` : '',
      onPage: setShown,
    },
  };
}

/** Class names of the canvas with its toolbar, beside the other panes. */
export const canvasClasses =
  'relative flex h-[80dvh] min-w-0 shrink-0 flex-col gap-3 bg-canvas p-3 tablet:p-4 desktop:h-auto desktop:flex-1 desktop:shrink';
