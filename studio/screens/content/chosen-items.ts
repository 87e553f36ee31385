import type { Selection } from 'react-aria-components';

/**
 * The selected rows: the listed ids, or all rows except the listed ids. The browser cannot list all ids, because it
 * loads only a part of a long list.
 */
export type ChosenItems =
  | { kind: 'some'; ids: ReadonlySet<number> }
  | { kind: 'all'; except: ReadonlySet<number> };

export const noneChosen: ChosenItems = { kind: 'some', ids: new Set() };

/** Returns the number of chosen items of a list. */
export function countChosen(chosen: ChosenItems, total: number): number {
  return chosen.kind === 'some' ? chosen.ids.size : Math.max(0, total - chosen.except.size);
}

/** Returns the selection that the table marks. If rows are chosen by their exceptions, it contains only loaded rows. */
export function markChosen(chosen: ChosenItems, loaded: readonly number[]): Selection {
  if (chosen.kind === 'some') return new Set(chosen.ids);
  return chosen.except.size === 0 ? 'all' : new Set(loaded.filter((id) => !chosen.except.has(id)));
}

/**
 * Applies a selection that was made in the table. Rows that are not loaded keep their state, unless all rows or no rows
 * are selected.
 */
export function applyChoice(chosen: ChosenItems, marked: Selection, loaded: readonly number[]): ChosenItems {
  if (marked === 'all') return { kind: 'all', except: new Set() };
  if (marked.size === 0) return noneChosen;
  if (chosen.kind === 'all') {
    const except = new Set(chosen.except);
    for (const id of loaded) {
      if (marked.has(id)) except.delete(id);
      else except.add(id);
    }
    return { kind: 'all', except };
  }
  return { kind: 'some', ids: new Set([...marked].map(Number)) };
}

/** Writes a choice as actions read it. `search` are the parameters of the list. */
export function selectionText(chosen: ChosenItems, search: string): string {
  return JSON.stringify(
    chosen.kind === 'some'
      ? { ids: [...chosen.ids].join(',') }
      : { except: [...chosen.except].join(','), search },
  );
}
