import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ownTurn } from '#app/lib/own-turn.server.ts';
import { addOperator } from '#app/operators/operators.server.ts';
import { createSession } from '#app/operators/sessions.server.ts';
import type * as registry from '#app/verticals/browser-halves.ts';
import { createClients } from '#server/clients/clients.ts';
import { loadBuiltStudio } from '#server/studio.ts';
import { buildOnce, root } from '#test/http/app.ts';
import { silentLog } from '#test/store/engines.ts';
import { decodeTurboStream } from '#test/support/decode-turbo-stream.ts';
import { findObject } from '#test/support/find-object.ts';
import { freePort } from '#test/support/free-port.ts';
import type { BlockType } from '#app/changes/block-field.ts';
import type { PagesData } from '../screens/layouts/read-pages.server.ts';
import { riddleIds, twoVerticalsBundle } from '#test/second-vertical/bundle.ts';
import { openTwoVerticals, type TwoVerticals } from '#test/second-vertical/portal.ts';

/*
 * The layout editor knows the blocks of a vertical only from their schemas. This test uses the built Studio, which was
 * built without the vertical.
 */

vi.mock('#app/verticals/browser-halves.ts', async (original) => {
  const { browserHalves } = await original<typeof registry>();
  const { riddleComponents } = await import('#test/second-vertical/routes.tsx');
  const riddles = { styles: '/riddles.css', home: async () => ({ components: riddleComponents }) };
  return { browserHalves: new Map([...browserHalves, ['second-vertical', riddles]]) };
});

const screen = '/pages/qa/home';

let portal: TwoVerticals;
let server: Server;
let origin: string;
let cookie: string;

