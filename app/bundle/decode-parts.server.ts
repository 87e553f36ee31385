import type { Category } from '#app/domain/catalogue/category.ts';
import type { SiteInfo } from '#app/domain/site.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { listTextPages } from '#app/domain/text-pages.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { asInteger, asList, asObject, asText, type JsonValue } from '#app/lib/json.ts';
import { categoryTextLimits, cutText } from './text-limits.ts';

/** Decodes the menu of a vertical. */
export function decodeMenu(
  value: JsonValue | undefined,
  verticalId: number,
  prefixOf: (verticalId: number) => string,
): Category[] {
  return asList(value).map((entry) => decodeCategory(entry, verticalId, prefixOf));
}

function decodeCategory(
  value: JsonValue,
  verticalId: number,
  prefixOf: (verticalId: number) => string,
): Category {
  const entry = asObject(value);
  const targetId = asInteger(entry.data_type_menu);
  const name = cutText(asText(entry.content_type_name), categoryTextLimits.content_type_name);
  return {
    id: asInteger(entry.content_type_id),
    name,
    iconName: asText(entry.icon_name) || name,
    image: asText(entry.img),
    imageActive: asText(entry.img_active),
    imageMain: asText(entry.img_main),
    router: asText(entry.router),
    target:
      targetId === 0 || targetId === verticalId
        ? null
        : { prefix: prefixOf(targetId), categoryId: asInteger(entry.data_type_menu_id) },
    keywords: cutText(asText(entry.keywords), categoryTextLimits.keywords),
    description: cutText(asText(entry.description), categoryTextLimits.description),
    siteTitle: cutText(asText(entry.site_title), categoryTextLimits.site_title),
    children: asList(entry.children).map((child) => decodeCategory(child, verticalId, prefixOf)),
  };
}

/** Reads the site info of a bundle. */
export function decodeInfo(value: JsonValue | undefined): SiteInfo {
  const info = asObject(value);
  return {
    host: asText(info.host),
    protocol: asText(info.protocol),
    keywords: asText(info.keywords),
    description: asText(info.description),
    title: asText(info.title),
    image: asText(info.img),
    logoTop: asText(info.logo1),
    logoBottom: asText(info.logo2),
    figures: info.figures === 'sample' ? 'sample' : 'real',
  };
}

/** Decodes the text pages. */
export function decodeTextPages(value: JsonValue | undefined): Snapshot['textPages'] {
  const pages = asObject(value);
  return new Map(
    listTextPages(Object.keys(pages)).flatMap((name) => {
      const markdown = asText(ownValue(pages, name));
      return markdown === '' ? [] : [[name, markdown] as const];
    }),
  );
}
