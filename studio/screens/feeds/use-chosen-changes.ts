import { useMemo, useState } from 'react';

/**
 * The changes of a run that the operator chose. At first, all are chosen except those that were left out of an earlier
 * run.
 */
export interface ChosenChanges {
  /** Keys of changes that were chosen at first and that the operator left out. */
  except: ReadonlySet<string>;
  /** Keys of changes that were left out of an earlier run and that the operator chose. */
  also: ReadonlySet<string>;
  count: number;
  isChosen: (key: string, wasLeftOut: boolean) => boolean;
  choose: (entries: readonly { key: string; wasLeftOut: boolean }[], isChosen: boolean) => void;
}

/** Keeps the choice while the operator looks at the tabs and pages of a run. */
export function useChosenChanges(total: number, leftOut: readonly string[]): ChosenChanges {
  const [except, setExcept] = useState<ReadonlySet<string>>(new Set());
  const [also, setAlso] = useState<ReadonlySet<string>>(new Set());
  return useMemo(
    () => ({
      except,
      also,
      count: total - leftOut.length - except.size + also.size,
      isChosen: (key, wasLeftOut) => (wasLeftOut ? also.has(key) : !except.has(key)),
      choose(entries, isChosen) {
        const keysOf = (wasLeftOut: boolean) =>
          entries.filter((entry) => entry.wasLeftOut === wasLeftOut).map(({ key }) => key);
        setExcept((before) =>
          isChosen ? excluding(before, keysOf(false)) : including(before, keysOf(false)),
        );
        setAlso((before) => (isChosen ? including(before, keysOf(true)) : excluding(before, keysOf(true))));
      },
    }),
    [also, except, leftOut.length, total],
  );
}

function including(keys: ReadonlySet<string>, more: readonly string[]): ReadonlySet<string> {
  return new Set([...keys, ...more]);
}

function excluding(keys: ReadonlySet<string>, fewer: readonly string[]): ReadonlySet<string> {
  const removed = new Set(fewer);
  return new Set([...keys].filter((key) => !removed.has(key)));
}
