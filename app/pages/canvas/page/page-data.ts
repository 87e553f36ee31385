import type { ToCanvas } from '../messages.ts';
import { findBoxes } from './boxes.ts';
import { followDataRequests } from './data-requests.ts';
import { shareData } from './share-data.ts';

/** Milliseconds within which React is expected to render loaded data. */
const settleTime = 500;

/** Loads the data of the page when the draft has changed. */
export interface PageData {
  refresh: (asked: Extract<ToCanvas, { kind: 'refresh' }>) => Promise<void>;
  /** Whether the page still shows the data from before the last change. */
  isLoading: () => boolean;
}

/**
 * Calls `onLoaded` when no more data is being loaded, with the id and the revision of the draft that the page shows,
 * such as `7 12`.
 */
export function createPageData(onLoaded: (revision: string | null) => void): PageData {
  const requests = followDataRequests();
  let loads = 0;
  let entered: Promise<unknown> = Promise.resolve();

  async function load(): Promise<void> {
    const { __reactRouterDataRouter: router } = window;
    await entered;
    if (!router) return location.reload();
    const { loaderData: before } = router.state;
    let isChanged = false;
    const stop = router.subscribe(({ loaderData }) => {
      if (loaderData === before) return;
      // React has not rendered the new data yet. Parts that equal the earlier data become the earlier objects, so React
      // renders only the parts that differ.
      isChanged = shareData(before, loaderData) !== before;
    });
    try {
      await router.revalidate();
    } finally {
      stop();
    }
    if (isChanged) await nextChange();
  }

  return {
    isLoading: () => loads > 0,
    async refresh({ key, isNew, after }) {
      const before = findBoxes().elements.size;
      if (isNew) entered = enter(key);
      requests.laterThan = after;
      loads += 1;
      try {
        await load();
      } finally {
        loads -= 1;
        if (loads === 0) {
          requests.laterThan = null;
          onLoaded(requests.revision);
        }
      }
      // If the page has no boxes, it was rendered without the canvas's cookie. Another preview in this browser, or the
      // end of the draft, has replaced the cookie.
      setTimeout(() => {
        if (before === 0 || findBoxes().elements.size > 0) return;
        entered = enter(key);
        void load();
      }, settleTime);
    },
  };
}

/** Waits until React has changed the page, or for `settleTime` if React has nothing to change. */
function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(finish);
    const timer = setTimeout(finish, settleTime);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
}

/**
 * Requests the link of a preview, which sets the cookie of the preview, without leaving the page. If that fails, the
 * page loads what its present cookie shows, and the next change loads its data as usual.
 */
async function enter(key: string): Promise<void> {
  try {
    await fetch(`/preview/${key}?to=/healthz`, { redirect: 'manual', credentials: 'same-origin' });
  } catch {
    // The connection failed.
  }
}
