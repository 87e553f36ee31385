import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeSetting } from '#app/changes/stored-settings.server.ts';
import { registry } from '#app/verticals/index.server.ts';
import { createDraft, readDraft } from '#app/changes/drafts.server.ts';
import { preparePassword, setPassword } from '#app/operators/credentials.server.ts';
import { createCodeSecret } from '#app/operators/sign-in-codes.server.ts';
import { findBreakouts, hostileText } from '#test/attacks/hostile-text.ts';
import { addressOf, startStudio, type TestStudio } from './studio.fixture.ts';

/* Attacks on every route of the Studio. A new route is attacked without a change here. */

let studio: TestStudio;
let section: string;
let itemId: number;

beforeAll(async () => {
  studio = await startStudio([]);
  await changeSetting(studio.store, 'languages', '["en","de"]', registry);
  const owner = await studio.signIn('owner');
  section = (await studio.get('/content', owner)).headers.get('location') ?? '';
  const answer = await studio.get(`${section}/rows`, owner);
  itemId = ((await answer.json()) as { rows: { id: number }[] }).rows[0]?.id ?? 0;
});

afterAll(() => studio.stop());

/** Returns addresses of a route: with parameters that exist, and with hostile ones. */
function addressesOf(pattern: string): string[] {
  const known = pattern
    .replace(':language', 'de')
    .replace(':section/:kind/:id?', ':section/items/:item')
    .replace(':section', section.split('/').at(-1) ?? '')
    .replace(':item', String(itemId))
    .replace(':version', '1')
    .replace(':page', 'privacy')
    .replace(':group', 'site');
  const hostile = [encodeURIComponent(hostileText.slice(0, 150)), '__proto__', '-1'];
  return [addressOf({ pattern: known }), ...hostile.map((value) => addressOf({ pattern }, value))];
}

const folder = path.join(import.meta.dirname, '..');

/** Returns the source of a route's module and of the other modules of its screen. */
function sourceOf(id: string): string {
  const pattern = id.startsWith('routes/') ? `${id}.{ts,tsx}` : `${path.dirname(id)}/*.{ts,tsx}`;
  const files = globSync(pattern, { cwd: folder, exclude: ['**/*.test.ts'] });
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
}

/**
 * Returns the intents and field names in the schemas of a route. Forms that use them pass the first check of the route.
 */
function readVocabulary(id: string): { intents: string[]; fields: string[] } {
  const source = sourceOf(id);
  const named = (pattern: RegExp) => [
    ...new Set([...source.matchAll(pattern)].map(([, name]) => name ?? '')),
  ];
  return {
    intents: named(/z\.literal\('([\w-]+)'\)/g),
    fields: named(/\b([a-z]\w+): ?(?:z\.|json|number|id\b|key\b|address\b|isAdded)/g),
  };
}

const words = ['id', 'revision', 'key', 'selection', 'title', 'value', 'path', 'name', 'text'];

/** Forms in which every field has a hostile value. */
function hostileForms(fields: readonly string[]): Record<string, string>[] {
  const fill = (valueOf: (field: string) => string) =>
    Object.fromEntries([...new Set([...words, ...fields])].map((field) => [field, valueOf(field)]));
  const numeric = new Set(['id', 'revision', 'position', 'beside', 'category', 'primary']);
  const everything = JSON.stringify({ except: '', search: '' });
  return [
    fill(() => hostileText),
    // Numbers and JSON are valid, so that the hostile texts pass the schema and reach the code behind it.
    fill((field) => {
      if (numeric.has(field)) return '1';
      if (field === 'selection') return JSON.stringify({ ids: String(itemId) });
      if (field === 'resolutions' || field === 'leaveOut') return '[]';
      return field === 'value' ? JSON.stringify(hostileText) : hostileText;
    }),
    fill((field) => (field === 'selection' ? everything : field === 'isAdded' ? 'true' : '__proto__')),
    fill((field) =>
      numeric.has(field) ? '9007199254740993' : '{"__proto__": {"a": 1}, "constructor": [null]}',
    ),
    { ...fill(() => ''), ['__proto__']: 'x', constructor: 'y', toString: 'z' },
  ];
}

