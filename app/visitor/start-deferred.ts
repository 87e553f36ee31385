import { deferredType } from '#app/lib/deferred-type.ts';

/**
 * Runs in the browser as an inline script at the end of the document (scripts/vite-page-scripts.ts). Starts the
 * deferred module script (server/pages/deferred-scripts.ts) when the page has loaded and the browser is idle, or at the
 * first pointer, key or touch event. Clicks on `data-live` elements before hydration are repeated after it, once for
 * each element. A `data-live` link is not followed in the meantime, unless the scripts fail or take too long.
 */
function startDeferred(): void {
  const waiting = document.querySelector<HTMLScriptElement>(`script[type="${deferredType}"]`);
  const wakers = ['pointermove', 'pointerdown', 'touchstart', 'keydown'];
  const early = new Map<HTMLElement, Event>();
  /** Milliseconds for which a link waits for hydration. */
  const longestWait = 10_000;
  let isStarted = false;
  let hasFailed = false;

  function start() {
    if (isStarted || !waiting) return;
    isStarted = true;
    for (const name of wakers) removeEventListener(name, start, true);
    const modules = (waiting.dataset.preload ?? '').split(' ').filter(Boolean);
    for (const href of modules) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    // The framework runs in a task of its own, so that the browser can handle events before the page's code runs. If it
    // cannot be loaded, the script cannot run either.
    const framework = modules.find((href) => href.includes('/framework-')) ?? '';
    import(framework)
      .catch(() => {
        hasFailed = true;
        for (const element of early.keys()) follow(element);
      })
      .finally(() => setTimeout(run));
  }

  function run() {
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = waiting?.textContent ?? '';
    document.head.append(script);
  }

  function startWhenIdle() {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  }

  function record(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : null;
    const live = target?.closest<HTMLElement>('[data-live]');
    const own = target?.closest('a[href], summary, [type="submit"]');
    if (!live || (own && own !== live)) return;
    if (live instanceof HTMLAnchorElement) {
      if (hasFailed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      live.dataset.followed = '';
      setTimeout(follow, longestWait, live);
    }
    early.set(live, event);
  }

  function follow(element: HTMLElement) {
    if (!(element instanceof HTMLAnchorElement) || !early.delete(element)) return;
    delete element.dataset.followed;
    location.assign(element.href);
  }

  function repeat() {
    removeEventListener('click', record, true);
    for (const [element, event] of early) {
      delete element.dataset.followed;
      if (event.eventPhase === Event.NONE && element.isConnected) element.click();
    }
    early.clear();
  }

  for (const name of wakers) addEventListener(name, start, { capture: true, passive: true });
  addEventListener('click', record, true);
  addEventListener('portico:hydrated', repeat, { once: true });
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
}

startDeferred();
