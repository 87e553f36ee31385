import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { SignInLimitKind } from '#app/store/schema.ts';
import type { Db } from '#app/store/store.ts';
import { nameKeyOf } from './operators.server.ts';

/** Who tries to sign in. */
export interface SignInAttempt {
  /** The network of the sender. */
  network: string;
  /** The entered account name. `undefined` for a sign-in with a passkey, which needs no name. */
  name?: string | undefined;
}

interface Allowance {
  /** Number of attempts that can be made at once. */
  burst: number;
  /** Milliseconds after which one more attempt is allowed. */
  interval: number;
}

const minute = 60_000;
const ofNetwork: Allowance = { burst: 20, interval: minute };
const ofAccount: Allowance = { burst: 10, interval: 5 * minute };

/** Largest number of stored pairs of account and network. The least recently used pairs are deleted first. */
const maxKnown = 1_000;

/**
 * Charges an attempt to sign in. Returns the seconds to wait, or 0. The limits are in the store, so all processes share
 * them. An attacker who guesses passwords uses up only the account's allowance for unknown networks. The operator can
 * still sign in with a passkey, which is limited only by network, or from a network where they have signed in before.
 */
export async function chargeSignIn(db: Db, { network, name }: SignInAttempt, now: number): Promise<number> {
  const secret = await readSecret(db);
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('signInLimits').where('kind', '!=', 'known').where('freeAt', '<=', now).execute();
    const wait = await take(trx, 'network', hash(secret, network), ofNetwork, now);
    if (wait > 0 || name === undefined) return wait;
    const pair = hash(secret, `${network} ${nameKeyOf(name)}`);
    const known = await trx
      .selectFrom('signInLimits')
      .select('key')
      .where('kind', '=', 'known')
      .where('key', '=', pair)
      .executeTakeFirst();
    return known
      ? take(trx, 'known', pair, ofAccount, now)
      : take(trx, 'account', hash(secret, nameKeyOf(name)), ofAccount, now);
  });
}

/**
 * Records that an operator signed in to an account from a network. From then on, attempts from other networks do not
 * count against this one.
 */
export async function noteSignIn(
  db: Db,
  { network, name }: { network: string; name: string },
  now: number,
): Promise<void> {
  const key = hash(await readSecret(db), `${network} ${nameKeyOf(name)}`);
  await db
    .insertInto('signInLimits')
    .values({ kind: 'known', key, freeAt: now, usedAt: now })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet({ usedAt: now }))
    .execute();
  const oldest = await db
    .selectFrom('signInLimits')
    .select('usedAt')
    .where('kind', '=', 'known')
    .orderBy('usedAt', 'desc')
    .offset(maxKnown)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await db
    .deleteFrom('signInLimits')
    .where('kind', '=', 'known')
    .where('usedAt', '<=', oldest.usedAt)
    .execute();
}

/**
 * Takes one attempt from an allowance. `freeAt` is the time at which the allowance is complete again, and each attempt
 * moves it by one interval.
 */
async function take(
  db: Db,
  kind: SignInLimitKind,
  key: string,
  { burst, interval }: Allowance,
  now: number,
): Promise<number> {
  // The update locks the row on PostgreSQL, so that two processes do not take the same attempt.
  const { freeAt } = await db
    .insertInto('signInLimits')
    .values({ kind, key, freeAt: now, usedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet({ usedAt: sql`${sql.ref('excluded.used_at')}` }),
    )
    .returning('freeAt')
    .executeTakeFirstOrThrow();
  // With a correct clock, `freeAt` is never later than this. A later `freeAt` means that the clock has been set back.
  const latest = now + burst * interval;
  const start = freeAt > latest ? now : Math.max(freeAt, now);
  const wait = start - now - (burst - 1) * interval;
  if (wait > 0) return Math.ceil(wait / 1000);
  await db
    .updateTable('signInLimits')
    .set({ freeAt: start + interval })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute();
  return 0;
}

/** The key is a hash, because people sometimes enter their password as the name, and addresses are personal data. */
function hash(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/**
 * Returns the secret of the hashes. Creates it at the first use. If several processes create one at the same time, all
 * of them use the first one that was stored.
 */
async function readSecret(db: Db): Promise<string> {
  const key = 'sign_in_secret';
  const find = () => db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  const found = await find();
  if (found) return found.value;
  await db
    .insertInto('meta')
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await find())?.value ?? '';
}
