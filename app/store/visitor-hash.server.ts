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
   * Returns the same hash for the same address and browser all day (UTC) in every process, and a different hash on any
   * other day. Different browsers behind one address get at most four hashes, and the networks of an IPv6 /48 get at
   * most 32. A visitor is counted once per day and item, so this limits the influence of one machine on an item.
   */
  hash(address: string, userAgent: string): Promise<string>;
  /**
   * Returns a hash of the same kind for the statistics of a day, counted in the time zone of the site. It cannot be
   * compared with the hashes of votes. A school or a company behind one address counts as up to 64 visitors, an IPv6
   * /48 as up to 512.
   */
  countingHash(address: string, userAgent: string, day: number): Promise<Buffer>;
}

/** How the hashes of one purpose are computed. */
interface Purpose {
  name: string;
  /** Maximum number of visitors that one address can represent on one day. */
  perAddress: number;
  /** Maximum number of visitors that the networks of an IPv6 /48 can represent together on one day. */
  perSite: number;
}

const voting: Purpose = { name: '', perAddress: 4, perSite: 32 };
const counting: Purpose = { name: 'statistics', perAddress: 64, perSite: 512 };

/**
 * Hashes address and user agent with a random salt. The salt is created every day and deleted after the next day, so
 * that no one can identify the visitor later. Only the first 64 bits of an IPv6 address count, because a machine
 * chooses the other bits itself.
 */
export function createVisitorHash({ store, clock }: { store: Store; clock: Clock }): VisitorHash {
  /**
   * Salts by day. Two of them can be in use at the same time: in time zones other than UTC, the days of votes and of
   * statistics differ for some hours.
   */
  const salts = new Map<number, { taking: Promise<string>; salt?: string }>();

  async function saltOf(day: number): Promise<string> {
    let known = salts.get(day);
    if (!known) {
      for (const other of salts.keys()) if (Math.abs(other - day) > 1) salts.delete(other);
      known = { taking: takeSalt(store.db, day) };
      salts.set(day, known);
      known.taking.catch(() => salts.delete(day));
    }
    // A time limit costs as much as the hash itself, so it is set only while the salt is read from the store.
    return (known.salt ??= await withinTime(known.taking, longestWait, tooSlow));
  }

  function tooSlow(): StoreError {
    return new StoreError(
      'busy',
      `The store ${store.location} did not answer within ${longestWait / 1000} s.`,
    );
  }

  async function hashFor(
    { name, perAddress, perSite }: Purpose,
    day: number,
    [address, userAgent]: readonly [address: string, userAgent: string],
  ): Promise<Buffer> {
    const salt = await saltOf(day);
    const digest = (...parts: (string | number)[]) =>
      createHmac('sha256', salt + name)
        .update(JSON.stringify(parts))
        .digest();
    const slot = (hash: Buffer, count: number) => hash.readUInt32BE() % count;
    const { network, site } = networksOf(address);
    const own = digest(network, slot(digest(network, userAgent), perAddress));
    return site === null ? own : digest(site, slot(own, perSite));
  }

  return {
    async hash(address, userAgent) {
      const visitor = await hashFor(voting, dayNumber(clock.now()), [address, userAgent]);
      return visitor.toString('base64url').slice(0, 22);
    },
    countingHash: (address, userAgent, day) => hashFor(counting, day, [address, userAgent]),
  };
}

/**
 * Deletes the salts and the interactions of all days before yesterday. Without their salts, the interactions are of no
 * use. Returns the number of deleted interactions.
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

/** Returns the day's salt. If several processes create one at the same time, the first one is used. */
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

/**
 * Returns the network of an address: the /64 of an IPv6 address, and an IPv4 address itself. `site` is the /48 of an
 * IPv6 address, and `null` for other addresses.
 */
function networksOf(address: string): { network: string; site: string | null } {
  if (!ipaddr.isValid(address)) return { network: address, site: null };
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return { network: parsed.toString(), site: null };
  const bytes = parsed.toByteArray();
  return { network: bytes.slice(0, 8).join('.'), site: bytes.slice(0, 6).join('.') };
}
