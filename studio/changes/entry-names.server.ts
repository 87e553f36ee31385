import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import { entryName } from '#app/changes/entry-name.ts';
import { isCommonPageName, isOwnPageName } from '#app/domain/text-pages.ts';
import type { ChangeNames } from './change-names.server.ts';
import type { ShownName } from './shown-change.ts';
import type { Meaning } from './meaning.ts';

/** Names an entry of a list by the meaning of the list. `number` counts from 1. */
export function nameEntry(names: ChangeNames, value: JsonValue, meaning: Meaning, number: number): ShownName {
  const text = (known: string): ShownName =>
    known === '' ? { type: 'entry', number } : { type: 'text', text: known };
  if (isJsonObject(value)) return text(entryName(value));
  if (typeof value === 'number') {
    if (meaning.kind === 'items') {
      const title = names.itemOf(meaning.verticalId, value);
      return title === '' ? { type: 'deleted', id: value } : text(title);
    }
    return text(meaning.kind === 'sections' ? names.sectionOf(value) : String(value));
  }
  if (typeof value !== 'string') return text('');
  if (meaning.kind === 'languages') return text(names.languageOf(value));
  if (meaning.kind === 'options') {
    const label = meaning.labels.get(value) ?? '';
    return label === '' ? { type: 'option', id: value } : text(label);
  }
  if (meaning.kind === 'pages') {
    if (isCommonPageName(value)) return { type: 'page', page: value };
    return text(isOwnPageName(value) ? names.ownPageOf(value) : value);
  }
  return text(value);
}
