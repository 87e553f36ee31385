import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Recent attempts to sign in. The limits apply to all processes together. */
export const signInLimitsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('signInLimits')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('freeAt', 'bigint', (column) => column.notNull())
      .addColumn('usedAt', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('sign_in_limits_key', ['kind', 'key'])
      .execute();
  },
};
