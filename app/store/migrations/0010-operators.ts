import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../store.ts';

/** The operators of the Studio, how they sign in, their sessions, and the audit log. */
export function createOperatorsMigration(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('operators')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('nameKey', 'text', (column) => column.notNull().unique())
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('createdAt', 'bigint', (column) => column.notNull())
        .addColumn('password', 'text', (column) => column.notNull())
        .addColumn('codeSecret', 'text', (column) => column.notNull())
        .addColumn('codeStep', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('passkeys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('operatorId', 'text', (column) => column.notNull())
        .addColumn('publicKey', 'text', (column) => column.notNull())
        .addColumn('counter', 'bigint', (column) => column.notNull())
        .addColumn('transports', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('createdAt', 'bigint', (column) => column.notNull())
        .addColumn('usedAt', 'bigint')
        .execute();
      await db.schema
        .createTable('recoveryCodes')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('operatorId', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('sessions')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('operatorId', 'text', (column) => column.notNull())
        .addColumn('createdAt', 'bigint', (column) => column.notNull())
        .addColumn('seenAt', 'bigint', (column) => column.notNull())
        .addColumn('confirmedAt', 'bigint', (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('userAgent', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('invitations')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('operatorId', 'text')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('expiresAt', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('challenges')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('expiresAt', 'bigint', (column) => column.notNull())
        .execute();
      const log = db.schema.createTable('auditLog');
      await (
        engine === 'sqlite'
          ? log.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
          : log.addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      )
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('operatorId', 'text', (column) => column.notNull())
        .addColumn('operatorName', 'text', (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('details', 'text', (column) => column.notNull())
        .execute();
    },
  };
}
