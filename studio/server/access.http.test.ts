import { matchRoutes } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAuditEntries } from '#app/operators/audit-log.server.ts';
import { chargeSignIn } from '#app/operators/sign-in-limits.server.ts';
import { listBackupFiles } from '#app/store/backup.server.ts';
import type { OperatorRole } from '#app/store/schema.ts';
import { hrefsOf, readHtml, readPage } from '#test/http/read-html.ts';
import { findObject } from '#test/support/find-object.ts';
import { addressOf, roles, startStudio, type TestStudio } from './studio.fixture.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await startStudio();
});

afterAll(() => studio.stop());

const refusals = [401, 403];
const isSignIn = (response: Response) => response.headers.get('location')?.startsWith('/sign-in') ?? false;

test('every route has a policy', () => {
  expect(studio.policies.map(({ pattern }) => pattern)).toEqual(
    expect.arrayContaining(['', '*', 'sign-in', 'operators', 'audit-log', 'account']),
  );
});

describe('without a session', () => {
  test('a screen leads to the sign-in, and an action is refused', async () => {
    for (const entry of studio.policies) {
      const { pattern, policy, hasAction } = entry;
      const page = await studio.get(addressOf(entry));
      expect([pattern, isSignIn(page)]).toEqual([pattern, policy.read !== 'public']);
      const data = await fetch(`${studio.origin}${addressOf(entry).replace(/^\/$/, '/_')}.data`);
      if (policy.read !== 'public') expect(await data.text()).toContain('/sign-in');
      const { status } = await studio.post(addressOf(entry));
      if (!hasAction) expect([pattern, status]).toEqual([pattern, 405]);
      else if (policy.write !== 'public') expect([pattern, status]).toEqual([pattern, 401]);
    }
  });
});

describe.each(roles)('with the role %s', (role) => {
  const mayUse = (needed: OperatorRole | 'public') =>
    needed === 'public' || roles.indexOf(role) >= roles.indexOf(needed);

  const longFor = (...others: OperatorRole[]) => ({ tags: others.includes(role) ? ['long'] : [] });

  // The test of the viewer, who may see the least, always runs. The tests of the other roles have the tag `long`. A
  // test below checks that the sidebar leads an owner to every screen.
  test(
    'exactly the screens of the role open, and they link to no others',
    longFor('editor', 'owner'),
    async () => {
      const targets = studio.policies.map(({ pattern, policy }) => ({
        path: `/${pattern}`,
        handle: policy.read,
      }));
      const refused = (href: string) =>
        matchRoutes(targets, href)?.some(({ route }) => !mayUse(route.handle)) ?? false;
      for (const entry of studio.policies) {
        const page = await studio.get(addressOf(entry), await studio.signIn(role));
        const { status } = page;
        expect([entry.pattern, refusals.includes(status)]).toEqual([
          entry.pattern,
          !mayUse(entry.policy.read),
        ]);
        expect(status).toBeLessThan(500);
        const links = hrefsOf(readHtml(await page.text()), '[href^="/"]');
        expect([entry.pattern, links.filter(refused)]).toEqual([entry.pattern, []]);
      }
    },
  );

  test('exactly the actions of the role run', longFor('owner'), async () => {
    for (const entry of studio.policies) {
      const { pattern, policy } = entry;
      if (policy.write === undefined || policy.write === 'public') continue;
      const { status } = await studio.post(addressOf(entry), { cookie: await studio.signIn(role) });
      expect([pattern, refusals.includes(status)]).toEqual([pattern, !mayUse(policy.write)]);
      expect(status).toBeLessThan(500);
    }
  });

  test('protected actions need a proof of identity within ten minutes', async () => {
    const guarded = studio.policies.filter(
      ({ policy }) => policy.isConfirmed && mayUse(policy.write ?? 'public'),
    );
    for (const entry of guarded) {
      const { status } = await studio.post(addressOf(entry), {
        cookie: await studio.signIn(role, 11 * 60_000),
      });
      expect([entry.pattern, status]).toEqual([entry.pattern, 403]);
    }
  });

  test('no action runs for another origin, or for none', longFor('viewer', 'editor'), async () => {
    for (const entry of studio.policies.filter(({ hasAction }) => hasAction)) {
      const cookie = await studio.signIn(role);
      for (const from of ['https://evil.example', studio.app.origin, 'null', null]) {
        const { status } = await studio.post(addressOf(entry), { cookie, origin: from });
        expect([entry.pattern, from, status]).toEqual([entry.pattern, from, 403]);
      }
    }
  });
});

const sidebar = 'nav[aria-label="Studio"]';

