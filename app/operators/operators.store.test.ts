import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { Secret, TOTP } from 'otpauth';
import { backupStore } from '#app/store/backup.server.ts';
import { migrate } from '#app/store/migrate.server.ts';
import { listMigrations } from '#app/store/migrations/list.ts';
import { openStore } from '#app/store/open.server.ts';
import type { Store } from '#app/store/store.ts';
import { describeEachEngine, silentLog, type TestClock } from '#test/store/engines.ts';
import { addAuditEntry, commandLine, deleteOldAuditEntries, listAuditEntries } from './audit-log.server.ts';
import { preparePassword, setPassword, signInWithPassword } from './credentials.server.ts';
import {
  acceptInvitation,
  createFirstInvitation,
  createInvitation,
  findInvitation,
  listOpenInvitations,
  withdrawInvitation,
} from './invitations.server.ts';
import {
  addOperator,
  changeOperators,
  findOperatorByName,
  isLastOwner,
  listOperators,
  parseOperatorName,
  removeAccess,
  removeOperator,
  setOperatorRole,
} from './operators.server.ts';
import { addChallenge, takeChallenge } from './passkeys.server.ts';
import {
  createSession,
  endOtherSessions,
  findSession,
  listSessions,
  renewSession,
} from './sessions.server.ts';
import { createCodeSecret } from './sign-in-codes.server.ts';

const hour = 3_600_000;
const day = 24 * hour;
const client = { address: '192.0.2.7', userAgent: 'Firefox' };

