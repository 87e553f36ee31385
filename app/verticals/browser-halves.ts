import type { BrowserHalf } from '#app/pages/browser-half.ts';
import { byFolder } from './by-folder.ts';

/** The browser half of each vertical, by the name of its folder. */
export const browserHalves = byFolder(
  import.meta.glob<BrowserHalf>('./*/browser.ts', { eager: true, import: 'default' }),
);
