import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the settings of a feed before its last change. Deletes the details of audit log entries about feeds, because the
 * addresses in them contained secret keys.
 */
export const feedEditsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('feeds').addColumn('previous', 'text').execute();
    await sql`update audit_log set details = '{}' where action like 'feed-%'`.execute(db);
  },
};
