import { phrase, readPhrase } from '#app/lib/phrase.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { settingFaults } from '#app/domain/settings/define-settings.server.ts';
import { portalOrigins } from '#app/domain/address-forms.ts';
import { checkLayouts, describeVerticals } from './check-layouts.server.ts';
import { checkTextPages } from './check-pages.server.ts';
import { checkRedirects } from './check-redirects.server.ts';
import { checkVertical, type SiteContext } from './check-vertical.server.ts';
import { FaultList, type Fault } from './fault.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import { mediaReferences } from './media-references.server.ts';
import { MenuIndex } from './menu-index.server.ts';
import { checkOwnLanguages } from './own-languages.server.ts';
import type { BundleRegistry } from './registry.ts';
import {
  adEntrySchema,
  infoSchema,
  pageLifetimeSchema,
  safeSchema,
  verticalFields,
} from './schema.server.ts';
import { addSchemaFaults, addTextFaults } from './schema-faults.server.ts';
import type { SiteFiles } from './site-files.server.ts';
import { checkSiteTranslations } from './translations/check-translations.server.ts';

/** The data that the checks of a bundle need in addition to its schema. */
export interface CheckContext {
  registry: BundleRegistry;
  /** Public address of the portal, if the environment sets it. */
  siteUrl?: string | undefined;
  /**
   * Files that come with the portal. If they are not given, names of first-party games and previews are not checked.
   */
  siteFiles?: SiteFiles | undefined;
  /** The stored content, for the parts that the bundle does not contain. */
  stored: StoredContent;
  /** Describes why the picture at a media path cannot be shown. Returns `null` if it can. */
  mediaProblem(path: string): { problem: string; allowed: string } | null;
}

/** The stored content against which a bundle is checked, as parsed JSON. */
export interface StoredContent {
  info: JsonValue | undefined;
  /** The parts of each vertical, by vertical id. Verticals without content are omitted. */
  verticals: ReadonlyMap<number, JsonObject>;
}

/**
 * Finds all faults of a bundle in one run (spec BUN-2). The bundle is not changed. If the list is empty, the bundle
 * can be applied.
 */
export function checkBundle(bundle: JsonValue, context: CheckContext): Fault[] {
  const faults = new FaultList();
  if (!isJsonObject(bundle)) {
    faults.addValue([], bundle, phrase('an object with info, settings, data_content, layouts, ads, safe'));
    return faults.toArray();
  }
  addTextFaults(faults, bundle);
  checkSiteParts(faults, bundle, context.registry);
  const menus = checkContent(faults, bundle, context);
  if (bundle.layouts !== undefined) checkLayouts(faults, bundle.layouts, context.registry, menus);
  for (const { path, value } of mediaReferences(bundle)) {
    const found = context.mediaProblem(value);
    if (found) faults.add(path, found.problem, found.allowed);
  }
  return faults.toArray();
}

function checkSiteParts(faults: FaultList, bundle: JsonObject, registry: BundleRegistry): void {
  if (bundle.info !== undefined) addSchemaFaults(faults, ['info'], infoSchema, bundle.info);
  if (bundle.safe !== undefined) addSchemaFaults(faults, ['safe'], safeSchema, bundle.safe);
  if (bundle.admin_cache_time !== undefined) {
    addSchemaFaults(faults, ['admin_cache_time'], pageLifetimeSchema, bundle.admin_cache_time);
  }
  if (bundle.settings !== undefined) checkSettings(faults, bundle.settings, registry);
  if (bundle.ads !== undefined) checkAds(faults, bundle.ads, registry);
  if (bundle.ext_pages !== undefined) checkTextPages(faults, bundle.ext_pages);
  if (bundle.ext_redirects !== undefined) checkRedirects(faults, bundle.ext_redirects);
  if (bundle.ext_languages !== undefined) checkOwnLanguages(faults, bundle.ext_languages, registry);
  if (bundle.ext_translations !== undefined) checkSiteTranslations(faults, bundle.ext_translations, registry);
}

function checkSettings(faults: FaultList, settings: JsonValue, registry: BundleRegistry): void {
  if (!isJsonObject(settings)) {
    faults.addValue(['settings'], settings, phrase('an object of setting names with values'));
    return;
  }
  for (const { key, allowed } of settingFaults(registry.settings, settings, [...registry.verticals.keys()])) {
    faults.addValue(['settings', key], ownValue(settings, key), allowed);
  }
}