beforeAll(async () => {
  await buildOnce();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  portal = await openTwoVerticals(twoVerticalsBundle(), { STUDIO_PORT: String(port) });
  const studio = await loadBuiltStudio(path.join(root, 'build'))({
    platform: () => portal.platform,
    clients: createClients(undefined, silentLog),
    requests: { observe() {} },
    ownTurn,
  });
  if (!studio) throw new Error('The build has no Studio.');
  server = createServer(studio.listener);
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const { db } = portal.platform.store;
  const { now } = portal.platform.clock;
  const { id } = await addOperator(db, { name: 'Ada', role: 'editor', now: now() });
  const client = { address: '127.0.0.1', userAgent: 'test' };
  cookie = `portico_studio=${await createSession(db, { operatorId: id, client, now: now() })}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await portal.close();
});

beforeEach(() => portal.platform.store.db.deleteFrom('drafts').execute());

type EditorData = PagesData & { types: readonly BlockType[] };

/** Returns the data of the layout editor. */
async function load(): Promise<EditorData> {
  const answer = await fetch(`${origin}${screen}.data`, { headers: { cookie } });
  const data = decodeTurboStream(await answer.text());
  const parts = ['maxBlocks', 'types'].map((name) => findObject(data, (one) => name in one));
  return Object.assign({}, ...parts) as EditorData;
}

async function act(fields: Record<string, string>): Promise<unknown> {
  const response = await fetch(`${origin}${screen}/edit.data`, {
    method: 'POST',
    headers: { cookie, origin },
    body: new URLSearchParams(fields),
  });
  const answer = decodeTurboStream(await response.text());
  return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer;
}

/** Adds the block at the second position. Returns the number of blocks. */
async function insertWall(config: object = {}): Promise<number> {
  const count = (await load()).blocks.length;
  const block = JSON.stringify({ module: 'riddleWall', config });
  const fields = { intent: 'insert', at: '1', count: String(count), module: '', block };
  expect(await act(fields)).toMatchObject({ outcome: 'saved', selected: 1 });
  return count + 1;
}

it('a block of another vertical has a form with labels, limits and controls from its schema', async () => {
  const type = (await load()).types.find((one) => one.type === 'riddleWall');
  expect(type).toMatchObject({
    name: 'Wall of riddles',
    description: 'Riddles on a painted wall.',
    isOwn: true,
    isFitting: true,
  });
  expect(type?.fields.content).toMatchObject([
    { key: 'data_type', kind: 'section' },
    { key: 'category_index', kind: 'category' },
    { key: 'motto', kind: 'text', lines: 1, title: 'Motto', help: 'A short text.' },
    { key: 'height', kind: 'number', minimum: 10, maximum: 90, unit: 'px', initial: 30 },
    {
      key: 'side',
      kind: 'choice',
      options: [
        { id: 'left', label: 'At the left' },
        { id: 'right', label: 'At the right' },
      ],
    },
    { key: 'is_lit', kind: 'switch', title: 'Lit', initial: false },
    { key: 'paint', kind: 'color', use: 'background' },
    { key: 'photo', kind: 'picture' },
    { key: 'hardest', kind: 'item', title: 'Hardest riddle' },
    { key: 'season', kind: 'tag' },
    {
      key: 'hints',
      kind: 'rows',
      fields: [
        { key: 'label', kind: 'text' },
        { kind: 'color', use: 'text' },
      ],
    },
  ]);
});

it('its pickers offer the categories, tags and items of the vertical', async () => {
  const section = (await load()).sections.find(({ prefix }) => prefix === 'qa');
  expect(section).toMatchObject({
    name: 'Riddles',
    categories: [{ name: 'Easy' }, { name: 'Hard' }],
    tags: ['Winter'],
  });
  const find = async (query: string): Promise<unknown> =>
    (await fetch(`${origin}/find-items?${query}`, { headers: { cookie } })).json();
  const riddle = { id: riddleIds[2], prefix: 'qa', title: `Riddle ${riddleIds[2]}` };
  expect(await find(`q=riddle ${riddleIds[2]}`)).toContainEqual(expect.objectContaining(riddle));
  expect(await find(`section=qa&q=riddle ${riddleIds[2]}`)).toContainEqual(expect.objectContaining(riddle));
  expect(await find(`section=qa&q=${riddleIds[2]}`)).toMatchObject([riddle]);
  expect(await find(`section=g&q=riddle ${riddleIds[2]}`)).not.toContainEqual(
    expect.objectContaining(riddle),
  );
});

it('the editor names the items that its settings choose', async () => {
  await insertWall({ hardest: riddleIds[1] });
  const { items, section } = await load();
  expect(items).toEqual([{ section: section.id, id: riddleIds[1], title: `Riddle ${riddleIds[1]}` }]);
});

it('its colours are measured against the colours that the schema names, including in a list', async () => {
  await insertWall({ paint: '#ffffff', hints: [{ label: 'Look up', ink: '#000000' }] });
  const { colors } = await load();
  expect(colors).toHaveLength(2);
  // White is readable on dark pages only, black on light ones.
  for (const [use, value] of [
    ['background', '#ffffff'],
    ['text', '#000000'],
  ]) {
    expect(colors.find((color) => color.use === use)).toMatchObject({
      value,
      contrasts: [
        { theme: 'dark', isEnough: false },
        { theme: 'light', isEnough: true },
      ],
    });
  }
});

it('a value is saved, and a refused one is explained at its field', async () => {
  const count = await insertWall();
  const set = (key: string, value: unknown, before: unknown) => {
    const [to, from] = [value, before].map((one) => JSON.stringify(one));
    const block = { position: '1', count: String(count), module: 'riddleWall' };
    return act({ intent: 'set', ...block, key, value: to ?? '', before: from ?? '' });
  };
  expect(await set('height', 50, null)).toMatchObject({ outcome: 'saved' });
  for (const [key, value, before, reason] of [
    ['height', 91, 50, '90'],
    ['side', 'above', null, 'left'],
    ['paint', 'red;}', null, 'CSS colour'],
    ['motto', 'x'.repeat(41), null, '40'],
  ]) {
    expect(await set(String(key), value, before)).toEqual({
      outcome: 'refused',
      setting: key,
      allowed: expect.stringContaining(String(reason)),
    });
  }
  expect((await load()).blocks[1]).toEqual({ module: 'riddleWall', config: { height: 50 } });
});
