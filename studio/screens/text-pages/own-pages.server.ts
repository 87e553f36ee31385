import { checkTextPages } from '#app/bundle/check-pages.server.ts';
import { FaultList, type Fault } from '#app/bundle/fault.ts';
import { asObject, isJsonObject, type JsonValue } from '#app/lib/json.ts';
import type { Edit } from '#app/changes/edits.ts';
import { addressKey } from '#app/domain/redirects.ts';
import { decodeSettings } from '#app/domain/settings/site-settings.server.ts';
import {
  isOwnPageName,
  isTextPageName,
  listTextPages,
  maxMenuPages,
  maxOwnPages,
  textPageAddress,
  type OwnPageName,
  type TextPageName,
} from '#app/domain/text-pages.ts';
import { planRedirect, redirectsTarget, type Redirects } from '../redirects/redirects.server.ts';
import { settingsTarget } from '../settings/settings.server.ts';
import type { PageFault } from './own-page.ts';
import { markdownOf, pagesTarget } from './text-pages.server.ts';

/** The parts of the draft that an edit of the list of pages reads and changes. */
export interface PageParts {
  pages: JsonValue | undefined;
  settings: JsonValue | undefined;
  redirects: Redirects;
}

/** The edits of an action, or why it is refused. */
export type PagePlan = { edits: Edit[]; name?: OwnPageName } | PageFault;

/** The settings that contain lists of pages, by their purpose. */
const lists = { order: 'textPages.order', notInFooter: 'textPages.notInFooter', inMenu: 'textPages.inMenu' };

type PageLists = Readonly<Record<keyof typeof lists, readonly TextPageName[]>>;

/** Returns the order of the pages, and the links to them that the operator has chosen. */
export function readPageLists(settings: JsonValue | undefined): PageLists {
  return decodeSettings(asObject(settings)).textPages;
}

/** Returns the names of all text pages in the order of the footer. */
export function namesOf({ pages, settings }: Pick<PageParts, 'pages' | 'settings'>): TextPageName[] {
  return listTextPages(keysOf(pages), readPageLists(settings).order);
}

function keysOf(pages: JsonValue | undefined): string[] {
  return isJsonObject(pages) ? Object.keys(pages) : [];
}

/**
 * Plans a new page with a title, the end of its address and its first text. `describe` describes why a text is refused.
 */
export function planNewPage(
  parts: PageParts,
  { title, slug, text }: { title: string; slug: string; text: string },
  describe: (fault: Fault) => { problem: string; allowed: string } = ({ problem, allowed }) => ({
    problem,
    allowed,
  }),
): PagePlan {
  const heading = title.replaceAll(/\s+/g, ' ').trim();
  if (heading === '') return { field: 'title', fault: 'required' };
  const name = newName(parts, slug);
  if (typeof name !== 'string') return name;
  const markdown = `# ${heading}\n\n${text.replaceAll('\r\n', '\n').trim()}\n`;
  const faults = new FaultList();
  checkTextPages(faults, { [name]: markdown });
  const [fault] = faults.toArray();
  if (fault) return { field: 'text', fault: 'refused', ...describe(fault) };
  return {
    name,
    edits: [
      { kind: 'set', target: pagesTarget, path: [name], value: markdown },
      ...withoutRedirectFrom(parts.redirects, name),
    ],
  };
}

/** Plans another address for a page. `keepsOld` redirects the old address to the new one. */
export function planRename(
  parts: PageParts,
  name: OwnPageName,
  { slug, keepsOld }: { slug: string; keepsOld: boolean },
): PagePlan {
  if (name === `pages/${slug}`) return { name, edits: [] };
  const renamed = newName(parts, slug, true);
  if (typeof renamed !== 'string') return renamed;
  const [from, to] = [textPageAddress(name), textPageAddress(renamed)];
  const followed = [...parts.redirects].filter(([, target]) => target === from);
  const markdown = markdownOf(parts.pages, name);
  return {
    name: renamed,
    edits: [
      { kind: 'remove', target: pagesTarget, path: [name] },
      { kind: 'set', target: pagesTarget, path: [renamed], value: markdown },
      ...withoutRedirectFrom(parts.redirects, renamed),
      ...followed
        .filter(([old]) => addressKey(old) !== addressKey(to))
        .map(([old]): Edit => ({ kind: 'set', target: redirectsTarget, path: [old], value: to })),
      ...(keepsOld ? [{ kind: 'set', target: redirectsTarget, path: [from], value: to } as const] : []),
      ...replaceInLists(parts.settings, name, renamed),
    ],
  };
}

