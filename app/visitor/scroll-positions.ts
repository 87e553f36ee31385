import type { SafeStorage } from './storage.ts';

/**
 * Session storage key of the scroll positions by the key of the history entry. The inline script below reads it, too.
 */
const storageKey = 'scroll_positions';
const maxStored = 100;

/** The scroll positions of the pages in this session's history. */
export interface ScrollPositions {
  get(entry: string): number | undefined;
  set(entry: string, top: number): void;
  /** Stores the positions for the next document. */
  store(): void;
}

/** Reads the positions that earlier documents stored, and skips invalid ones. */
export function openScrollPositions(area: SafeStorage): ScrollPositions {
  const positions = new Map(parsePositions(area.get(storageKey)));
  return {
    get: (entry) => positions.get(entry),
    set(entry, top) {
      positions.delete(entry);
      positions.set(entry, top);
    },
    store: () =>
      void area.set(storageKey, JSON.stringify(Object.fromEntries([...positions].slice(-maxStored)))),
  };
}

function parsePositions(text: string | null): [string, number][] {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).filter((entry): entry is [string, number] => Number.isFinite(entry[1]));
  } catch {
    return [];
  }
}

/**
 * Inline script at the end of the body. It gives the history entry a key if it has none, and restores the scroll
 * position of a revisited document before the app's code loads. Back and Forward can lead to a page that an earlier
 * document opened by client navigation. The browser then changes only the address. Until the app listens, the script
 * reloads the document in this case. The text is constant, so its CSP hash is the same on every page.
 */
export const restoreScrollScript = `{const a=()=>location.pathname+location.search,b=a();addEventListener('popstate',()=>{window.__reactRouterDataRouter||a()===b||location.reload()});try{const s=history.state;if(!s?.key)history.replaceState({...s,key:Math.random().toString(36).slice(2,10)},'');const y=JSON.parse(sessionStorage.getItem('${storageKey}')||'{}')[history.state.key];if(typeof y=='number')scrollTo(0,y)}catch{}}`;
