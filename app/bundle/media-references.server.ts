import { isObject } from '#app/lib/is-object.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { isMediaPath } from '#app/domain/address-forms.ts';
import type { PathPart } from './fault.ts';
import type { JsonObject, JsonValue } from '#app/lib/json.ts';

/** A picture that a bundle refers to. */
export interface MediaReference {
  path: readonly PathPart[];
  value: string;
}

/**
 * Yields the pictures of a bundle for which `isWanted` is true, with their paths. The default is the pictures in the
 * bundle's media folder.
 */
export function* mediaReferences(
  bundle: JsonObject,
  isWanted: (value: string) => boolean = isMediaPath,
): Generator<MediaReference> {
  for (const reference of allReferences(bundle)) {
    if (isWanted(reference.value)) yield reference;
  }
}

function* allReferences(bundle: JsonObject): Generator<MediaReference> {
  yield* ofFields(bundle.info, ['info'], ['img', 'logo1', 'logo2']);
  yield* ofSettings(bundle.settings);
  yield* ofAds(bundle.ads);
  for (const [name, text] of entriesOf(bundle.ext_pages)) yield* ofText(text, ['ext_pages', name]);
  for (const [verticalId, vertical] of entriesOf(bundle.data_content)) {
    const path = ['data_content', verticalId];
    yield* ofMenu(field(vertical, 'menu'), [...path, 'menu']);
    for (const part of ['list', 'list_merge']) {
      const list = field(vertical, part);
      if (!Array.isArray(list)) continue;
      for (const [position, item] of list.entries()) {
        yield* ofItem(item, [...path, part, position]);
      }
    }
  }
}

function* ofAds(ads: JsonValue | undefined): Generator<MediaReference> {
  if (!Array.isArray(ads)) return;
  for (const [position, entry] of ads.entries()) {
    yield* ofFields(field(entry, 'ext_promotion'), ['ads', position, 'ext_promotion'], ['img']);
  }
}

/** Reports whether a setting holds a picture. */
export function isPictureSetting(key: string): boolean {
  return /^(?:light\.)?background\.(?:\w+\.)?image\.(?:mobile|desktop)$/.test(key);
}

function* ofItem(item: JsonValue, path: readonly PathPart[]): Generator<MediaReference> {
  yield* ofFields(item, path, ['img', 'img_pc', 'img_share']);
  const screenshots = field(item, 'screenshot');
  if (Array.isArray(screenshots)) {
    for (const [position, value] of screenshots.entries()) {
      yield* ofValue(value, [...path, 'screenshot', position]);
    }
  }
  for (const name of ['details', 'rich_text']) yield* ofText(field(item, name), [...path, name]);
  yield* ofExt(field(item, 'ext'), [...path, 'ext']);
}

/**
 * Yields the uploaded pictures in a text in HTML or Markdown. Other addresses in texts are left as they are, because
 * texts of other programs contain relative addresses that are not media paths.
 */
function* ofText(text: JsonValue | undefined, path: readonly PathPart[]): Generator<MediaReference> {
  if (typeof text !== 'string' || !text.includes('uploads/')) return;
  for (const [, value = ''] of text.matchAll(/(?:\bsrc\s*=\s*["']?|\]\(<?)(uploads\/[\w-]{1,100}\.webp)/gi)) {
    yield { path, value };
  }
}

/** Yields the pictures in `ext` at any depth: the fields named `img` or starting with `img_`. */
function* ofExt(
  value: JsonValue | undefined,
  path: readonly PathPart[],
  level = 1,
): Generator<MediaReference> {
  if (level > 6) return;
  const entries: Iterable<[PathPart, JsonValue]> = Array.isArray(value) ? value.entries() : entriesOf(value);
  for (const [key, inner] of entries) {
    if (typeof key === 'string' && /^img(?:_|$)/.test(key)) yield* ofValue(inner, [...path, key]);
    else yield* ofExt(inner, [...path, key], level + 1);
  }
}

function* ofMenu(
  entries: JsonValue | undefined,
  path: readonly PathPart[],
  level = 1,
): Generator<MediaReference> {
  if (!Array.isArray(entries) || level > 10) return;
  for (const [position, entry] of entries.entries()) {
    yield* ofFields(entry, [...path, position], ['img', 'img_active', 'img_main']);
    yield* ofMenu(field(entry, 'children'), [...path, position, 'children'], level + 1);
  }
}

function* ofSettings(settings: JsonValue | undefined): Generator<MediaReference> {
  for (const [key, value] of entriesOf(settings)) {
    if (isPictureSetting(key)) yield* ofValue(value, ['settings', key]);
  }
}

function* ofFields(
  value: JsonValue | undefined,
  path: readonly PathPart[],
  names: readonly string[],
): Generator<MediaReference> {
  for (const name of names) yield* ofValue(field(value, name), [...path, name]);
}

function* ofValue(value: JsonValue | undefined, path: readonly PathPart[]): Generator<MediaReference> {
  if (typeof value === 'string' && value !== '') yield { path, value };
}

function field(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return isObject(value) ? ownValue(value, name) : undefined;
}

function entriesOf(value: JsonValue | undefined): [string, JsonValue][] {
  return isObject(value) ? Object.entries(value) : [];
}