/** Plans the deletion of a page. Its address leads to `redirect`, or answers 404 if `redirect` is empty. */
export function planDeletion(parts: PageParts, name: OwnPageName, redirect: string): PagePlan {
  const edits: Edit[] = [
    { kind: 'remove', target: pagesTarget, path: [name] },
    ...replaceInLists(parts.settings, name, null),
  ];
  if (redirect === '') return { edits };
  const from = textPageAddress(name);
  const was = parts.redirects.has(from) ? from : '';
  const planned = planRedirect(parts.redirects, { from, to: redirect, was }, () => false);
  if ('fault' in planned) return { field: 'redirect', fault: planned };
  return { edits: [...edits, ...planned.edits] };
}

/** Plans a new order of the pages. Ignores names that do not exist. Pages that are not in `names` come last. */
export function planOrder(parts: PageParts, names: readonly string[]): PagePlan {
  const before = namesOf(parts);
  const order = listTextPages(keysOf(parts.pages), [...names.filter(isTextPageName), ...before]);
  return { edits: order.join() === before.join() ? [] : [setList('order', order)] };
}

/** Plans an edit of the link to a page in the footer or the menu. `isLinked` says whether the link should exist. */
export function planLink(
  parts: PageParts,
  name: TextPageName,
  place: 'footer' | 'menu',
  isLinked: boolean,
): PagePlan {
  const list = place === 'footer' ? 'notInFooter' : 'inMenu';
  const before = readPageLists(parts.settings)[list];
  const isListed = place === 'footer' ? !isLinked : isLinked;
  if (before.includes(name) === isListed) return { edits: [] };
  if (!isListed) return { edits: [setList(list, without(before, name))] };
  // Pages that no longer exist do not count towards the limit.
  const existing = before.filter((other) => namesOf(parts).includes(other));
  if (list === 'inMenu' && existing.length >= maxMenuPages) return { field: 'menu', fault: 'full' };
  return { edits: [setList(list, [...existing, name])] };
}

/** Returns the name for a page whose address will end with `slug`, or a fault if that address is refused. */
function newName({ pages }: PageParts, slug: string, isRename = false): OwnPageName | PageFault {
  const name = `pages/${slug}`;
  if (!isOwnPageName(name)) return { field: 'slug', fault: 'form' };
  const names = keysOf(pages);
  if (names.includes(name)) return { field: 'slug', fault: 'taken' };
  const isFull = !isRename && names.filter(isOwnPageName).length >= maxOwnPages;
  return isFull ? { field: 'slug', fault: 'full' } : name;
}

/** Returns the edits that remove the redirects from the address of a new page. They would have no effect any more. */
function withoutRedirectFrom(redirects: Redirects, name: OwnPageName): Edit[] {
  const key = addressKey(textPageAddress(name));
  return [...redirects.keys()]
    .filter((from) => addressKey(from) === key)
    .map((from) => ({ kind: 'remove', target: redirectsTarget, path: [from] }));
}

/** Replaces a page with another in all lists. Removes it if `by` is `null`. */
function replaceInLists(
  settings: JsonValue | undefined,
  name: TextPageName,
  by: TextPageName | null,
): Edit[] {
  const read = readPageLists(settings);
  return (['order', 'notInFooter', 'inMenu'] as const)
    .filter((list) => read[list].includes(name))
    .map((list) =>
      setList(
        list,
        by === null ? without(read[list], name) : read[list].map((other) => (other === name ? by : other)),
      ),
    );
}

function without(names: readonly TextPageName[], name: TextPageName): TextPageName[] {
  return names.filter((other) => other !== name);
}

function setList(list: keyof typeof lists, names: readonly TextPageName[]): Edit {
  const path = [lists[list]];
  return names.length === 0
    ? { kind: 'remove', target: settingsTarget, path }
    : { kind: 'set', target: settingsTarget, path, value: [...names] };
}