test('a screen that is refused or does not exist keeps the sidebar', async () => {
  const cookie = await studio.signIn('viewer');
  const refused = studio.policies.filter(({ policy }) => policy.isReadCheckedByLoader);
  const addresses = refused.map((entry): [string, number] => [addressOf(entry), 403]);
  const missing = ['/nowhere', '/content/nowhere', '/feeds/999', '/history/999', '/settings/nowhere'];
  for (const [address, status] of [...addresses, ...missing.map((path): [string, number] => [path, 404])]) {
    const page = await readPage(await studio.get(address, cookie));
    expect([address, page.status]).toEqual([address, status]);
    expect(page.$(sidebar).length, address).toBeGreaterThan(0);
  }
});

test('the sidebar leads to every screen', async () => {
  const cookie = await studio.signIn('owner');
  const { $ } = await readPage(await studio.get('/', cookie));
  const links = $(sidebar).first().find('a[href]').toArray();
  const linked = new Set(links.map(({ attribs: { href = '' } }) => /^\/([\w-]*)/.exec(href)?.[1]));
  // The sidebar need not link to these: the primary action of a screen leads to `publish`, the account menu leads to
  // `account`, and a site with one language has no link to `translations`.
  const others = new Set(['publish', 'account', 'translations']);
  for (const entry of studio.policies.filter(({ policy }) => policy.read !== 'public')) {
    const address = addressOf(entry);
    const answer = await studio.get(address, cookie);
    const isScreen = answer.ok && answer.headers.get('content-type')?.startsWith('text/html');
    const part = address.split('/')[1] ?? '';
    if (isScreen && !others.has(part)) expect(linked).toContain(part);
  }
  expect(linked.size).toBeGreaterThan(9);
});

test('the key of the command palette is that of the keyboard, also before the scripts have run', async () => {
  const keyOn = async (userAgent: string) => {
    const headers = { Cookie: await studio.signIn('viewer'), 'User-Agent': userAgent };
    const { $ } = await readPage(await fetch(studio.origin, { headers }));
    return $('kbd').first().text();
  };
  expect(await keyOn('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).toBe('⌘');
  expect(await keyOn('Mozilla/5.0 (X11; Linux x86_64)')).toBe('Ctrl');
});

test('System comes with its findings, so that nothing moves when they arrive', async () => {
  const cookie = await studio.signIn('viewer');
  // A document does not wait until a long examination has ended. A document that is requested later has the findings.
  const countFindings = async () => {
    const { $ } = await readPage(await studio.get('/system', cookie));
    return $('section:has(h2:contains("Checks")):contains("Checked")').find('li').length;
  };
  await expect.poll(countFindings, { timeout: 20_000 }).toBeGreaterThan(0);
});

test('owners start jobs and download backups, and no other files', async () => {
  const cookie = await studio.signIn('owner');
  const { dataDir } = studio.app;
  const run = { intent: 'run-job', name: 'daily-backup' };
  expect(await studio.act('/system', cookie, run)).toMatchObject({ outcome: 'requested' });
  await expect.poll(() => listBackupFiles(dataDir), { timeout: 20_000 }).not.toEqual([]);
  const [backup] = await listBackupFiles(dataDir);
  const download = await studio.post(`/system/backups/${backup?.name}`, { cookie });
  const file = Buffer.from(await download.arrayBuffer());
  expect([download.status, file.length]).toEqual([200, backup?.bytes]);
  expect(file.subarray(0, 15).toString()).toBe('SQLite format 3');
  expect(download.headers.get('content-disposition')).toBe(`attachment; filename="${backup?.name}"`);
  for (const other of ['..%2Fportico.sqlite', '%2Fetc%2Fpasswd', 'portico.sqlite', 'x.sqlite%00']) {
    const { status } = await studio.post(`/system/backups/${other}`, { cookie });
    expect([other, status]).toEqual([other, 404]);
  }
  const entries = await listAuditEntries(studio.store.db, { limit: 10 });
  expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['job-run', 'backup-download']));
});

test('owners clear the caches, and a job that does not exist is not started', async () => {
  const cookie = await studio.signIn('owner');
  expect(await studio.act('/system', cookie, { intent: 'clear-caches' })).toEqual({ outcome: 'cleared' });
  const unknown = { intent: 'run-job', name: 'constructor' };
  expect(await studio.act('/system', cookie, unknown)).toMatchObject({ outcome: 'missing' });
  const [latest] = await listAuditEntries(studio.store.db, { limit: 1 });
  expect(latest?.action).toBe('caches-clear');
});

