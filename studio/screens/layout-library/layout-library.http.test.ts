/** @module-tag long */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDrafts, undoDraftStep } from '#app/changes/drafts.server.ts';
import { builtIn } from '#app/verticals/index.server.ts';
import { layoutLibrary } from '#app/verticals/layout-library.server.ts';
import { startStudio, type TestStudio } from '../../server/studio.fixture.ts';

const [first] = builtIn.verticals.flatMap(({ vertical }) =>
  (layoutLibrary.get(vertical.id) ?? []).map(({ id, name }) => ({ id, name, prefix: vertical.prefix })),
);
const { id = '', name = '', prefix = '' } = first ?? {};
const address = `/pages/${prefix}/layouts`;

let studio: TestStudio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.stop());

describe('a layout of the library', () => {
  it('is shown with its preview', async () => {
    const html = await (await studio.get(address, await studio.signIn('viewer'))).text();
    expect(html).toContain(name);
    expect((await studio.get('/pages/no-such-section/layouts', await studio.signIn('viewer'))).status).toBe(
      404,
    );
  });

  it('is one step of the draft, which can be undone', async () => {
    const cookie = await studio.signIn('editor');
    expect(await studio.act(address, cookie, { layout: id })).toMatchObject({ outcome: 'saved' });
    expect(await studio.act(address, cookie, { layout: id })).toEqual({ outcome: 'unchanged' });
    const [draft] = await listDrafts(studio.store);
    expect(draft).toMatchObject({ undoable: 1, edits: [expect.objectContaining({ kind: 'set' })] });
    if (!draft) return;
    await undoDraftStep(studio.store, draft);
    expect(await studio.act(address, cookie, { layout: id })).toMatchObject({ outcome: 'saved' });
  });

  it('is refused if the section has no such layout, or to a viewer', async () => {
    const editor = await studio.signIn('editor');
    const unknown = await studio.post(address, { cookie: editor, body: 'layout=__proto__' });
    expect(unknown.status).toBe(400);
    const viewer = await studio.signIn('viewer');
    expect((await studio.post(address, { cookie: viewer, body: `layout=${id}` })).status).toBe(403);
  });
});