function checkAds(faults: FaultList, ads: JsonValue, registry: BundleRegistry): void {
  if (!Array.isArray(ads)) {
    faults.addValue(['ads'], ads, phrase('a list of ad entries'));
    return;
  }
  const seen = new Set<number>();
  ads.forEach((entry, position) => {
    const path = ['ads', position];
    addSchemaFaults(faults, path, adEntrySchema, entry);
    if (!isJsonObject(entry)) return;
    const { id, data_type: verticalId } = entry;
    if (typeof id === 'number' && seen.has(id)) {
      faults.add(
        [...path, 'id'],
        phrase('is {id}, which is also the id of an earlier entry', { id }),
        phrase('an id of its own'),
      );
    }
    if (typeof id === 'number') seen.add(id);
    if (typeof verticalId === 'number' && verticalId !== 0 && !registry.verticals.has(verticalId)) {
      faults.addValue(
        [...path, 'data_type'],
        verticalId,
        phrase('0 for all, or {allowed}', { allowed: readPhrase(describeVerticals(registry)) }),
      );
    }
  });
}

function checkContent(
  faults: FaultList,
  bundle: JsonObject,
  { registry, siteUrl, siteFiles, stored }: CheckContext,
): Map<number, MenuIndex> {
  const content = bundle.data_content;
  const given = new Map<number, JsonObject>();
  if (content !== undefined && !isJsonObject(content)) {
    faults.addValue(['data_content'], content, phrase('an object of vertical ids ({} when empty)'));
  } else {
    for (const [key, vertical] of Object.entries(content ?? {})) {
      const id = Number(key);
      if (String(id) !== key || !registry.verticals.has(id)) {
        faults.add(['data_content', key], phrase('is not a vertical'), describeVerticals(registry));
      } else if (isJsonObject(vertical)) given.set(id, vertical);
      else
        faults.addValue(
          ['data_content', key],
          vertical,
          phrase('an object with menu, list, list_type and list_tags'),
        );
    }
  }
  const info = [bundle.info, stored.info].find(isJsonObject) ?? {};
  const site: SiteContext = { registry, siteFiles, ownOrigins: portalOrigins(siteUrl, info) };
  const isEmptied = isJsonObject(content) && Object.keys(content).length === 0;
  const menus = new Map<number, MenuIndex>();
  for (const id of registry.verticals.keys()) {
    const previous = isEmptied ? {} : (stored.verticals.get(id) ?? {});
    menus.set(id, indexMenu(faults, id, given.get(id), previous));
  }
  for (const [id, vertical] of given) {
    const menu = menus.get(id);
    const parts = { bundle: vertical, stored: remainingParts(vertical, stored.verticals.get(id)) };
    if (menu) checkVertical(faults, id, parts, menu, site);
  }
  checkMenuLinks(faults, given, menus, registry);
  return menus;
}

function indexMenu(
  faults: FaultList,
  id: number,
  given: JsonObject | undefined,
  previous: JsonObject,
): MenuIndex {
  const path = ['data_content', String(id), 'menu'];
  if (given?.menu !== undefined) return MenuIndex.create(given.menu, path, faults);
  const isEmptied = given !== undefined && Object.keys(given).length === 0;
  return MenuIndex.create(isEmptied ? [] : (previous.menu ?? []), path, null);
}

/**
 * Returns the stored parts that a vertical of the bundle does not replace. An empty vertical `{}` removes everything
 * (spec BUN-3).
 */
function remainingParts(given: JsonObject, previous: JsonObject | undefined): JsonObject {
  if (!previous || Object.keys(given).length === 0) return {};
  return Object.fromEntries(
    verticalFields.flatMap((key) => {
      const value = previous[key];
      return given[key] === undefined && value !== undefined ? [[key, value]] : [];
    }),
  );
}

function checkMenuLinks(
  faults: FaultList,
  given: ReadonlyMap<number, JsonObject>,
  menus: ReadonlyMap<number, MenuIndex>,
  registry: BundleRegistry,
): void {
  for (const [ownId, vertical] of given) {
    if (vertical.menu === undefined) continue;
    for (const { path, verticalId, categoryId } of menus.get(ownId)?.links ?? []) {
      if (verticalId !== 0 && !registry.verticals.has(verticalId)) {
        faults.addValue(
          [...path, 'data_type_menu'],
          verticalId,
          phrase('0 for the entry itself, or {allowed}', {
            allowed: readPhrase(describeVerticals(registry)),
          }),
        );
        continue;
      }
      const target = menus.get(verticalId === 0 ? ownId : verticalId);
      if (categoryId === 0 || !target || target.isUnknown || target.has(categoryId)) continue;
      if (target.isDoubtful(categoryId)) continue;
      faults.addValue(
        [...path, 'data_type_menu_id'],
        categoryId,
        phrase('0, or {allowed}', { allowed: readPhrase(target.describeIds()) }),
      );
    }
  }
}
