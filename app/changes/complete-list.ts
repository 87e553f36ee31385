import type { JsonValue } from '#app/lib/json.ts';
import { isTextPageName, listTextPages } from '#app/domain/text-pages.ts';
import { languageList } from './language-tags.ts';
import type { SiteNames } from './site-names.ts';

/** A list whose stored value can be incomplete. */
export type IncompleteList =
  /** An empty value means all sections. */
  | { kind: 'sections' }
  /** A missing value means `initial`. */
  | { kind: 'languages'; initial: readonly JsonValue[] }
  /** Text pages that the value does not name follow at the end. */
  | { kind: 'pageOrder' };

/**
 * Completes a stored list with the entries that its value implies. `list` is `null` for lists that are stored
 * completely. Returns `null` if the value is not a list.
 */
export function completeList(
  names: Pick<SiteNames, 'sectionIds' | 'ownPages'>,
  value: JsonValue | undefined,
  list: IncompleteList | null,
): readonly JsonValue[] | null {
  const stored = list?.kind === 'languages' ? languageList(value) : value;
  if (stored === undefined && list?.kind === 'languages') return list.initial;
  const known = stored === undefined ? [] : stored;
  if (!Array.isArray(known)) return null;
  if (list?.kind === 'sections' && known.length === 0) return names.sectionIds;
  if (list?.kind !== 'pageOrder') return known;
  const order = known.filter((name) => typeof name === 'string').filter(isTextPageName);
  return listTextPages([...names.ownPages, ...order], order);
}
