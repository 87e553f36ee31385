import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db, Store } from '#app/store/store.ts';

/** Signs texts with the secret of the store (HMAC-SHA256), so that a forged key is refused without a query. */
export interface Signer {
  /** Returns the signature of a text: 43 characters of base64url. */
  sign(text: string): Promise<string>;
  isSigned(text: string, signature: string): Promise<boolean>;
}

/** Creates the signer of a store. It reads the secret at the first use. */
export function createSigner(store: Pick<Store, 'db'>): Signer {
  let secret: Promise<string> | null = null;

  async function digest(text: string): Promise<Buffer> {
    secret ??= readSecret(store.db).catch((error: unknown) => {
      secret = null;
      throw error;
    });
    return createHmac('sha256', await secret)
      .update(text)
      .digest();
  }

  return {
    sign: async (text) => (await digest(text)).toString('base64url'),
    async isSigned(text, signature) {
      const expected = await digest(text);
      const given = Buffer.from(signature, 'base64url');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

/**
 * Returns the secret of the store. Creates it at the first use. If several processes create one at the same time, all
 * of them use the first one that was stored.
 */
async function readSecret(db: Db): Promise<string> {
  const key = 'preview_secret';
  await db
    .insertInto('meta')
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return value;
}
