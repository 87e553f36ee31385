import { isPictureRequest, sealGameCheck, type GameCheck } from '@portico/shared/game-check';

/*
 * Shows the game named after `#` in a frame. Reports to its own parent page when the game shows something, the errors
 * of the game and, on request, a picture of it. This page and the game are both on the arcade's origin, so this page
 * can read the frame. The Studio cannot, because it is on another origin.
 */

/** Milliseconds between two inspections of the game. */
const interval = 250;
/** Colours whose channels differ by at most this much count as the same. */
const tolerance = 12;

const slug = decodeURIComponent(location.hash.slice(1));

function report(check: GameCheck): void {
  parent.postMessage(sealGameCheck(check), '*');
}

function start(): void {
  const frame = document.createElement('iframe');
  frame.title = slug;
  frame.allow = 'autoplay; fullscreen; gamepad';
  frame.src = `/${slug}/`;
  document.body.append(frame);
  const watchErrors = () => {
    frame.contentWindow?.addEventListener(
      'error',
      ({ message, target }) => {
        const source = target instanceof Element ? target.getAttribute('src') : null;
        report({ kind: 'error', text: source ?? message ?? '' });
      },
      true,
    );
  };
  watchErrors();
  frame.addEventListener('load', watchErrors);
  let hasRun = false;
  setInterval(() => {
    if (hasRun || frame.contentDocument?.readyState !== 'complete') return;
    lookAt(frame, (isShown) => {
      if (!isShown || hasRun) return;
      hasRun = true;
      report({ kind: 'runs' });
    });
  }, interval);
  addEventListener('message', ({ data, source }) => {
    if (source === parent && isPictureRequest(data)) takePicture(frame);
  });
}

/**
 * Calls `answer` with whether a game shows something. A game with a canvas must show more than one colour in its
 * largest canvas, and a game without a canvas must have a visible element.
 */
function lookAt(frame: HTMLIFrameElement, answer: (isShown: boolean) => void): void {
  const canvas = largestCanvas(frame);
  if (canvas) copyCanvas(frame, canvas, (copy) => answer(copy !== null && !isOneColour(copy)));
  else answer(hasVisibleElements(frame));
}

function largestCanvas(frame: HTMLIFrameElement): HTMLCanvasElement | null {
  const canvases = [...(frame.contentDocument?.querySelectorAll('canvas') ?? [])];
  const [largest] = canvases.sort((a, b) => b.width * b.height - a.width * a.height);
  return largest && largest.width > 0 && largest.height > 0 ? largest : null;
}

/**
 * Copies a canvas. A WebGL canvas is empty after its frame was shown, so it is copied in the same frame, after the
 * game has drawn.
 */
function copyCanvas(
  frame: HTMLIFrameElement,
  canvas: HTMLCanvasElement,
  answer: (copy: HTMLCanvasElement | null) => void,
): void {
  frame.contentWindow?.requestAnimationFrame(() => {
    const copy = document.createElement('canvas');
    copy.width = canvas.width;
    copy.height = canvas.height;
    const context = copy.getContext('2d');
    context?.drawImage(canvas, 0, 0);
    answer(context ? copy : null);
  });
}

function isOneColour(canvas: HTMLCanvasElement): boolean {
  const small = document.createElement('canvas');
  small.width = 32;
  small.height = 32;
  const context = small.getContext('2d');
  if (!context) return true;
  context.drawImage(canvas, 0, 0, 32, 32);
  const { data } = context.getImageData(0, 0, 32, 32);
  return data.every((value, at) => Math.abs(value - (data[at % 4] ?? 0)) <= tolerance);
}

function hasVisibleElements(frame: HTMLIFrameElement): boolean {
  const body = frame.contentDocument?.body;
  if (!body) return false;
  return [...body.querySelectorAll('*')].some((element) => {
    if (['SCRIPT', 'STYLE', 'LINK', 'META'].includes(element.tagName)) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });
}

function takePicture(frame: HTMLIFrameElement): void {
  const canvas = largestCanvas(frame);
  if (!canvas) {
    report({ kind: 'no-picture' });
    return;
  }
  copyCanvas(frame, canvas, (copy) => {
    if (!copy) report({ kind: 'no-picture' });
    else {
      // Chromium makes a PNG only while the page is idle, which a game may prevent for many seconds. It makes a WebP
      // picture at once, and this quality makes the picture lossless. Browsers that cannot make a WebP picture return a
      // PNG.
      copy.toBlob(
        (picture) => report(picture ? { kind: 'picture', picture } : { kind: 'no-picture' }),
        'image/webp',
        1,
      );
    }
  });
}

if (parent !== window && /^[a-z0-9-]+$/.test(slug)) start();
