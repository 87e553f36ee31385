import { checkTextPages } from '#app/bundle/check-pages.server.ts';
import { decodeInfo } from '#app/bundle/decode-parts.server.ts';
import { FaultList, type Fault } from '#app/bundle/fault.ts';
import { asObject, type JsonValue } from '#app/lib/json.ts';
import type { Edit } from '#app/changes/edits.ts';
import { decodeSettings } from '#app/domain/settings/site-settings.server.ts';
import { isCommonPageName, type TextPageName } from '#app/domain/text-pages.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { createLocalisation } from '#app/pages/localisation.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { localAddress } from '#app/pages/seo/meta.ts';
import { siteTextPage } from '#app/shell/text-pages.server.ts';
import { pageWords } from '#app/text/page-words.server.ts';
import { readUploadsAt } from '#app/store/uploads.server.ts';
import type { ChangeTarget } from '#app/store/change-target.ts';
import type { StoredValues } from '../settings/settings.server.ts';

/** The part of the bundle that maps the names of text pages to their Markdown. */
export const pagesTarget = { kind: 'part', verticalId: 0, key: 'ext_pages' } as const satisfies ChangeTarget;

/** Returns the Markdown of a page. It is empty if the page has not been written yet. */
export function markdownOf(pages: JsonValue | undefined, name: TextPageName): string {
  const markdown = ownValue(asObject(pages), name);
  return typeof markdown === 'string' ? markdown : '';
}

/**
 * Returns the edits that store the Markdown of a page, or why it is refused. An empty text is allowed only for pages
 * that the operator has not added, and removes their Markdown.
 */
export function planPage(
  pages: JsonValue | undefined,
  name: TextPageName,
  markdown: string,
): { edits: Edit[] } | { fault: Fault } {
  const text = markdown.replaceAll('\r\n', '\n');
  const before = markdownOf(pages, name);
  if (text === before) return { edits: [] };
  if (text.trim() === '' && isCommonPageName(name)) {
    return { edits: before === '' ? [] : [{ kind: 'remove', target: pagesTarget, path: [name] }] };
  }
  const faults = new FaultList();
  checkTextPages(faults, { [name]: text });
  const [fault] = faults.toArray();
  if (fault) return { fault };
  return { edits: [{ kind: 'set', target: pagesTarget, path: [name], value: text }] };
}

/** A page as the portal shows it. */
export interface PagePreview {
  title: string;
  /** Sanitised HTML. Its addresses are absolute, and its links open in another window. */
  html: string;
}

/**
 * Renders Markdown with the portal's own renderer. Placeholders show the details in the draft. Pictures that are not
 * published yet are also shown.
 */
export async function previewPage(
  {
    messages,
    environment,
    snapshots,
    store,
  }: Pick<Platform, 'messages' | 'environment' | 'snapshots' | 'store'>,
  stored: StoredValues,
  name: TextPageName,
  markdown: string,
): Promise<PagePreview> {
  const portal = localAddress(environment);
  const uploads = await readUploadsAt(store.db, listUploads(markdown));
  const media = new Map([
    ...(snapshots.current()?.media ?? []),
    ...uploads.map((upload) => [upload.path, upload] as const),
  ]);
  const settings = decodeSettings(asObject(stored.settings.value));
  const { title, html } = siteTextPage(
    {
      ...createLocalisation(messages.source(settings.languages[0] ?? 'en', settings.timeZone)),
      snapshot: {
        info: decodeInfo(stored.info.value),
        settings,
        textPages: new Map([[name, markdown]]),
        media,
      },
      siteUrl: portal,
    },
    name,
  );
  return {
    title,
    html: html
      .replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${portal}/`)
      .replaceAll('<a ', '<a target="_blank" rel="noreferrer" '),
  };
}

/** Returns the paths of the uploaded pictures in a text, at most `maxUploads`. */
function listUploads(markdown: string): string[] {
  return [...new Set(markdown.match(/uploads\/[\w-]+\.webp/g))].slice(0, maxUploads);
}

/** Maximum number of pictures that are looked up for one preview. */
const maxUploads = 200;

/** A word in double braces, and a description of the text with which the portal replaces the word. */
export interface Placeholder {
  word: string;
  meaning: string;
}

export function listPlaceholders(): Placeholder[] {
  return Object.entries(pageWords).map(([word, meaning]) => ({ word: `{{${word}}}`, meaning }));
}
