/** A value of the published site that a change records as a unit: a part, an item, or the data of a picture. */
export type ChangeTarget =
  /** A part of the bundle. Vertical 0 contains the site's own parts. */
  | { kind: 'part'; verticalId: number; key: string }
  | { kind: 'item'; verticalId: number; id: number }
  | { kind: 'picture'; path: string };

/** Returns the text that identifies a target in the store. It contains no line break. */
export function targetKey(target: ChangeTarget): string {
  switch (target.kind) {
    case 'part':
      return `part/${target.verticalId}/${encodeURIComponent(target.key)}`;
    case 'item':
      return `item/${target.verticalId}/${target.id}`;
    case 'picture':
      return `picture/${encodeURIComponent(target.path)}`;
  }
}

/** Returns the target that a key identifies. Throws a RangeError if it identifies none. */
export function parseTargetKey(text: string): ChangeTarget {
  const [kind, first = '', second = ''] = text.split('/');
  if (kind === 'part') return { kind, verticalId: Number(first), key: decodeURIComponent(second) };
  if (kind === 'item') return { kind, verticalId: Number(first), id: Number(second) };
  if (kind === 'picture') return { kind, path: decodeURIComponent(first) };
  throw new RangeError(`"${text}" is not the key of a change target.`);
}
