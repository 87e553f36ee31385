import type { CheerioAPI } from 'cheerio';
import { textsOf } from '#test/http/read-html.ts';

/** Returns the temperatures that a page shows. Each is the whole text of an element. */
export function temperaturesOf($: CheerioAPI): string[] {
  return textsOf($, 'main :not(:has(*))').filter((text) => /^−?\d+°$/.test(text));
}