describeEachEngine('operators', (at) => {
  let store: Store;
  let clock: TestClock;
  const later = (milliseconds: number) => clock.set(clock.now() + milliseconds);
  const add = (name: string, role: 'viewer' | 'editor' | 'owner' = 'owner') =>
    addOperator(store.db, { name, role, now: clock.now() });

  beforeEach(async () => {
    store = await at().openMigrated();
    ({ clock } = at());
  });

  it('are found by name in every spelling', async () => {
    const { id } = await add('Zoë  Quinn');
    for (const name of ['zoë quinn', ' ZOE QUINN ', 'Zoe\u0308 quinn']) {
      expect((await findOperatorByName(store.db, name))?.id).toBe(id);
    }
    expect(await findOperatorByName(store.db, 'Zo')).toBeNull();
  });

  it('that are removed lose their sessions at once', async () => {
    const operator = await add('Ada');
    const session = await createSession(store.db, { operatorId: operator.id, client, now: clock.now() });
    expect((await findSession(store.db, session, clock.now()))?.operator).toEqual(operator);
    await removeOperator(store.db, operator.id);
    expect(await findSession(store.db, session, clock.now())).toBeNull();
    expect(await listOperators(store.db)).toEqual([]);
  });

  it('report which of them is the last owner', async () => {
    const ada = await add('Ada');
    const grace = await add('Grace', 'editor');
    expect(await isLastOwner(store.db, ada.id)).toBe(true);
    expect(await isLastOwner(store.db, grace.id)).toBe(false);
    await setOperatorRole(store.db, grace.id, 'owner');
    expect(await isLastOwner(store.db, ada.id)).toBe(false);
  });

  it('keep an owner if two owners give up their role at the same moment', async () => {
    const other = await at().open();
    const [ada, grace] = [await add('Ada'), await add('Grace')];
    const giveUp = (from: Store, { id }: { id: string }) =>
      changeOperators(from, async (db) => {
        const isLast = await isLastOwner(db, id);
        // Gives the other transaction the time to read the same owners.
        await pause(100);
        if (!isLast) await setOperatorRole(db, id, 'editor');
        return isLast;
      });
    expect((await Promise.all([giveUp(store, ada), giveUp(other, grace)])).toSorted()).toEqual([false, true]);
    expect((await listOperators(store.db)).filter(({ role }) => role === 'owner')).toHaveLength(1);
  });

  it('have sessions that end after 12 hours without use and after 30 days', async () => {
    const { id: operatorId } = await add('Ada');
    const idle = await createSession(store.db, { operatorId, client, now: clock.now() });
    later(12 * hour - 1);
    expect(await findSession(store.db, idle, clock.now())).not.toBeNull();
    later(12 * hour);
    expect(await findSession(store.db, idle, clock.now())).toBeNull();
    const used = await createSession(store.db, { operatorId, client, now: clock.now() });
    for (let days = 0; days < 59; days += 1) {
      later(day / 2 - 1);
      expect(await findSession(store.db, used, clock.now())).not.toBeNull();
    }
    later(day / 2 - 1);
    later(1_000);
    expect(await findSession(store.db, used, clock.now())).toBeNull();
  });

  it('have sessions whose ids the store does not contain', async () => {
    const { id: operatorId } = await add('Ada');
    const id = await createSession(store.db, { operatorId, client, now: clock.now() });
    expect(id).toMatch(/^[\w-]{43}$/);
    const rows = JSON.stringify(await store.db.selectFrom('sessions').selectAll().execute());
    expect(rows).not.toContain(id);
    const [entry] = await listSessions(store.db, operatorId, clock.now());
    expect(await findSession(store.db, entry?.hash ?? '', clock.now())).toBeNull();
  });

  it('get a new session id when they confirm their identity, for ten minutes', async () => {
    const { id: operatorId } = await add('Ada');
    const first = await createSession(store.db, { operatorId, client, now: clock.now() });
    const other = await createSession(store.db, { operatorId, client, now: clock.now() });
    later(hour);
    const session = await findSession(store.db, first, clock.now());
    expect(session && session.confirmedUntil < clock.now()).toBe(true);
    const second = await renewSession(store.db, session?.hash ?? '', clock.now());
    expect(await findSession(store.db, first, clock.now())).toBeNull();
    const renewed = await findSession(store.db, second, clock.now());
    expect(renewed?.confirmedUntil).toBe(clock.now() + 10 * 60_000);
    await endOtherSessions(store.db, operatorId, renewed?.hash ?? '');
    expect(await findSession(store.db, other, clock.now())).toBeNull();
    expect(await findSession(store.db, second, clock.now())).not.toBeNull();
  });

  it('join with a link once, within an hour', async () => {
    const now = clock.now();
    const token = await createInvitation(store.db, { operatorId: null, name: 'Ada', role: 'editor' }, now);
    expect(await findInvitation(store.db, token, now)).toMatchObject({ name: 'Ada', role: 'editor' });
    const joined = await acceptInvitation(store.db, { token, name: 'Eve', now });
    expect(joined).toMatchObject({ name: 'Ada', role: 'editor' });
    expect(await acceptInvitation(store.db, { token, name: 'Ada', now })).toBeNull();
    const late = await createInvitation(store.db, { operatorId: null, name: 'Bob', role: 'editor' }, now);
    expect(await findInvitation(store.db, late, now + hour)).toBeNull();
  });

  it('replace an earlier link by a later one for the same name', async () => {
    const invite = () =>
      createInvitation(store.db, { operatorId: null, name: 'Ada', role: 'owner' }, clock.now());
    const [first, second] = [await invite(), await invite()];
    expect(await findInvitation(store.db, first, clock.now())).toBeNull();
    expect(await findInvitation(store.db, second, clock.now())).not.toBeNull();
  });

  it('are invited until they join, the invitation is withdrawn or an hour has passed', async () => {
    const now = clock.now();
    const invite = (name: string) =>
      createInvitation(store.db, { operatorId: null, name, role: 'editor' }, now);
    const open = async (moment = now) =>
      (await listOpenInvitations(store.db, moment)).map(({ name }) => name).toSorted();
    const [token, withdrawn] = [await invite('Ada'), await invite('Bob')];
    await invite('Cleo');
    expect(await open()).toEqual(['Ada', 'Bob', 'Cleo']);
    await acceptInvitation(store.db, { token, name: '', now });
    expect(await withdrawInvitation(store.db, 'Bob')).toBe(true);
    expect(await findInvitation(store.db, withdrawn, now)).toBeNull();
    expect(await withdrawInvitation(store.db, 'Bob')).toBe(false);
    expect(await open()).toEqual(['Cleo']);
    expect(await open(now + hour)).toEqual([]);
  });

  it('cannot join with the first link when there is an operator', async () => {
    const token = (await createFirstInvitation(store.db, clock.now())) ?? '';
    await add('Ada');
    expect(await findInvitation(store.db, token, clock.now())).toBeNull();
    expect(await createFirstInvitation(store.db, clock.now())).toBeNull();
  });

  it('whose access is reset keep their id, role and name', async () => {
    const ada = await add('Ada');
    const session = await createSession(store.db, { operatorId: ada.id, client, now: clock.now() });
    await removeAccess(store.db, ada.id);
    expect(await findSession(store.db, session, clock.now())).toBeNull();
    const token = await createInvitation(
      store.db,
      { operatorId: ada.id, name: ada.name, role: ada.role },
      clock.now(),
    );
    expect(await acceptInvitation(store.db, { token, name: '', now: clock.now() })).toEqual(ada);
  });

  it('sign in with name, password and a code that works once', async () => {
    const { id } = await add('Ada');
    const codeSecret = createCodeSecret();
    const totp = new TOTP({ secret: Secret.fromBase32(codeSecret) });
    const prepared = await preparePassword('wet lantern counts seven', { codeSecret, codeStep: 0 });
    const codes = await setPassword(store.db, id, prepared);
    const attempt = (fields: { name?: string; password?: string; code: string }) =>
      signInWithPassword(
        store.db,
        { name: 'ada', password: 'wet lantern counts seven', ...fields },
        clock.now(),
      );
    const code = totp.generate({ timestamp: clock.now() });
    expect(await attempt({ code, password: 'wet lantern counts eight' })).toBeNull();
    expect(await attempt({ code, name: 'Eve' })).toBeNull();
    expect(await attempt({ code: '' })).toBeNull();
    expect((await attempt({ code }))?.id).toBe(id);
    expect(await attempt({ code })).toBeNull();
    // Clocks may differ by half a minute, not by more.
    expect((await attempt({ code: totp.generate({ timestamp: clock.now() + 30_000 }) }))?.id).toBe(id);
    expect(await attempt({ code: totp.generate({ timestamp: clock.now() + 90_000 }) })).toBeNull();
    const [recovery = ''] = codes;
    expect(codes).toHaveLength(10);
    expect((await attempt({ code: recovery.toUpperCase() }))?.id).toBe(id);
    expect(await attempt({ code: recovery })).toBeNull();
    const rows = JSON.stringify(await store.db.selectFrom('operators').selectAll().execute());
    expect(rows).not.toContain(codeSecret);
    expect(rows).not.toContain('lantern');
  });

  it('answer a challenge once, for its purpose, within five minutes', async () => {
    const now = clock.now();
    await addChallenge(store.db, { challenge: 'abc', purpose: 'sign-in', now });
    expect(await takeChallenge(store.db, { challenge: 'abc', purpose: 'confirm x', now })).toBe(false);
    expect(await takeChallenge(store.db, { challenge: 'abc', purpose: 'sign-in', now })).toBe(true);
    expect(await takeChallenge(store.db, { challenge: 'abc', purpose: 'sign-in', now })).toBe(false);
    await addChallenge(store.db, { challenge: 'def', purpose: 'sign-in', now });
    const late = now + 5 * 60_000;
    expect(await takeChallenge(store.db, { challenge: 'def', purpose: 'sign-in', now: late })).toBe(false);
  });

  it('leave an audit log that keeps 400 days', async () => {
    await addAuditEntry(store.db, commandLine, {
      action: 'operator-invite',
      subject: 'Ada',
      details: { role: 'owner' },
      now: clock.now(),
    });
    later(200 * day);
    await addAuditEntry(store.db, commandLine, {
      action: 'operator-remove',
      subject: 'Ada',
      now: clock.now(),
    });
    const all = await listAuditEntries(store.db, {});
    expect(all.map(({ action }) => action)).toEqual(['operator-remove', 'operator-invite']);
    expect(all[1]).toMatchObject({ operatorName: 'portico', subject: 'Ada', details: { role: 'owner' } });
    expect(await listAuditEntries(store.db, { before: all[0]?.id ?? 0 })).toHaveLength(1);
    later(201 * day);
    expect(await deleteOldAuditEntries(store.db, clock.now())).toBe(1);
    expect(await listAuditEntries(store.db, {})).toHaveLength(1);
  });
});

