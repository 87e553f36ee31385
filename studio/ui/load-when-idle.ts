type Load = () => Promise<unknown>;

const waiting: Load[] = [];
let isLoading = false;

/**
 * Calls functions that load code, one after another, once the document is complete and the browser is idle. A failed
 * load is not reported, because the component that needs the code loads it again. Does nothing on the server.
 */
export function loadWhenIdle(load: Load): void {
  if (import.meta.env.SSR) return;
  waiting.push(load);
  if (!isLoading) {
    isLoading = true;
    void loadAll();
  }
}

async function loadAll(): Promise<void> {
  await documentLoaded();
  for (;;) {
    await idle();
    const load = waiting.shift();
    if (!load) break;
    await load().catch(() => {});
  }
  isLoading = false;
}

function documentLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

/** Safari has no `requestIdleCallback`. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}
