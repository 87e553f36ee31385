import { formatPath, phraseOf } from '#app/bundle/fault.ts';
import type { BundleRegistry } from '#app/bundle/registry.ts';
import { textsIn, type TextHolder } from '#app/bundle/translations/text-holders.server.ts';
import { hashText, readTranslation } from '#app/bundle/translations/translation.server.ts';
import { applyEdits } from '#app/changes/apply-edits.server.ts';
import type { CheckRules, TargetFault } from '#app/changes/check-values.server.ts';
import type { Edit } from '#app/changes/edits.ts';
import { writeSummary } from '#app/domain/change-summary.ts';
import type { InterfaceText } from '#app/messages/catalogue.server.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { phrase, readPhrase } from '#app/lib/phrase.ts';
import type { Store } from '#app/store/store.ts';
import type { ChangeAuthor } from '#app/store/write-transaction.server.ts';
import { editTranslation } from './edit-translation.ts';
import { interfaceSection } from './interface-section.ts';
import { editInterface, readOwnLanguages } from './interface-units.server.ts';
import { readHolders } from './read-holders.server.ts';
import { holderKey, splitKey, type ReadUnit, type TextChange } from './text-unit.ts';

/** A refused text of an imported file. */
export interface RefusedUnit {
  key: string;
  /** An encoded phrase. */
  place: string;
  /** The reason: a sentence as an encoded phrase. */
  problem: string;
}

/** The effect of importing translations. */
export interface TranslationImport {
  language: string;
  /** Number of texts whose translation or state changed. */
  changed: number;
  /** Number of texts whose original has changed since the file was written. Their translations are stale. */
  stale: number;
  /** Number of unreviewed translations that were not imported, because they would have replaced reviewed ones. */
  kept: number;
  /** Number of texts that have no translation in the file. */
  empty: number;
  /** Site version after the import. `null` if nothing changed. */
  version: number | null;
}

export type TranslationImportResult =
  | { outcome: 'imported'; report: TranslationImport }
  | { outcome: 'refused'; faults: readonly RefusedUnit[] };

export interface ImportTranslationsOptions extends CheckRules {
  registry: BundleRegistry;
  language: string;
  units: readonly ReadUnit[];
  /** The built-in texts of the interface in the language. */
  interfaceTexts: readonly InterfaceText[];
  author: ChangeAuthor;
  isDryRun?: boolean;
  /** Called with each text that changes. */
  onChange?: (change: TextChange) => void;
}

/**
 * Imports the translations of a file in one change. Nothing is changed if any text of the file does not exist on the
 * site or is refused. An unreviewed translation does not replace a reviewed one. A text without a translation changes
 * nothing.
 */
export async function importTranslations(
  store: Store,
  {
    language,
    units,
    interfaceTexts,
    author,
    isDryRun = false,
    onChange,
    ...rules
  }: ImportTranslationsOptions,
): Promise<TranslationImportResult> {
  const report: TranslationImport = { language, changed: 0, stale: 0, kept: 0, empty: 0, version: null };
  const isInterface = ({ key }: ReadUnit) => key.startsWith(`${interfaceSection}/`);
  const { groups, faults } = groupUnits(units.filter((unit) => !isInterface(unit)));
  const base = (await store.readVersion()) ?? 0;
  const edits: Edit[] = [];
  const own = editInterface(
    { language, builtIn: interfaceTexts, own: await readOwnLanguages(store.db) },
    units.filter(isInterface),
  );
  faults.push(...own.faults.map(({ unit, problem }) => refuse(unit, problem)));
  report.changed += own.changes.length;
  if (onChange) own.changes.forEach(onChange);
  if (own.edit) edits.push(own.edit);
  const places = new Map<string, ReadUnit>();
  for await (const holder of readHolders(store.db, rules.registry)) {
    const key = holderKey(holder);
    const group = groups.get(key);
    if (!group) continue;
    groups.delete(key);
    const edit = editOf(holder, language, group, { report, faults, places, onChange });
    if (edit) edits.push(edit);
  }
  for (const group of groups.values()) {
    for (const unit of group.values())
      faults.push(refuse(unit, phrase('There is nothing with this key on the site.')));
  }
  if (faults.length > 0) return { outcome: 'refused', faults };
  if (edits.length === 0) return { outcome: 'imported', report };
  const reason = { ...author, summary: writeSummary('importedTranslations', { language }) };
  const result = await applyEdits(store, edits, { reason, base, isDryRun, rest: 'mine', ...rules });
  if (result.outcome === 'refused') {
    return { outcome: 'refused', faults: result.faults.map((fault) => locate(fault, places)) };
  }
  const version = result.outcome === 'published' ? result.version : null;
  return { outcome: 'imported', report: { ...report, version } };
}

