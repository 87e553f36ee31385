import {
  joinWithAnd,
  readEffects,
  readTargets,
  readSummary,
  writeEffects,
  writeTargets,
  writeSummary,
  type SummaryTarget,
} from '#app/domain/change-summary.ts';
import { namePage } from './describe-value.ts';
import { fieldName, partName } from './field-names.ts';
import type { SiteNames } from './site-names.ts';

/** The names in summaries. */
export type SummaryNames = Pick<SiteNames, 'sectionOf' | 'sectionWith' | 'settingOf' | 'ownPageOf'>;

/**
 * Returns the stored summary of a change with names in place of keys, prefixes and the ids of items that have a title.
 * Summaries in an operator's own words are left unchanged.
 */
export function describeSummary(summary: string, names: SummaryNames): string {
  const read = readSummary(summary);
  if (!read) return summary;
  const { kind, values } = read;
  switch (kind) {
    case 'publishedChanges': {
      const { targets, more } = readTargets(values.places);
      const named = targets.map((target) => nameSummaryTarget(target, names));
      const others = more > 0 ? [`${more} more`] : [];
      return writeSummary(kind, { ...values, places: joinWithAnd([...named, ...others]) });
    }
    case 'undone':
    case 'redone':
      return writeSummary(kind, { ...values, change: describeSummary(values.change, names) });
    case 'importedEntries': {
      const effects = readEffects(values.effects);
      if (!effects) return summary;
      const replaced = effects.replaced.map((part) => namePart(part, names));
      return writeSummary(kind, { effects: writeEffects({ ...effects, replaced }) });
    }
    case 'released': {
      const fields = joinWithAnd(values.fields.split(', ').map((key) => fieldName(key)));
      return withoutId(writeSummary(kind, { ...values, fields }), values.id);
    }
    case 'hid':
    case 'showed':
    case 'deleted':
    case 'pinnedItem':
      return withoutId(summary, values.id);
    case 'changedTextPage':
      return writeSummary(kind, { name: namePage(names, values.name) });
    case 'changedSetting':
    case 'restoredSetting': {
      const title = names.settingOf(values.key)?.title;
      return title === undefined ? summary : writeSummary(kind, { key: `“${title}”` });
    }
    default:
      return summary;
  }
}

function withoutId(summary: string, id: string): string {
  return summary.replace(`item ${id} “`, '“');
}

function nameSummaryTarget(target: SummaryTarget, names: SummaryNames): string {
  const { kind, name } = target;
  if (kind === 'part') return namePart(name, names);
  const written = writeTargets([target]);
  return kind === 'items' ? written.replace(/ of \S+$/, ` of ${nameSection(name, names)}`) : written;
}

/** Names a part of the site, or a part of a section such as `menu of g`. */
function namePart(text: string, names: SummaryNames): string {
  const [key = text, prefix] = text.split(' of ');
  const part = partName(key);
  return prefix === undefined ? part : `${part} of ${nameSection(prefix, names)}`;
}

function nameSection(prefix: string, names: SummaryNames): string {
  const id = names.sectionWith(prefix);
  return id === undefined ? `/${prefix}` : names.sectionOf(id);
}
