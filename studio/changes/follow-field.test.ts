import { describe, expect, it } from 'vitest';
import { builtIn } from '#app/verticals/index.server.ts';
import type { FormField } from '../screens/content/form-field.ts';
import { itemFormOf } from '../screens/content/item-form.server.ts';
import { parseFieldPath } from '#app/changes/field-steps.ts';
import { followField } from './follow-field.ts';

/** Lists the paths of all values of a field, each with the fields that lead to it. */
function* listPaths(field: FormField, path: string): Generator<[string, FormField[]]> {
  yield [path, [field]];
  if (field.kind === 'rows') yield [`${path}[1]`, [field]];
  if (!('fields' in field)) return;
  for (const inside of field.fields) {
    const start = field.kind === 'rows' ? `${path}[1]` : path;
    for (const [address, fields] of listPaths(inside, `${start}.${inside.name}`)) {
      yield [address, [field, ...fields]];
    }
  }
}

describe.each(builtIn.verticals.map((server) => [server.vertical.scope, server] as const))(
  'a difference in an item of %s',
  (_scope, server) => {
    const form = itemFormOf(server);

    it('has the names of the fields in its form', () => {
      const fields = [...form.values()].flat();
      const paths = fields.flatMap((field) => [...listPaths(field, field.path.join('.'))]);
      expect(paths.length).toBeGreaterThanOrEqual(fields.length);
      const named = paths.map(([path]) => [
        path,
        followField(form, parseFieldPath(path)).map(({ name, title }) => ({ name, title })),
      ]);
      expect(named).toEqual(
        paths.map(([path, trail]) => [path, trail.map(({ name, title }) => ({ name, title }))]),
      );
    });
  },
);

it('numbers the entries of a list, and keeps keys that the form does not know', () => {
  const [server] = builtIn.verticals;
  if (!server) throw new Error('There is no vertical.');
  const follow = (path: string) => followField(itemFormOf(server), parseFieldPath(path));
  expect(follow('faq[2].answer')).toEqual([
    { name: 'faq', title: '', number: 3 },
    { name: 'answer', title: '', number: null },
  ]);
  expect(follow('faq[0].note')).toMatchObject([{ number: 1 }, { name: 'note' }]);
  expect(follow('unknown')).toEqual([]);
});