type Units = Map<string, ReadUnit>;

/** Groups texts by the item, category, tag or part that they belong to. */
function groupUnits(units: readonly ReadUnit[]): { groups: Map<string, Units>; faults: RefusedUnit[] } {
  const groups = new Map<string, Units>();
  const faults: RefusedUnit[] = [];
  for (const unit of units) {
    const split = splitKey(unit.key);
    if (!split) {
      faults.push(refuse(unit, phrase('This is not a key of an export.')));
      continue;
    }
    const own = groups.get(split.holder) ?? new Map<string, ReadUnit>();
    const earlier = own.get(split.path);
    if (earlier) {
      faults.push(refuse(unit, phrase('{place} has the same key.', { place: readPhrase(earlier.place) })));
    }
    groups.set(split.holder, own.set(split.path, unit));
  }
  return { groups, faults };
}

interface Progress {
  report: TranslationImport;
  faults: RefusedUnit[];
  /** The imported texts by their location on the site, to find the text that caused a fault. */
  places: Map<string, ReadUnit>;
  onChange: ((change: TextChange) => void) | undefined;
}

/**
 * Returns the edit that stores the translations of one item, category, tag or part, or `null` if none of them changes.
 */
function editOf(
  holder: TextHolder,
  language: string,
  units: Units,
  { report, faults, places, onChange }: Progress,
): Edit | null {
  const present = new Map(textsIn(holder, language).map((text) => [text.path, text]));
  const before = readTranslation(ownValue(holder.translations, language));
  const after = {
    texts: new Map(before.texts),
    sources: new Map(before.sources),
    machine: new Set(before.machine),
  };
  let isChanged = false;
  for (const [path, unit] of units) {
    const text = present.get(path);
    if (!text) {
      const problem = phrase('The site has no such text. It may have been removed since the export.');
      faults.push(refuse(unit, problem));
      continue;
    }
    if (unit.translation.trim() === '') {
      report.empty += 1;
      continue;
    }
    if (!unit.isReviewed && text.state === 'reviewed') {
      report.kept += 1;
      continue;
    }
    const source = hashText(unit.original ?? text.text);
    if (source !== hashText(text.text)) report.stale += 1;
    const isSame =
      text.translation === unit.translation &&
      before.sources.get(path) === source &&
      before.machine.has(path) !== unit.isReviewed;
    if (isSame) continue;
    isChanged = true;
    report.changed += 1;
    onChange?.({
      key: unit.key,
      original: text.text,
      before: text.translation ?? '',
      after: unit.translation,
    });
    after.texts.set(path, unit.translation);
    after.sources.set(path, source);
    if (unit.isReviewed) after.machine.delete(path);
    else after.machine.add(path);
    places.set(placeKey(holder.target, [...holder.path, language, path]), unit);
  }
  if (!isChanged) return null;
  return editTranslation(holder, language, after);
}

function placeKey(target: TextHolder['target'], path: readonly (string | number)[]): string {
  return `${JSON.stringify(target)} ${formatPath(path)}`;
}

/**
 * Returns a fault with the text of the file that caused it. A fault that no text of the file caused belongs to the
 * site.
 */
function locate(fault: TargetFault, places: ReadonlyMap<string, ReadUnit>): RefusedUnit {
  const unit = fault.target && places.get(`${JSON.stringify(fault.target)} ${fault.field}`);
  const problem = phrase('The translation {problem}; allowed: {allowed}.', {
    problem: phraseOf(fault, 'problem'),
    allowed: phraseOf(fault, 'allowed'),
  });
  return unit ? refuse(unit, problem) : { key: fault.path, place: phrase('the site'), problem };
}

function refuse({ key, place }: ReadUnit, problem: string): RefusedUnit {
  return { key, place, problem };
}
