import { deferredType } from '#app/lib/deferred-type.ts';
import { inlineScript } from '#app/ui/inline-script.ts';

/**
 * Runs in the browser. Starts the deferred module script when the page has loaded and the browser is idle, or at the
 * first pointer, key or touch event. Clicks on `data-live` elements before hydration are repeated after it, once for
 * each element. The text is the same on every page, so that one hash in the Content-Security-Policy allows it.
 */
function startDeferred(type: string): void {
  const waiting = document.querySelector<HTMLScriptElement>(`script[type="${type}"]`);
  const wakers = ['pointermove', 'pointerdown', 'touchstart', 'keydown'];
  const early = new Map<HTMLElement, Event>();
  let isStarted = false;

  function start() {
    if (isStarted || !waiting) return;
    isStarted = true;
    for (const name of wakers) removeEventListener(name, start, true);
    for (const href of (waiting.dataset.preload ?? '').split(' ').filter(Boolean)) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = waiting.textContent;
    document.head.append(script);
  }

  function startWhenIdle() {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  }

  function record(event: Event) {
    const target = event.target instanceof Element ? event.target : null;
    const live = target?.closest<HTMLElement>('[data-live]');
    if (live && !target?.closest('a[href], summary, [type="submit"]')) early.set(live, event);
  }

  function repeat() {
    removeEventListener('click', record, true);
    for (const [element, event] of early) {
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

/**
 * Returns the text of the inline script that starts the deferred module script (`server/pages/deferred-scripts.ts`).
 */
export function deferredStarter(): string {
  return inlineScript(startDeferred, deferredType);
}
