import type { Category } from '#app/domain/catalogue/category.ts';
import type { SiteInfo } from '#app/domain/site.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { listTextPages } from '#app/domain/text-pages.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { integerOf, listOf, textOf } from './decode-item.server.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json-source.server.ts';
import { categoryTextLimits, cutText } from './text-limits.ts';

/** Decodes the menu of a vertical. */
export function decodeMenu(
  value: JsonValue | undefined,
  verticalId: number,
  prefixOf: (verticalId: number) => string,
): Category[] {
  return listOf(value).map((entry) => decodeCategory(entry, verticalId, prefixOf));
}

function decodeCategory(
  value: JsonValue,
  verticalId: number,
  prefixOf: (verticalId: number) => string,
): Category {
  const entry = objectOf(value);
  const targetId = integerOf(entry.data_type_menu);
  const name = cutText(textOf(entry.content_type_name), categoryTextLimits.content_type_name);
  return {
    id: integerOf(entry.content_type_id),
    name,
    iconName: textOf(entry.icon_name) || name,
    image: textOf(entry.img),
    imageActive: textOf(entry.img_active),
    imageMain: textOf(entry.img_main),
    router: textOf(entry.router),
    target:
      targetId === 0 || targetId === verticalId
        ? null
        : { prefix: prefixOf(targetId), categoryId: integerOf(entry.data_type_menu_id) },
    keywords: cutText(textOf(entry.keywords), categoryTextLimits.keywords),
    description: cutText(textOf(entry.description), categoryTextLimits.description),
    siteTitle: cutText(textOf(entry.site_title), categoryTextLimits.site_title),
    children: listOf(entry.children).map((child) => decodeCategory(child, verticalId, prefixOf)),
  };
}

/** Reads the site info of a bundle. */
export function decodeInfo(value: JsonValue | undefined): SiteInfo {
  const info = objectOf(value);
  return {
    host: textOf(info.host),
    protocol: textOf(info.protocol),
    keywords: textOf(info.keywords),
    description: textOf(info.description),
    title: textOf(info.title),
    image: textOf(info.img),
    logoTop: textOf(info.logo1),
    logoBottom: textOf(info.logo2),
    figures: info.figures === 'sample' ? 'sample' : 'real',
  };
}

/** Decodes the text pages. */
export function decodeTextPages(value: JsonValue | undefined): Snapshot['textPages'] {
  const pages = objectOf(value);
  return new Map(
    listTextPages(Object.keys(pages)).flatMap((name) => {
      const markdown = textOf(ownValue(pages, name));
      return markdown === '' ? [] : [[name, markdown] as const];
    }),
  );
}

/** Returns the value if it is an object, otherwise an empty one. */
export function objectOf(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