test('only owners save scripts of ads, after a proof of identity', async () => {
  const form = {
    name: 'Network',
    kind: 'code',
    adNumber: 1,
    section: 0,
    pageKind: 0,
    position: 'body',
    script: 'go()',
    html: '',
    attributes: '',
    isContextual: false,
    from: 0,
    until: 0,
    image: '',
    link: '',
    alt: '',
  };
  const save = (part: object, id: number | '' = '') => ({
    intent: 'save',
    id: String(id),
    revision: '',
    value: JSON.stringify({ ...form, ...part }),
  });
  const bodyOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  const own = { kind: 'html', html: '<p onclick="go()">x</p>' };
  const frame = { kind: 'html', html: '<iframe src="https://ads.example/"></iframe>' };
  const editor = await studio.signIn('editor');
  const owner = await studio.signIn('owner');
  expect(await studio.act('/ads/save', editor, save(own))).toMatchObject({ outcome: 'saved', id: 1 });
  for (const [cookie, part] of [
    [editor, {}],
    [editor, frame],
    [owner, {}],
  ] as const) {
    expect(await studio.act('/ads/save', cookie, save(part))).toEqual({ outcome: 'forbidden' });
  }
  for (const cookie of [editor, await studio.signIn('owner', 11 * 60_000)]) {
    expect((await studio.post('/ads/save-script', { cookie, body: bodyOf(save({})) })).status).toBe(403);
  }
  const bad = save({ script: 'go(' });
  expect(await studio.act('/ads/save-script', owner, bad)).toMatchObject({
    outcome: 'refused',
    faults: [{ field: 'script', line: 1 }],
  });
  const address = save({ kind: 'address', script: 'http://ads.example/a.js' });
  expect(await studio.act('/ads/save-script', owner, address)).toMatchObject({
    outcome: 'refused',
    faults: [{ field: 'script', allowed: 'an https address, for type 1' }],
  });
  // The draft of the editor already adds an entry with the id 1, so this one gets the id 2.
  expect(await studio.act('/ads/save-script', owner, save({}))).toMatchObject({ outcome: 'saved', id: 2 });
  const chosen = (await studio.load('/ads', owner)) as Record<string, { data: { entries: object[] } }>;
  expect(chosen['screens/ads/ads']?.data.entries).toMatchObject([{ id: 2, isProtected: true }]);
});

test('only owners undo changes of scripts, after a proof of identity', async () => {
  await studio.store.db.deleteFrom('drafts').execute();
  const editor = await studio.signIn('editor');
  const owner = await studio.signIn('owner');
  const publishDraft = async (cookie: string) => {
    const draft = findObject(await studio.load('/', cookie), (one) => 'canRedo' in one);
    const { id, revision } = draft as unknown as { id: number; revision: number };
    const fields = { intent: 'publish', id: String(id), revision: String(revision), summary: '' };
    const answer = await studio.act('/publish', cookie, { ...fields, leaveOut: '[]', resolutions: '[]' });
    expect(answer).toMatchObject({ outcome: 'published' });
    return (answer as { version: number }).version;
  };
  const undo = (cookie: string, version: number) =>
    studio.post(`/history/${version}`, {
      cookie,
      body: new URLSearchParams({ intent: 'undo', resolutions: '[]' }).toString(),
    });
  const entry = { name: 'Network', kind: 'code', adNumber: 9, section: 0, pageKind: 0, position: 'body' };
  const rest = {
    html: '',
    attributes: '',
    isContextual: false,
    from: 0,
    until: 0,
    image: '',
    link: '',
    alt: '',
  };
  const value = JSON.stringify({ ...entry, ...rest, script: 'go()' });
  const saved = await studio.act('/ads/save-script', owner, { intent: 'save', id: '', revision: '', value });
  const { id } = saved as { id: number };
  const added = await publishDraft(owner);
  // Every editor may switch off a script, and may therefore undo the change that switched it on.
  await studio.act('/ads/save', editor, { intent: 'off', id: String(id) });
  const switchedOff = await publishDraft(editor);
  await studio.act('/ads/save-script', owner, { intent: 'on', id: String(id) });
  const switchedOn = await publishDraft(owner);
  for (const cookie of [editor, await studio.signIn('owner', 11 * 60_000)]) {
    for (const version of [added, switchedOff]) expect((await undo(cookie, version)).status).toBe(403);
  }
  expect((await undo(editor, switchedOn)).status).toBe(200);
  expect((await undo(owner, switchedOff)).status).toBe(200);
});

test('a session that has been signed out cannot be used again', async () => {
  const cookie = await studio.signIn('owner');
  const answer = await studio.post('/sign-out', { cookie });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/sign-in']);
  expect(answer.headers.get('set-cookie')).toMatch(/^portico_studio=; .*Max-Age=0.*HttpOnly/);
  expect(answer.headers.get('clear-site-data')).toContain('storage');
  expect((await studio.post('/account', { cookie })).status).toBe(401);
});

