import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import {
  isOwnPageName,
  listTextPages,
  splitTitle,
  textPageAddress,
  titleOfOwnPage,
  type TextPageName,
} from '#app/domain/text-pages.ts';
import { errorPageParameter } from '#app/pages/canvas/error-page-parameter.ts';
import { markdownOf } from '../text-pages/text-pages.server.ts';

/** A page of the whole site, which has no blocks that can be arranged. */
export interface OtherPage {
  kind: 'missing' | 'text' | 'unavailable';
  /** Name of a text page. For error pages, the same as `kind`. */
  name: string;
  /** Title of a text page that the operator has added. Empty for all other pages. */
  title: string;
  /** The address under which the canvas opens the page. */
  address: string;
}

const errorPages: readonly OtherPage[] = [
  // An address that no page has.
  { kind: 'missing', name: 'missing', title: '', address: '/pages/this-page-does-not-exist' },
  { kind: 'unavailable', name: 'unavailable', title: '', address: `/?${errorPageParameter}=503` },
];

/** Returns the text pages and the error pages. `written` is the part with the texts of the pages. */
export function listOtherPages(written: JsonValue | undefined): OtherPage[] {
  const names = listTextPages(isJsonObject(written) ? Object.keys(written) : []);
  const texts = names.map((name): OtherPage => {
    return { kind: 'text', name, title: titleOf(name, written), address: textPageAddress(name) };
  });
  return [...texts, ...errorPages];
}

function titleOf(name: TextPageName, written: JsonValue | undefined): string {
  if (!isOwnPageName(name)) return '';
  return splitTitle(markdownOf(written, name)).title || titleOfOwnPage(name);
}

/**
 * Returns the page at an address of the portal. If no page has the address, returns the error page for such addresses.
 */
export function findOtherPage(pages: readonly OtherPage[], path: string): OtherPage | undefined {
  return pages.find(({ address }) => address === path) ?? pages.find(({ kind }) => kind === 'missing');
}
