import { useState, type CSSProperties } from 'react';
import { classes } from './classes.ts';
import { scaledFrame } from './scaled-window.tsx';

/** Where a picture of a page is loaded from. */
export interface PictureSource {
  /** The origin of the portal. */
  portal: string;
  /** The preview key that opens the draft or the published site. */
  key: string;
}

/** A page of the portal without scripts, made smaller. The browser loads it when it comes near the visible area. */
export function PagePicture({
  source: { portal, key },
  address,
  block,
  title,
  width,
  height,
  scale,
  style,
}: {
  source: PictureSource;
  /** Path and query of the page. */
  address: string;
  /** If set, the page contains only this block, such as `2.home.row`. */
  block?: string;
  title: string;
  /** Size of the window that the picture stands for, in CSS pixels. */
  width: number;
  height: number;
  scale: number;
  style?: CSSProperties;
}) {
  const [isLoaded, setLoaded] = useState(false);
  const [path = '/', query = ''] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('preview-key', key);
  if (block !== undefined) parameters.set('preview-block', block);
  return (
    <iframe
      title={title}
      aria-hidden
      tabIndex={-1}
      inert
      loading="lazy"
      src={`${portal}${path}?${parameters.toString()}`}
      sandbox="allow-same-origin"
      onLoad={() => setLoaded(true)}
      // Browsers show an empty frame in white, so the frame is hidden until the page is loaded.
      className={classes('pointer-events-none', scaledFrame, !isLoaded && 'opacity-0')}
      style={{ width, height, scale: String(scale), ...style }}
    />
  );
}
