import type { Item } from '#app/domain/catalogue/item.ts';
import { createPhraseFinder } from '#app/domain/quality/find-phrase.ts';
import { findAdultWord, isAdultRating, trademarks } from '#app/domain/quality/flagged-words.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { unavailableSince } from '#app/domain/unavailable-items.ts';
import { isObject } from '#app/lib/is-object.ts';
import { listFeeds } from '#app/store/feeds.server.ts';
import { listItemChecks } from '#app/store/item-checks.server.ts';
import { readRules } from '#app/feeds/feed-rules.ts';
import type { Check, Site } from '../check.ts';
import { error, ok, warning, type Outcome, type Place } from '../finding.ts';
import { listFoundItems, placeOfItem } from './item-texts.ts';

/** Finds games that fail their checks but are still shown in lists. */
export const gamesCheck: Check<Site> = {
  name: 'games',
  title: 'check.games',
  async run({ store, snapshot, t }) {
    const failing = (await listItemChecks(store.db)).filter(({ state }) => state !== 'ok');
    const shown = failing.flatMap(({ verticalId, itemId, playUrl }) => {
      const item = snapshot.catalogues.get(verticalId)?.itemById.get(itemId);
      return item?.playUrl === playUrl && unavailableSince(snapshot.unavailable, item) === null ? [item] : [];
    });
    if (shown.length === 0) return [ok(t('games.ok'))];
    return [warningAbout(shown, t('games.failing', { count: shown.length }), t('games.failingFix'))];
  },
};

/** Finds categories whose pages have nothing to show. */
export const categoriesCheck: Check<Site> = {
  name: 'categories',
  title: 'check.categories',
  run({ snapshot, t }) {
    const places = shownCatalogues(snapshot).flatMap(({ prefix, categoryById, itemsByCategory }) =>
      [...categoryById.values()]
        .filter(({ id, router, target }) => router === '' && !target && !itemsByCategory.get(id)?.length)
        .map(({ id, name: title }): Place => ({ kind: 'category', prefix, id, title })),
    );
    if (places.length === 0) return [ok(t('categories.ok'))];
    const text = t('categories.empty', { count: places.length });
    return [warning(text, t('categories.emptyFix'), [], { places })];
  },
};

/** Finds sample items, which came with Portico and are not real. */
export const samplesCheck: Check<Site> = {
  name: 'samples',
  title: 'check.samples',
  run({ snapshot, t }) {
    const places = listSamples(snapshot).map(placeOfItem);
    if (places.length === 0) {
      return [ok(t('samples.ok', { figures: snapshot.info.figures === 'sample' ? 'sample' : 'other' }))];
    }
    const text = t('samples.found', { count: places.length });
    return [error(text, t('samples.foundFix'), [], { places, repair: 'hideSamples' })];
  },
};

/** Returns the sample items that the site shows. */
export function listSamples(snapshot: Snapshot): Item[] {
  return shownCatalogues(snapshot).flatMap(({ items }) => items.filter(({ isSample }) => isSample));
}

/** Finds items without a cover, or with a cover that visitors load from another site. */
export const coversCheck: Check<Site> = {
  name: 'covers',
  title: 'check.covers',
  run({ snapshot, t }) {
    const items = listFoundItems(snapshot);
    const found: Outcome[] = [];
    const without = items.filter(({ image }) => image === '');
    const foreign = items.filter(({ image }) => /^https?:/i.test(image));
    for (const [kind, list] of [
      ['missing', without],
      ['foreign', foreign],
    ] as const) {
      if (list.length === 0) continue;
      const text = t('covers.fault', { kind, count: list.length });
      found.push(warningAbout(list, text, t('covers.faultFix', { kind })));
    }
    return found.length > 0 ? found : [ok(t('covers.ok', { count: items.length }))];
  },
};

/** Finds games whose pages do not say how they are played. */
export const controlsCheck: Check<Site> = {
  name: 'controls',
  title: 'check.controls',
  run({ snapshot, verticals, t }) {
    const played = new Set(verticals.filter(({ isPlayed }) => isPlayed).map(({ vertical }) => vertical.id));
    const silent = listFoundItems(snapshot).filter(
      (item) => played.has(item.verticalId) && item.details === '' && !hasControls(item.fields),
    );
    if (silent.length === 0) return [ok(t('controls.ok'))];
    return [warningAbout(silent, t('controls.missing', { count: silent.length }), t('controls.missingFix'))];
  },
};

function hasControls(fields: unknown): boolean {
  return isObject(fields) && Array.isArray(fields.controls) && fields.controls.length > 0;
}

/** Finds titles with trademarks, and items that are not for all ages. */
export const namesCheck: Check<Site> = {
  name: 'names',
  title: 'check.names',
  async run({ store, snapshot, verticals, t }) {
    const items = listFoundItems(snapshot);
    const played = new Set(verticals.filter(({ isPlayed }) => isPlayed).map(({ vertical }) => vertical.id));
    const allowed = (await listFeeds(store.db)).flatMap(({ rules }) => readRules(rules).gate.allowedWords);
    const findTrademark = createPhraseFinder(trademarks, allowed);
    const named = items.filter(({ verticalId, title }) => played.has(verticalId) && findTrademark(title));
    const adult = items.filter(
      ({ verticalId, title, keywords, contentRating }) =>
        isAdultRating(contentRating) || (played.has(verticalId) && findAdultWord(`${title} | ${keywords}`)),
    );
    const found: Outcome[] = [];
    for (const [kind, list] of [
      ['trademark', named],
      ['adult', adult],
    ] as const) {
      if (list.length === 0) continue;
      const text = t('names.fault', { kind, count: list.length });
      found.push(warningAbout(list, text, t('names.faultFix', { kind })));
    }
    return found.length > 0 ? found : [ok(t('names.ok'))];
  },
};

/** Finds addresses without https, which browsers mark as not secure or refuse to load. */
export const httpsCheck: Check<Site> = {
  name: 'https',
  title: 'check.https',
  run({ snapshot, t }) {
    const items = listFoundItems(snapshot).filter(
      ({ playUrl, router, image, details, richText }) =>
        [playUrl, router, image].some((address) => /^http:/i.test(address)) ||
        /\s(?:href|src)="http:/i.test(details + richText),
    );
    const pages = [...snapshot.textPages].flatMap(([name, markdown]): Place[] =>
      /\bhttp:\/\/(?!localhost)/i.test(markdown) ? [{ kind: 'text-page', name, title: name }] : [],
    );
    const places = [...pages, ...items.map(placeOfItem)];
    if (places.length === 0) return [ok(t('https.ok'))];
    return [warning(t('https.found', { count: places.length }), t('https.foundFix'), [], { places })];
  },
};

function shownCatalogues({ catalogues, settings: { verticals } }: Snapshot) {
  return [...catalogues.values()].filter(
    ({ verticalId }) => verticals.length === 0 || verticals.includes(verticalId),
  );
}

function warningAbout(items: readonly Item[], text: string, fix: string): Outcome {
  return warning(text, fix, [], { places: items.map(placeOfItem) });
}