it('are in a backup without their sessions and invitations', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-operators-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const store = await openStore({ dataDir: folder, role: 'cli', log: silentLog, clock: { now: Date.now } });
  await migrate(store, listMigrations(store.engine));
  const now = Date.now();
  const { id } = await addOperator(store.db, { name: 'Ada', role: 'owner', now });
  await createSession(store.db, { operatorId: id, client, now });
  await createInvitation(store.db, { operatorId: null, name: 'Grace', role: 'editor' }, now);
  await addChallenge(store.db, { challenge: 'abc', purpose: 'sign-in', now });
  const file = (await backupStore(store, 'test')) ?? '';
  await store.close();
  const backup = new DatabaseSync(file, { readOnly: true });
  const countOf = (table: string) => backup.prepare(`select count(*) as count from ${table}`).get()?.count;
  const tables = ['operators', 'sessions', 'invitations', 'challenges'];
  expect(tables.map(countOf)).toEqual([1, 0, 0, 0]);
  backup.close();
});

it('a name of an operator has visible characters and no control characters', () => {
  expect(parseOperatorName('  Ada   Lovelace ')).toBe('Ada Lovelace');
  for (const name of ['', '   ', '…', 'a\u0000', 'a\u202Eb', '\uD800', 'x'.repeat(61)]) {
    expect(parseOperatorName(name)).toBeNull();
  }
});