const hostileBodies = [
  ['application/json', 'null'],
  ['application/json', '[]'],
  ['application/json', '{"step": {"toString": 1}, "__proto__": {"isOwner": true}}'],
  ['application/json', '['.repeat(100_000)],
  ['application/json', `{"step": "${'x'.repeat(1_000_000)}"}`],
  ['application/x-www-form-urlencoded', `value=${'x'.repeat(1_000_000)}&title=${'y'.repeat(500_000)}`],
  [
    'application/x-www-form-urlencoded',
    Array.from({ length: 20_000 }, (_, index) => `field${index}=1`).join('&'),
  ],
  ['application/x-www-form-urlencoded', 'intent=%00&id=%ff%fe&value=%E0%80%80'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nset'],
  ['multipart/form-data', 'no boundary'],
  ['text/plain', hostileText],
  ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="pwn()"><script>pwn()</script></svg>'],
] as const;

/** Returns the address at which React Router answers with the data of a page. */
function dataOf(address: string): string {
  return address === '/' ? '/_.data' : `${address}.data`;
}

/** Fails if an answer is a failure or contains hostile markup. */
async function expectHarmless(response: Response, what: unknown): Promise<void> {
  const text = await response.text();
  expect([what, response.status < 500 ? 'answered' : response.status]).toEqual([what, 'answered']);
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/html')) expect([what, findBreakouts(text)]).toEqual([what, []]);
  else if (type !== '') expect(response.headers.get('x-content-type-options')).toBe('nosniff');
}

/**
 * Opens addresses of all screens: the first two of each screen as documents, the others as data. `isOpened` selects
 * addresses by their index and the index of their screen. If a screen has only one address, it is always opened.
 */
async function openAddresses(isOpened: (address: number, screen: number) => boolean): Promise<void> {
  const hostile = { q: hostileText, to: hostileText, page: '-1', before: 'x', sort: '__proto__' };
  const query = `?${new URLSearchParams(hostile).toString()}`;
  const cookie = await studio.signIn('owner');
  for (const [screen, { pattern }] of studio.policies.entries()) {
    const addresses = [...new Set(addressesOf(pattern))];
    for (const [index, address] of addresses.entries()) {
      if (addresses.length > 1 && !isOpened(index, screen)) continue;
      const opened = index < 2 ? address + query : dataOf(address);
      await expectHarmless(await studio.get(opened, cookie), opened);
    }
  }
}

/**
 * Sends hostile forms to all actions. An action that needs a sign-in gets each intent that its schemas name. `isSent`
 * selects forms by their index and the number of the intent, counted from 1. Returns the number of intents.
 */
async function sendForms(isSent: (form: number, intent: number) => boolean): Promise<number> {
  let tried = 0;
  for (const { id, pattern, policy, hasAction } of studio.policies) {
    if (!hasAction) continue;
    const { intents, fields } = readVocabulary(id);
    const [address = ''] = addressesOf(pattern);
    const isPublic = policy.write === 'public';
    for (const intent of isPublic || intents.length === 0 ? ['none'] : intents) {
      tried += 1;
      const cookie = isPublic ? '' : await studio.signIn('owner');
      for (const form of hostileForms(fields).filter((_, index) => isSent(index, tried))) {
        const body = new URLSearchParams({ ...form, intent, step: intent }).toString();
        const response = await studio.post(dataOf(address), { cookie, body });
        await expectHarmless(response, [pattern, intent, form.title]);
      }
    }
  }
  return tried;
}

/** Sends hostile bodies to all actions. `isSent` selects bodies by their index and the index of the action. */
async function sendBodies(isSent: (body: number, action: number) => boolean): Promise<void> {
  const actions = studio.policies.filter(({ hasAction }) => hasAction);
  for (const [action, { pattern, policy }] of actions.entries()) {
    const cookie = policy.write === 'public' ? '' : await studio.signIn('owner');
    const [address = ''] = addressesOf(pattern);
    for (const [type, body] of hostileBodies.filter((_, index) => isSent(index, action))) {
      const answer = await studio.post(address, { cookie, type, body });
      await expectHarmless(answer, [pattern, type, body.slice(0, 30)]);
    }
  }
}

describe('hostile input', () => {
  test('in the addresses of all screens never causes a failure and is never markup', async () => {
    // Opens every fourth address of each screen. The first one depends on the index of the screen.
    await openAddresses((address, screen) => address % 4 === screen % 4);
  });

  test(
    'in every other address of all screens never causes a failure and is never markup',
    { tags: 'long' },
    () => openAddresses(() => true),
  );

  test('in the forms of all actions never causes a failure and is never markup', async () => {
    // Each intent gets one of the forms, in turn.
    const tried = await sendForms((form, intent) => form === intent % 5);
    expect(tried).toBeGreaterThan(40);
    expect((await studio.get('/', await studio.signIn('viewer'))).status).toBe(200);
  }, 240_000);

  test(
    'in every other form of all actions never causes a failure and is never markup',
    { tags: 'long' },
    () => sendForms(() => true),
  );

  test('of other types, sizes and encodings never causes a failure', async () => {
    // Each action gets one of the bodies, in turn.
    await sendBodies((body, action) => body === action % hostileBodies.length);
  });

  test('of every other type, size and encoding never causes a failure of any action', { tags: 'long' }, () =>
    sendBodies(() => true),
  );

  test('that is stored and published is shown as text on all screens', async () => {
    const cookie = await studio.signIn(await studio.addOperator('<pwn>&"\'', 'owner'));
    const draft = await createDraft(studio.store, { title: hostileText.slice(0, 190), author: '<pwn>' });
    await studio.store.db
      .insertInto('reports')
      .values({
        verticalId: 2,
        itemId,
        reason: 'other',
        message: hostileText,
        createdAt: Date.now(),
        closedAt: null,
        note: '',
      })
      .execute();
    for (const address of [
      '/',
      '/publish',
      '/history',
      '/audit-log',
      '/operators',
      section,
      `${section}/${itemId}`,
    ]) {
      const chosen = `${cookie}; studio_draft=${draft.id}`;
      await expectHarmless(await studio.get(address, chosen), address);
    }
  });
});

describe('a session', () => {
  test.each([
    ['without a request for twelve hours', 12 * 3_600_000 + 1],
    ['that is older than 30 days', 30 * 24 * 3_600_000 + 1],
  ])('%s has ended', async (_, age) => {
    const cookie = await studio.signIn('owner', age);
    expect((await studio.post('/draft', { cookie })).status).toBe(401);
  });

  test('of an operator who was removed has ended', async () => {
    const operator = await studio.addOperator('Removed', 'owner');
    const cookie = await studio.signIn(operator);
    expect((await studio.post('/draft', { cookie })).status).toBe(400);
    const owner = await studio.signIn('owner');
    await studio.act('/operators', owner, { intent: 'remove', id: operator.id });
    expect((await studio.post('/draft', { cookie })).status).toBe(401);
  });

  test('is never the one that the browser brought to the sign-in', async () => {
    const operator = await studio.addOperator('Fixed', 'viewer');
    const password = 'wet lantern counts seven';
    const prepared = await preparePassword(password, { codeSecret: createCodeSecret(), codeStep: 0 });
    const [code = ''] = await setPassword(studio.store.db, operator.id, prepared);
    const brought = 'b'.repeat(43);
    const signIn = (attempt: Record<string, string>) =>
      studio.post('/sign-in', {
        cookie: `portico_studio=${brought}`,
        body: new URLSearchParams({ name: 'Fixed', password, ...attempt }).toString(),
      });
    const answer = await signIn({ code });
    const [, id] = /^portico_studio=([\w-]{43});/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
    expect(answer.status).toBe(302);
    expect(id).toBeDefined();
    expect(id).not.toBe(brought);
    expect((await studio.get('/account', `portico_studio=${brought}`)).status).toBe(302);
    expect((await studio.get('/account', `portico_studio=${id}`)).status).toBe(200);
    // A recovery code works only once.
    expect((await signIn({ code })).status).toBe(403);
  });
});

describe('a draft of someone else', () => {
  test('cannot be changed, published or discarded by a viewer', async () => {
    const { id } = await createDraft(studio.store, { title: 'Plan', author: 'The owner' });
    const cookie = `${await studio.signIn('viewer')}; studio_draft=${id}`;
    for (const intent of ['undo', 'rename', 'discard', 'choose', 'publish', 'schedule', 'revert']) {
      for (const address of ['/draft', '/publish']) {
        const body = new URLSearchParams({ intent, id: String(id), revision: '1', title: 'x' }).toString();
        expect((await studio.post(address, { cookie, body })).status).toBe(403);
      }
    }
    expect(await readDraft(studio.store.db, id)).toMatchObject({ title: 'Plan', revision: 1 });
  });

  test('is only changed by an editor who has seen its current revision', async () => {
    const { id } = await createDraft(studio.store, { title: 'Plan', author: 'The owner' });
    const editor = await studio.signIn('editor');
    for (const intent of ['undo', 'redo', 'rename', 'discard']) {
      const fields = { intent, id: String(id), revision: '7', title: 'x' };
      expect(await studio.act('/draft', editor, fields)).toEqual({ outcome: 'outdated' });
      expect(await studio.act('/draft', editor, { ...fields, id: '999999' })).toEqual({
        outcome: 'not-found',
      });
    }
    expect(await readDraft(studio.store.db, id)).toMatchObject({ title: 'Plan', revision: 1 });
  });
});
