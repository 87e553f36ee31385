import { createHmac, randomBytes } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { sql } from 'kysely';
import { dayNumber } from './days.ts';
import { StoreError, type Db, type Store } from './store.ts';
import type { Clock } from '#app/lib/clock.ts';
import { withinTime } from '#app/lib/time-limit.ts';

/** Maximum time to get the day's salt, in milliseconds. */
const longestWait = 10_000;

/** Distinguishes the visitors of one day without identifying them. */
export interface VisitorHash {
  /**
   * Returns the same hash for the same address and browser all day (UTC) in every process, and another hash on every
   * other day. Different browsers behind one address get at most four hashes, and the networks of an IPv6 /48 get at
   * most 32. A visitor is counted once per day and item, so this limits the influence of one machine on an item.
   */
  hash(address: string, userAgent: string): Promise<string>;
}

/** Maximum number of visitors that one address can represent on one day. */
const visitorsPerAddress = 4;
/** Maximum number of visitors that the networks of an IPv6 /48 can represent together on one day. */
const visitorsPerSite = 32;

/**
 * Hashes address and user agent with a random salt. The salt is created every day and deleted after the next day, so
 * that no one can identify the visitor later. Of an IPv6 address only the first 64 bits count, because a machine
 * chooses the others itself.
 */
export function createVisitorHash({ store, clock }: { store: Store; clock: Clock }): VisitorHash {
  let today: { day: number; salt: Promise<string> } | null = null;

  function saltOf(day: number): Promise<string> {
    if (today?.day === day) return today.salt;
    const salt = takeSalt(store.db, day);
    const current = { day, salt };
    today = current;
    salt.catch(() => {
      if (today === current) today = null;
    });
    return salt;
  }

  function tooSlow(): StoreError {
    return new StoreError(
      'busy',
      `The store ${store.location} did not answer within ${longestWait / 1000} s.`,
    );
  }

  return {
    async hash(address, userAgent) {
      const salt = await withinTime(saltOf(dayNumber(clock.now())), longestWait, tooSlow);
      const digest = (...parts: (string | number)[]) =>
        createHmac('sha256', salt).update(JSON.stringify(parts)).digest();
      const slot = (hash: Buffer, count: number) => hash.readUInt32BE() % count;
      const { network, site } = networksOf(address);
      const own = digest(network, slot(digest(network, userAgent), visitorsPerAddress));
      const visitor = site === null ? own : digest(site, slot(own, visitorsPerSite));
      return visitor.toString('base64url').slice(0, 22);
    },
  };
}

/**
 * Deletes the salts of days before yesterday and those days' interactions, which are useless without them. Returns
 * the number of interactions.
 */
export async function forgetEarlierDays(
  { db, engine }: Pick<Store, 'db' | 'engine'>,
  today: number,
): Promise<number> {
  await forgetEarlierSalts(db, today);
  const { numDeletedRows } = await db
    .deleteFrom('votes')
    .where('day', '<', today - 1)
    .executeTakeFirstOrThrow();
  // Deleted rows remain in the log until it is emptied. Readers may delay that until the next run.
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return Number(numDeletedRows);
}

async function forgetEarlierSalts(db: Db, today: number): Promise<void> {
  await db
    .deleteFrom('salts')
    .where('day', '<', today - 1)
    .execute();
}

/** Returns the day's salt. If several processes create one at the same time, the first one's counts. */
async function takeSalt(db: Db, day: number): Promise<string> {
  const readSalt = () => db.selectFrom('salts').select('salt').where('day', '=', day).executeTakeFirst();
  const known = await readSalt();
  if (known) return known.salt;
  await db
    .insertInto('salts')
    .values({ day, salt: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  await forgetEarlierSalts(db, day);
  const made = await readSalt();
  if (!made)
    throw new Error(`The salt of day ${day} was deleted immediately: the clocks of two processes differ.`);
  return made.salt;
}

/** Returns the network that counts as one address, and the /48 of an IPv6 address. */
function networksOf(address: string): { network: string; site: string | null } {
  if (!ipaddr.isValid(address)) return { network: address, site: null };
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return { network: parsed.toString(), site: null };
  const bytes = parsed.toByteArray();
  return { network: bytes.slice(0, 8).join('.'), site: bytes.slice(0, 6).join('.') };
}
