import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDraftStep, createDraft } from '#app/changes/drafts.server.ts';
import type { Edit, EditTarget } from '#app/changes/edits.ts';
import { games } from '#app/verticals/games/vertical.ts';
import { startStudio, type TestStudio } from '../server/studio.fixture.ts';

let studio: TestStudio;
let editor: string;

beforeAll(async () => {
  studio = await startStudio([]);
  editor = await studio.signIn('editor');
});
afterAll(() => studio.stop());

const part = (key: string, verticalId = 0): EditTarget => ({ kind: 'part', verticalId, key });
const set = (target: EditTarget, ...path: string[]): Edit => ({ kind: 'set', target, path, value: 'new' });
const verticalId = games.id;
const add = (id: number, title: string): Edit => ({ kind: 'add-item', verticalId, item: { id, title } });
const first: Edit = { kind: 'set', target: part('layouts'), path: [], value: { [verticalId]: { 4: [] } } };

test.each<[string, readonly Edit[]]>([
  ['Time zone in which days begin and times are shown', [set(part('settings'), 'timeZone')]],
  ['Title of the site', [set(part('info'), 'title')]],
  ['Privacy policy', [set(part('ext_pages'), 'privacyPolicy'), set(part('ext_pages'), 'privacyPolicy')]],
  ['pages/press and Redirects', [set(part('ext_pages'), 'pages/press'), set(part('ext_redirects'), '/old')]],
  ['Categories of Games', [set(part('menu', verticalId))]],
  ['Games: search page', [first]],
  ['“Lantern”', [add(990_001, 'Lantern')]],
  ['“990002”', [{ kind: 'remove-item', verticalId, id: 990_002 }]],
  ['“1”, “2”, “3”, and 2 more', [1, 2, 3, 4, 5].map((id) => add(990_000 + id, String(id)))],
])('the undo of a step names %s', async (places, step) => {
  const { store } = studio;
  const { id, revision } = await createDraft(store, { title: '', author: 'Ada' });
  await addDraftStep(store, { id, revision }, step);
  const undo = { intent: 'undo', id: String(id), revision: String(revision + 1) };
  expect(await studio.act('/draft', editor, undo)).toMatchObject({ outcome: 'saved', places });
});
