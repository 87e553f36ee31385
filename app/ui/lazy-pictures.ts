/**
 * Loads the lazy pictures (`img[data-src]`, spec IMG-3). It runs in the browser as an inline script
 * (scripts/vite-page-scripts.ts), so it works before and without the app, and it also finds pictures that client
 * navigation adds later. It keeps the state of each picture in `data-lazy` (loading, loaded, error) and `data-failed`
 * (the last attempt failed), which React does not manage. The markup of a prepared picture contains the address of its
 * webp and its widths; a browser that fails to load the avif gets the webp. Pictures that were never lazy get the error
 * state at their first failure.
 */
export function startLazyPictures(): void {
  const throttle = 200;
  const preload = 1.3;
  const attempts = 3;
  const lastPause = 1000;
  const remembered = 200;
  /** The addresses that were loaded last, each with the `data-src` of its picture. */
  const loaded = new Map<string, string>();
  const failures = new WeakMap<Element, number>();
  const addresses = new WeakMap<Element, string>();
  let takesAvif = true;
  let lastCheck = 0;
  let isDue = false;

  /** Returns the address to load. For a prepared picture, this is the smallest avif that fills the box. */
  function addressOf(image: HTMLImageElement) {
    const { src = '', widths } = image.dataset;
    if (!widths || !takesAvif || failures.has(image)) return src;
    const needed = Math.max(image.clientWidth, image.clientHeight) * devicePixelRatio;
    const prepared = widths.split(' ').map(Number);
    const width = prepared.find((each) => each >= needed) ?? prepared.at(-1);
    return src.replace(/\d+\.webp$/, `${width}.avif`);
  }

  function show(image: HTMLImageElement, address = addressOf(image)) {
    addresses.set(image, address);
    const box = image.parentElement;
    if (box?.tagName === 'PICTURE') {
      for (const source of box.querySelectorAll<HTMLSourceElement>('source[data-srcset]')) {
        source.srcset = source.dataset.srcset ?? '';
      }
    }
    image.decoding = 'async';
    image.src = address;
  }

  function remember(address: string, { dataset: { src = '' } }: HTMLImageElement) {
    loaded.delete(address);
    loaded.set(address, src);
    for (const oldest of loaded.keys()) {
      if (loaded.size <= remembered) break;
      loaded.delete(oldest);
    }
  }

  function isNear(image: HTMLImageElement) {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return (
      top < innerHeight * preload &&
      bottom > innerHeight * (1 - preload) &&
      left < innerWidth * preload &&
      right > innerWidth * (1 - preload) &&
      // An element that is not displayed is measured as a point at the corner of the window, so it would seem near.
      image.getClientRects().length > 0
    );
  }

  /** Shows the waiting pictures that have been loaded before, and those that are needed now. */
  function showWaiting(isNeededNow: (image: HTMLImageElement) => boolean) {
    const waiting = [...document.querySelectorAll<HTMLImageElement>('img[data-src]:not([data-lazy])')];
    const sources = new Set(loaded.values());
    // All measurements precede all changes, so that the browser only computes the layout once. A long page has hundreds
    // of waiting pictures, and each measurement takes time, so addresses are determined only for pictures that may be
    // shown.
    const shown = waiting.flatMap((image) => {
      const { src = '' } = image.dataset;
      const isNeeded = isNeededNow(image);
      if (!isNeeded && !sources.has(src)) return [];
      const address = addressOf(image);
      const isKnown = loaded.has(address);
      return isNeeded || isKnown ? [{ image, address, isKnown }] : [];
    });
    for (const { image, address, isKnown } of shown) {
      if (address === '') {
        image.dataset.lazy = 'error';
        // oxlint-disable-next-line no-console -- spec IMG-6
        console.warn('A lazy picture has no source', image);
        continue;
      }
      image.dataset.lazy = isKnown ? 'loaded' : 'loading';
      if (isKnown) remember(address, image);
      show(image, address);
    }
  }

  function check() {
    isDue = false;
    lastCheck = Date.now();
    showWaiting((image) => image.dataset.src === '' || isNear(image));
  }

  /** Checks after the next frame, because reading the layout is free at that time. */
  function checkSoon() {
    if (isDue) return;
    isDue = true;
    const pause = Math.max(lastCheck + throttle - Date.now(), 0);
    setTimeout(() => requestAnimationFrame(() => setTimeout(check)), pause);
  }

  /**
   * Pictures that were loaded before must appear in the same frame as their elements. Other pictures are checked later.
   */
  function onChange() {
    const isLoading = document.readyState === 'loading';
    if (!isDue && !isLoading && Date.now() >= lastCheck + throttle) showWaiting(() => false);
    checkSoon();
  }

  function onLoadOrError(event: Event) {
    const image = event.target;
    if (!(image instanceof HTMLImageElement)) return;
    if (event.type === 'error' && !('src' in image.dataset)) image.dataset.lazy = 'error';
    if (image.dataset.lazy !== 'loading') return;
    if (event.type === 'load') {
      image.dataset.lazy = 'loaded';
      delete image.dataset.failed;
      if (failures.has(image) && image.dataset.widths) takesAvif = false;
      remember(addresses.get(image) ?? '', image);
      return;
    }
    const failed = (failures.get(image) ?? 0) + 1;
    failures.set(image, failed);
    image.dataset.failed = '';
    if (failed < attempts - 1) show(image);
    else if (failed < attempts) setTimeout(show, lastPause, image);
    else {
      image.dataset.lazy = 'error';
      // oxlint-disable-next-line no-console -- spec IMG-5
      console.log(`A picture failed to load ${attempts} times: ${image.dataset.src}`);
    }
  }

  // Listens on the document, because load events never reach the window.
  document.addEventListener('load', onLoadOrError, true);
  document.addEventListener('error', onLoadOrError, true);
  addEventListener('scroll', checkSoon, { capture: true, passive: true });
  addEventListener('resize', checkSoon, { passive: true });
  addEventListener('beforeprint', () => showWaiting(() => true));
  new MutationObserver(onChange).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['class', 'open', 'hidden', 'data-pending', 'data-recent'],
  });
}
