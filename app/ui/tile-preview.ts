/** Milliseconds for which the pointer must rest on a tile before its preview starts (design note 5). */
const restTime = 250;
/** Seconds after which a video restarts. This limits how much of a long video on another host is loaded. */
const longestPlay = 10;

let tile: HTMLElement | null = null;
let preview: HTMLElement | null = null;
/** The video that is loading or playing. */
let loading: HTMLVideoElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the preview of the tile under the pointer or with the focus, and removes that of any other tile. */
export function followTile(next: HTMLElement | null): void {
  if (next === tile) return;
  clearTimeout(timer);
  stop();
  tile = next;
  if (next) timer = setTimeout(() => show(next), restTime);
}

/** Removes the preview and stops its download. */
function stop(): void {
  loading?.removeAttribute('src');
  loading?.load();
  loading = null;
  preview?.remove();
  preview = null;
}

function show(on: HTMLElement): void {
  const address = on.dataset.preview;
  const title = on.querySelector('.tile-title');
  if (!address || !title || !on.isConnected) return;
  const video = document.createElement('video');
  const isElsewhere = address.startsWith('https://');
  if (isElsewhere || video.canPlayType('video/webm; codecs="vp9"')) {
    const src = isElsewhere ? address : `${address}.webm`;
    Object.assign(video, { src, muted: true, loop: true, playsInline: true });
    video.addEventListener('timeupdate', () => {
      if (video.currentTime > longestPlay) video.currentTime = 0;
    });
    video.addEventListener('playing', () => place(on, video, title), { once: true });
    loading = video;
    // If playing is refused or fails, the cover remains.
    video.play().catch(() => {});
  } else {
    const image = new Image();
    image.src = `${address}.webp`;
    image.alt = '';
    image.addEventListener('load', () => place(on, image, title), { once: true });
  }
}

function place(on: HTMLElement, element: HTMLElement, title: Element): void {
  if (on !== tile || preview) return;
  element.className = 'tile-preview';
  element.ariaHidden = 'true';
  title.before(element);
  preview = element;
}
