/** How long the pointer rests on a tile before its preview begins, ms (DESIGN, Parts). */
const restTime = 250;

let tile: HTMLElement | null = null;
let preview: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the preview of the tile that the pointer or the focus has come to, and takes that of another away. */
export function followTile(next: HTMLElement | null): void {
  if (next === tile) return;
  clearTimeout(timer);
  preview?.remove();
  preview = null;
  tile = next;
  if (next) timer = setTimeout(() => show(next), restTime);
}

function show(on: HTMLElement): void {
  const address = on.dataset.preview;
  const title = on.querySelector('.tile-title');
  if (!address || !title || !on.isConnected) return;
  const video = document.createElement('video');
  if (video.canPlayType('video/webm; codecs="vp9"')) {
    Object.assign(video, { src: `${address}.webm`, muted: true, loop: true, playsInline: true });
    video.addEventListener('playing', () => place(on, video, title), { once: true });
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
  if (on !== tile || preview) {
    // Never in the document, it would play on unseen.
    if (element instanceof HTMLVideoElement) element.pause();
    return;
  }
  element.className = 'tile-preview';
  element.ariaHidden = 'true';
  title.before(element);
  preview = element;
}
