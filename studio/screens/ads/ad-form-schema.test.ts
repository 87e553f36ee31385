import { expect, test } from 'vitest';
import { parseAdForm } from './ad-form-schema.ts';
import { emptyForm } from './ad-form.ts';

test('a form is read from its JSON', () => {
  const form = { ...emptyForm, name: ' Autumn ', kind: 'code', script: 'x'.repeat(1_000_000) };
  expect(parseAdForm(JSON.stringify(form))).toEqual(form);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{}',
  JSON.stringify({ ...emptyForm, kind: 'banner' }),
  JSON.stringify({ ...emptyForm, html: null }),
  JSON.stringify({ ...emptyForm, position: undefined }),
])('other text is not a form: %s', (text) => {
  expect(parseAdForm(text)).toBeUndefined();
});
