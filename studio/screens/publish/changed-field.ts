import type { ShownChange, ShownFault } from '../../changes/shown-change.ts';

/** A field of the draft. The path is empty if the whole part, item or picture is added or removed. */
export interface ChangedField {
  target: string;
  path: string;
}

/** Identifies a field on the screen. */
export function fieldKey({ target, path }: ChangedField): string {
  return `${target} ${path}`;
}

/** Returns `left` after the operator has left out the fields with these keys, or has included them again. */
export function leaveFields(
  left: ReadonlySet<string>,
  keys: readonly string[],
  isLeft: boolean,
): ReadonlySet<string> {
  return isLeft ? new Set([...left, ...keys]) : new Set([...left].filter((key) => !keys.includes(key)));
}

/** Lists the fields of changes. */
export function listFields(changes: readonly ShownChange[]): ChangedField[] {
  return changes.flatMap(({ key, change, fields }) =>
    change === 'changed' ? fields.map(({ path }) => ({ target: key, path })) : [{ target: key, path: '' }],
  );
}

/**
 * Returns the changed fields that can contain a fault. The path of a fault contains list positions where the path of a
 * change contains ids, so only the first steps of the paths are compared. If no path matches, returns all changed
 * fields of the same part, item or picture.
 */
export function fieldsOfFault({ target, path }: ShownFault, fields: readonly ChangedField[]): ChangedField[] {
  if (!target) return [];
  const own = fields.filter((field) => field.target === target.key);
  const name = firstStep(path);
  const same = own.filter((field) => name !== '' && firstStep(field.path) === name);
  return same.length > 0 ? same : own;
}

function firstStep(path: string): string {
  return /^[^.[]*/.exec(path)?.[0] ?? '';
}
