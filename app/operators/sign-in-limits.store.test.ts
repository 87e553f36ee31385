import { beforeEach, expect, it } from 'vitest';
import type { Store } from '#app/store/store.ts';
import { describeEachEngine, type TestClock } from '#test/store/engines.ts';
import { chargeSignIn, noteSignIn } from './sign-in-limits.server.ts';

const home = '192.0.2.1';
const strangers = Array.from({ length: 30 }, (_, number) => `198.51.100.${number}`);

describeEachEngine('the limits of attempts to sign in', (at) => {
  let store: Store;
  let clock: TestClock;

  beforeEach(async () => {
    store = await at().openMigrated();
    ({ clock } = at());
  });

  const charge = (network: string, name?: string, db = store.db) =>
    chargeSignIn(db, { network, name }, clock.now());
  const chargeAll = async (networks: readonly string[], nameOf: (index: number) => string) => {
    const waits: number[] = [];
    for (const [index, network] of networks.entries()) waits.push(await charge(network, nameOf(index)));
    return waits;
  };

  it('do not let a stranger lock an operator out', async () => {
    await noteSignIn(store.db, { network: home, name: 'Ada' }, clock.now());
    await chargeAll(strangers, () => 'ada');
    expect(await charge('203.0.113.9', 'Ada')).toBeGreaterThan(0);
    expect(await charge(home, 'Ada')).toBe(0);
    // A sign-in with a passkey is not charged to the account.
    expect(await charge('203.0.113.10')).toBe(0);
  });

  it('stop one network that tries many accounts', async () => {
    const waits = await chargeAll(Array<string>(30).fill(home), (number) => `operator ${number}`);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
  });

  it('stop many networks that try one account, however it is written', async () => {
    const waits = await chargeAll(strangers, (index) => (index % 2 === 0 ? 'ada' : ' ÁDA '));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  it('are the same for all processes', async () => {
    const other = await at().open();
    const waits = await Promise.all(
      strangers.map((network, index) => charge(network, 'ada', (index % 2 === 0 ? store : other).db)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  it('end with time, and leave nothing behind', async () => {
    await chargeAll(strangers, () => 'ada');
    clock.set(clock.now() + 300_000);
    expect(await charge('203.0.113.9', 'ada')).toBe(0);
    expect(await charge('203.0.113.11', 'ada')).toBeGreaterThan(0);
    clock.set(clock.now() + 3_600_000);
    await charge(home);
    expect(await store.db.selectFrom('signInLimits').select('key').execute()).toHaveLength(1);
  });

  it('lock no one out after a wrong clock was set back', async () => {
    const now = clock.now();
    clock.set('2030-01-01T00:00:00Z');
    await noteSignIn(store.db, { network: home, name: 'Ada' }, clock.now());
    expect(await charge(home, 'Ada')).toBe(0);
    clock.set(now);
    expect(await charge(home, 'Ada')).toBe(0);
    const waits = await chargeAll(Array<string>(30).fill(home), () => 'Ada');
    expect(waits.filter((wait) => wait === 0)).toHaveLength(9);
  });

  it('store neither names nor addresses', async () => {
    await noteSignIn(store.db, { network: home, name: 'Ada' }, clock.now());
    await charge(home, 'my password by mistake');
    const rows = JSON.stringify(await store.db.selectFrom('signInLimits').selectAll().execute());
    for (const text of [home, 'ada', 'mistake']) expect(rows).not.toContain(text);
  });
});