test('a role that is taken away ends at the next request', async () => {
  const grace = await studio.addOperator('Grace', 'owner');
  const cookie = await studio.signIn(grace);
  const open = () => fetch(`${studio.origin}/audit-log`, { headers: { Cookie: cookie }, redirect: 'manual' });
  expect((await open()).status).toBe(200);
  await studio.store.db.updateTable('operators').set({ role: 'viewer' }).where('id', '=', grace.id).execute();
  expect((await open()).status).toBe(403);
});

test('a role is only changed from the one that the owner saw', async () => {
  const owner = await studio.signIn('owner');
  const { id } = await studio.addOperator('Radia', 'viewer');
  const change = (before: string, role: string) =>
    studio.act('/operators', owner, { intent: 'role', id, before, role });
  expect(await change('viewer', 'editor')).toEqual({
    changed: { id, name: 'Radia', before: 'viewer', after: 'editor' },
  });
  // Another owner changes the role before the first one presses Undo.
  await change('editor', 'owner');
  expect(await change('editor', 'viewer')).toEqual({ fault: 'changed' });
});

test('an invitation that an owner withdraws is no longer listed and cannot be withdrawn again', async () => {
  const owner = await studio.signIn('owner');
  const names = async () => {
    const { 'routes/operators': screen } = (await studio.load('/operators', owner)) as Record<
      string,
      { data: { invitations: { name: string }[] } }
    >;
    return screen?.data.invitations.map(({ name }) => name);
  };
  await studio.act('/operators', owner, { intent: 'invite', name: 'Mary', role: 'editor' });
  expect(await names()).toContain('Mary');
  const withdraw = { intent: 'withdraw', name: 'Mary' };
  expect(await studio.act('/operators', owner, withdraw)).toEqual({ withdrawn: 'Mary' });
  expect(await names()).not.toContain('Mary');
  expect(await studio.act('/operators', owner, withdraw)).toEqual({ fault: 'accepted' });
});

test('an owner who gives up the role leaves the screen of operators', async () => {
  const operator = await studio.addOperator('Leslie', 'owner');
  const cookie = await studio.signIn(operator);
  const fields = { intent: 'role', id: operator.id, before: 'owner', role: 'editor' };
  const answer = await studio.post('/operators', { cookie, body: new URLSearchParams(fields).toString() });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  expect((await studio.get('/operators', cookie)).status).toBe(403);
});

test('an invented session is ignored, and a sign-in does not adopt it', async () => {
  const invented = `portico_studio=${'a'.repeat(43)}`;
  expect(isSignIn(await studio.get('/', invented))).toBe(true);
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'the sign-in does not lead to %s',
  async (to) => {
    const cookie = await studio.signIn('viewer');
    const answer = await fetch(`${studio.origin}/sign-in?to=${encodeURIComponent(to)}`, {
      headers: { Cookie: cookie },
      redirect: 'manual',
    });
    expect(answer.headers.get('location')).toBe('/');
  },
);

test('the sign-in leads back to a screen with its filters', async () => {
  const address = '/content/g?q=maze+runner&tag=caf%C3%A9&view=1';
  const answer = await studio.get(address);
  const signIn = answer.headers.get('location') ?? '';
  const back = await studio.get(signIn, await studio.signIn('viewer'));
  expect(back.headers.get('location')).toBe(address);
});

/** Tries to sign in with a password. */
function attempt(name: string) {
  return fetch(`${studio.origin}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: studio.origin, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ name, password: 'wet lantern counts seven', code: '123456' }),
  });
}

/** Removes what differs between any two documents. */
const comparable = (html: string) =>
  html.replaceAll(/nonce="[^"]*"/g, '').replaceAll(/react-aria[\w-]*|«\w+»|_R_\w*_/g, '');

test('an unknown name gets the same answer as a wrong password, and guessing is slowed down', async () => {
  const known = await attempt('The viewer');
  const unknown = await attempt('Nobody');
  expect([known.status, unknown.status]).toEqual([403, 403]);
  expect(comparable(await known.text())).toBe(comparable(await unknown.text()));
  const elsewhere = { network: '198.51.100.7', name: 'The viewer' };
  while ((await chargeSignIn(studio.store.db, elsewhere, Date.now())) === 0);
  expect((await attempt('The viewer')).status).toBe(429);
  const entries = await listAuditEntries(studio.store.db, { limit: 5 });
  expect(entries.some(({ action }) => action === 'sign-in-failed')).toBe(true);
  expect(JSON.stringify(entries)).not.toContain('lantern');
}, 60_000);
