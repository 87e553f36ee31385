import { describe, expect, it } from 'vitest';
import { targetKey } from '#app/store/change-target.ts';
import { applyToValues } from './edited-values.server.ts';
import type { Edit } from './edits.ts';
import { RefusedChange } from './publish-values.server.ts';

const target = { kind: 'part', verticalId: 0, key: 'settings' } as const;
const key = targetKey(target);

function apply(data: string | null, edits: readonly Edit[]): string | null {
  const { values } = applyToValues(edits, new Map([[key, data === null ? null : { data }]]), new Map());
  return values.get(key)?.data ?? null;
}

const set = (path: readonly (string | number)[], value: string | number): Edit => ({
  kind: 'set',
  target,
  path: [...path],
  value,
});
const remove: Edit = { kind: 'remove', target, path: [] };

describe('edits of one part', () => {
  it('build on each other and keep the form of the numbers they do not change', () => {
    expect(apply('{"a":1.50,"b":[1]}', [set(['b', 1], 2), set(['b', 0], 3)])).toBe('{"a":1.50,"b":[3,2]}');
  });

  it('may remove the part and create it again', () => {
    expect(apply('{"a":1}', [set(['a'], 2), remove])).toBeNull();
    expect(apply('{"a":1}', [remove, set(['b'], 1)])).toBe('{"b":1}');
    expect(apply(null, [set(['a'], 1), remove, set(['b'], 2)])).toBe('{"b":2}');
  });

  it('are refused if they remove a part that does not exist', () => {
    expect(() => apply(null, [remove])).toThrow(RefusedChange);
    expect(() => apply('{"a":1}', [remove, remove])).toThrow(RefusedChange);
  });
});
