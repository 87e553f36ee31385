import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#app/lib/json.ts';
import { editJson } from '#app/changes/edit-json.ts';
import { revisionOf } from '../../draft/field-revision.server.ts';
import { findCodeFault, findRemovedHtml } from './ad-code.server.ts';
import { adsTarget, holdsScript, planAdAction, readAdEntries } from './ad-edits.server.ts';
import { emptyForm, readAdForm, writeAdEntry, type AdForm } from './ad-form.ts';

const slot = { data_type: 0, position: '', ad_type: 0, cou: 1, script: '', div: '', script_in_div: '' };
const promotion: JsonObject = {
  ...slot,
  id: 1,
  type: 5,
  ext_name: 'Own games',
  ext_promotion: { img: 'a.png', link: '/g', alt: 'All games' },
  later_field: [1],
};
const script: JsonObject = {
  ...slot,
  id: 4,
  type: 4,
  div: '<i></i>',
  script_in_div: 'https://ads.example/a.js',
  attributes: { 'data-id': 'x' },
};
const entries = [promotion, script];

function plan(action: Parameters<typeof planAdAction>[1], value = entries) {
  const planned = planAdAction(value, action);
  if ('outcome' in planned) return planned;
  let changed: ReturnType<typeof editJson> = value;
  for (const edit of planned.edits) if ('path' in edit) changed = editJson(changed, edit);
  return { ...planned, entries: readAdEntries(changed) };
}

const save = (entry: JsonObject, part: Partial<AdForm>) => ({
  intent: 'save' as const,
  id: Number(entry.id),
  revision: revisionOf(entry),
  form: { ...readAdForm(entry), ...part },
});

describe('the form of an entry', () => {
  test.each([
    [promotion],
    [script],
    [{ ...slot, id: 2, type: 1, position: 'head', script: 'https://a.example/x.js' }],
  ])('writes %j as it was read, with fields that it does not know', (entry) => {
    const form = readAdForm(entry);
    const attributes = form.attributes === '' ? undefined : (entry.attributes as JsonObject);
    expect(writeAdEntry(entry, form, attributes)).toEqual(entry);
  });

  test('leaves out what an entry of another kind cannot have', () => {
    const form = { ...readAdForm(script), kind: 'html' as const, html: '<p>x</p>' };
    expect(writeAdEntry(script, form, { 'data-id': 'x' })).toEqual({
      ...slot,
      id: 4,
      type: 5,
      div: '<p>x</p>',
    });
  });
});

describe('an entry', () => {
  test('gets an id of its own', () => {
    const form = { ...emptyForm, kind: 'html' as const, html: '<p>New</p>' };
    expect(plan({ intent: 'save', id: null, revision: '', form })).toMatchObject({
      id: 5,
      isProtected: false,
      entries: [promotion, script, { id: 5, type: 5, div: '<p>New</p>' }],
    });
    expect(planAdAction(undefined, { intent: 'save', id: null, revision: '', form })).toMatchObject({
      id: 1,
      edits: [{ kind: 'set', target: adsTarget, path: [], value: [{ id: 1 }] }],
    });
  });

  test('is changed field by field', () => {
    expect(planAdAction(entries, save(promotion, { name: '', adNumber: 3 }))).toMatchObject({
      edits: [
        { kind: 'remove', target: adsTarget, path: [0, 'ext_name'] },
        { kind: 'set', target: adsTarget, path: [0, 'cou'], value: 3 },
      ],
    });
  });

  test('is not changed if someone else has changed it', () => {
    const action = { ...save(promotion, { name: 'Mine' }), revision: revisionOf(script) };
    expect(plan(action)).toEqual({ outcome: 'conflict' });
    expect(plan({ ...action, id: 9 })).toEqual({ outcome: 'gone' });
  });

  test('is duplicated switched off, moved, and removed', () => {
    expect(plan({ intent: 'duplicate', id: 1 })).toMatchObject({
      id: 5,
      entries: [promotion, { ext_name: 'Own games', id: 5, ext_off: true }, script],
    });
    expect(plan({ intent: 'move', id: 1, to: 4 })).toMatchObject({ entries: [script, promotion] });
    expect(plan({ intent: 'remove', id: 1 })).toMatchObject({ entries: [script], isProtected: false });
  });

  test('with a script is protected, except from being switched off', () => {
    expect(plan({ intent: 'off', id: 4 })).toMatchObject({ isProtected: false });
    const off = [promotion, { ...script, ext_off: true }];
    expect(plan({ intent: 'on', id: 4 }, off)).toMatchObject({ isProtected: true, entries });
    for (const intent of ['duplicate', 'remove'] as const) {
      expect(plan({ intent, id: 4 })).toMatchObject({ isProtected: true });
    }
    expect(plan(save(script, { name: 'x' }))).toMatchObject({ isProtected: true });
    expect(plan(save(script, { kind: 'html', html: '<p>x</p>' }))).toMatchObject({ isProtected: true });
    expect(plan(save(promotion, { kind: 'code', script: 'go()' }))).toMatchObject({ isProtected: true });
  });

  test('holds a script if its HTML contains a frame or loads from another host', () => {
    const html = (div: string) => holdsScript({ ...slot, id: 1, type: 5, div });
    expect(html('<p>x</p>')).toBe(false);
    expect(html('<iframe src="https://ads.example/"></iframe>')).toBe(true);
    expect(html('<img src="//ads.example/x.png">')).toBe(true);
    expect(
      holdsScript({ ...promotion, ext_promotion: { img: 'https://a.example/x.png', link: '/', alt: '' } }),
    ).toBe(false);
  });
});

describe('code', () => {
  test('with an error of syntax is refused with its line, and never runs', () => {
    expect(findCodeFault('const a = 1;\n\nlet b = ;')).toEqual({ line: 3, text: "Unexpected token ';'" });
    expect(findCodeFault('throw new Error("never thrown")')).toBeNull();
    expect(plan(save(script, { kind: 'htmlCode', script: '<script>go()</script>' }))).toMatchObject({
      outcome: 'refused',
      faults: [{ field: 'script', line: 1 }],
    });
  });

  test('of a module may import', () => {
    const module = { kind: 'code' as const, script: 'import "/x.js"', attributes: '{"type": "module"}' };
    expect(plan(save(script, module))).toMatchObject({ isProtected: true });
  });
});

test('HTML that the portal removes is named with its line', () => {
  expect(findRemovedHtml('<p>x</p>\n<script>go()</script>\n<img onload="go()">')).toEqual([
    { line: 2, text: '<script>' },
    { line: 3, text: 'onload' },
  ]);
});
