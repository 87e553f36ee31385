/** The stored form of a target before or after a change. `null` if the target does not exist. */
export type RecordedValue = {
  /** JSON text as it is stored. `null` if the change only moved the item and did not change its data. */
  data: string | null;
  /** Only for items: the position in the catalogue order. */
  position?: number;
  /** Only for items of feeds. */
  provider?: string;
  providerId?: string;
} | null;

/** The values of one target before and after a change. */
export interface ValueChange {
  before: RecordedValue;
  after: RecordedValue;
}

/** One entry as it is stored: the key of the target and both values as short tuples. */
export type StoredEntry = [key: string, before: StoredValue, after: StoredValue];
type StoredValue = [data: string | null, position?: number, provider?: string, providerId?: string] | null;

export function packEntry(key: string, { before, after }: ValueChange): StoredEntry {
  return [key, packValue(before), packValue(after)];
}

export function unpackEntry([key, before, after]: StoredEntry): [key: string, change: ValueChange] {
  return [key, { before: unpackValue(before), after: unpackValue(after) }];
}

function packValue(value: RecordedValue): StoredValue {
  if (value === null) return null;
  const { data, position, provider = '', providerId = '' } = value;
  if (position === undefined) return [data];
  return provider === '' ? [data, position] : [data, position, provider, providerId];
}

function unpackValue(value: StoredValue): RecordedValue {
  if (value === null) return null;
  const [data, position, provider, providerId] = value;
  return {
    data,
    ...(position !== undefined && { position }),
    ...(provider !== undefined && { provider, providerId: providerId ?? '' }),
  };
}

/** Merges two changes of one target in the same transaction. */
export function joinChanges(first: ValueChange, second: ValueChange): ValueChange {
  // A change that only moved an item did not record its data, so the data of the other change is used.
  const before =
    first.before && first.before.data === null && first.after !== null
      ? { ...first.before, data: second.before?.data ?? null }
      : first.before;
  const after =
    second.after && second.after.data === null
      ? { ...second.after, data: first.after?.data ?? null }
      : second.after;
  return { before, after };
}

/** Whether two values are stored in the same way. */
export function isSameValue(a: RecordedValue, b: RecordedValue): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.data === b.data &&
    a.position === b.position &&
    (a.provider ?? '') === (b.provider ?? '') &&
    (a.providerId ?? '') === (b.providerId ?? '')
  );
}
