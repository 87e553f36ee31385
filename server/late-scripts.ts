/** Type of the script that waits; no browser runs it. */
export const lateType = 'text/late-module';

/**
 * Runs in the browser: starts the waiting module script when the page has loaded and the browser is idle, or at the
 * first pointer, key or touch. Clicks on `data-live` elements that come before the app is live are repeated then, each
 * element once. Constant, so that one hash allows it on every page.
 */
function startLate(type: string): void {
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
  addEventListener('portico:live', repeat, { once: true });
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
}

const starter = `(${startLate.toString().replaceAll(/\s*\n\s*/g, '\n')})(${JSON.stringify(lateType)})`;

const preloadLink = /<link(?=[^>]*\srel="modulepreload")[^>]*?\shref="([^"]*)"[^>]*>/g;
const moduleScript = /<script(?=[^>]*\stype="module")([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Makes a finished document's module script wait (FINDINGS 14): the module preloads come out, the script becomes inert
 * and a small script of ours starts it later. `mark` is the attribute that tells our own scripts apart.
 * Throws unless the document has exactly one module script of its own.
 */
export function makeScriptsLate(html: string, mark: string): string {
  const preloads: string[] = [];
  const rest = html.replaceAll(preloadLink, (_, href: string) => {
    preloads.push(href);
    return '';
  });
  const modules = [...rest.matchAll(moduleScript)].filter(([, attributes = '']) => attributes.includes(mark));
  const [module] = modules;
  if (!module || modules.length > 1) {
    throw new Error(`A document needs exactly one module script, this one has ${modules.length}`);
  }
  const [text, , body = ''] = module;
  const after = module.index + text.length;
  const end = rest.lastIndexOf('</body>');
  if (end < after) throw new Error('A document needs an end of its body');
  const inert = `<script${mark} type="${lateType}" data-preload="${preloads.join(' ')}">${body}</script>`;
  const start = `<script${mark}>${starter}</script>`;
  return rest.slice(0, module.index) + inert + rest.slice(after, end) + start + rest.slice(end);
}
