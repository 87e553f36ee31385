import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The settings of a feed before its last change. Addresses in the audit log contained keys, which are removed with the
 * details of the entries about feeds.
 */
export const feedEditsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('feeds').addColumn('previous', 'text').execute();
    await sql`update audit_log set details = '{}' where action like 'feed-%'`.execute(db);
  },
};
