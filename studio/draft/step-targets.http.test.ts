/** @module-tag long */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDraftStep, createDraft } from '#app/changes/drafts.server.ts';
import type { Edit, EditTarget } from '#app/changes/edits.ts';
import { findObject } from '#test/support/find-object.ts';
import type { PagesData } from '../screens/layouts/read-pages.server.ts';
import { startStudio, type TestStudio } from '../server/studio.fixture.ts';

let studio: TestStudio;
let editor: string;
let section: PagesData['section'];

beforeAll(async () => {
  studio = await startStudio([]);
  editor = await studio.signIn('editor');
  const home = (await studio.get('/pages', editor)).headers.get('location') ?? '';
  const screen = findObject(await studio.load(home, editor), (one) => 'maxBlocks' in one);
  ({ section } = screen as unknown as PagesData);
});
afterAll(() => studio.stop());

const part = (key: string, verticalId = 0): EditTarget => ({ kind: 'part', verticalId, key });
const set = (target: EditTarget, ...path: string[]): Edit => ({ kind: 'set', target, path, value: 'new' });
const setInfo = set(part('info'), 'title');
const setPrivacy = set(part('ext_pages'), 'privacyPolicy');

/** Returns the answer to the undo of the last of several steps. */
async function undo(...steps: (readonly Edit[])[]): Promise<unknown> {
  const { store } = studio;
  const { id, revision } = await createDraft(store, { title: '', author: 'Ada' });
  for (const [index, step] of steps.entries())
    await addDraftStep(store, { id, revision: revision + index }, step);
  const fields = { intent: 'undo', id: String(id), revision: String(revision + steps.length) };
  return studio.act('/draft', editor, fields);
}

const undone = (places: string) => expect.objectContaining({ outcome: 'saved', places });

test.each<[string, readonly Edit[]]>([
  ['Time zone in which days begin and times are shown', [set(part('settings'), 'timeZone')]],
  ['Title of the site', [setInfo]],
  ['Privacy policy', [setPrivacy, setPrivacy]],
  ['Press and Redirects', [set(part('ext_pages'), 'pages/press'), set(part('ext_redirects'), '/old')]],
  [
    'Privacy policy, Title of the site, Ads, and 1 more',
    [setPrivacy, setInfo, set(part('ads')), set(part('x'))],
  ],
])('the undo of a step names %s', async (places, step) => {
  expect(await undo(step)).toEqual(undone(places));
});

test('the undo of a step names the section of its pages and parts', async () => {
  const { id, name } = section;
  const first: Edit = { kind: 'set', target: part('layouts'), path: [], value: { [id]: { 4: [] } } };
  expect(await undo([first])).toEqual(undone(`${name}: search page`));
  expect(await undo([set(part('menu', id))])).toEqual(undone(`Categories of ${name}`));
});

test('the undo of a step names items by their titles, or by their ids', async () => {
  const add = { kind: 'add-item', verticalId: section.id, item: { id: 990_001, title: 'Lantern' } } as const;
  const remove = { kind: 'remove-item', verticalId: section.id, id: 990_002 } as const;
  expect(await undo([add, remove])).toEqual(undone('“Lantern” and “990002”'));
});

test('the undo of a step names an item as the rest of the draft does', async () => {
  const target: EditTarget = { kind: 'item', verticalId: section.id, id: 990_003 };
  const add = { kind: 'add-item', verticalId: section.id, item: { id: target.id, title: 'Lamp' } } as const;
  expect(await undo([add], [set(target, 'author')])).toEqual(undone('“Lamp”'));
  const rename: Edit = { kind: 'set', target, path: ['title'], value: 'Lantern' };
  expect(await undo([add], [rename], [set(target, 'author')])).toEqual(undone('“Lantern”'));
  expect(await undo([add], [rename])).toEqual(undone('“Lamp”'));
  const source: Edit = { kind: 'insert', target, path: ['sources', 0], value: { title: 'A source' } };
  expect(await undo([add], [source])).toEqual(undone('“Lamp”'));
});
