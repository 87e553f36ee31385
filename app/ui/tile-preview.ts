/** How long the pointer rests on a tile before its preview begins, ms (DESIGN, Parts). */
const restTime = 250;
/** A video begins again after so many seconds: of one on another host, which may be long, no more is loaded. */
const longestPlay = 10;

let tile: HTMLElement | null = null;
let preview: HTMLElement | null = null;
/** The video that loads or plays. */
let loading: HTMLVideoElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the preview of the tile that the pointer or the focus has come to, and takes that of another away. */
export function followTile(next: HTMLElement | null): void {
  if (next === tile) return;
  clearTimeout(timer);
  stop();
  tile = next;
  if (next) timer = setTimeout(() => show(next), restTime);
}

/** Takes the preview away and ends its download. */
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
    // Refused or failed, the cover simply stays.
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
