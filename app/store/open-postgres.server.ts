import { setTimeout as pause } from 'node:timers/promises';
import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Pool, types, type PoolClient } from 'pg';
import type { Database } from './schema.ts';
import { StoreError, type Db, type Log } from './store.ts';

/** A pool of connections to a PostgreSQL database. */
export interface PostgresConnections {
  location: string;
  db: Db;
  close: () => Promise<void>;
}

/** Maximum time to wait for a connection, in milliseconds. */
const connectionTimeout = 5_000;

const typeInt8 = 20;
const typeNumeric = 1700;

/** Opens a pool and checks that the database answers and uses UTF-8. */
export async function openPostgres(databaseUrl: string, log: Log): Promise<PostgresConnections> {
  const location = withoutPassword(databaseUrl);
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'portico',
    max: 10,
    connectionTimeoutMillis: connectionTimeout,
    keepAlive: true,
    types: { getTypeParser },
  });
  // The pool handles only the errors of idle clients. If a client breaks during a transaction and has no listener, the
  // process ends.
  pool.on('connect', (client) => {
    let isReported = false;
    client.on('error', (error) => {
      if (!isReported) log.error({ err: error }, `The connection to ${location} broke`);
      isReported = true;
    });
  });
  // Receives the error of an idle client a second time; it is reported above. Without a listener it would end the
  // process.
  pool.on('error', () => undefined);
  try {
    const { rows } = await pool.query<{ server_encoding: string }>('show server_encoding');
    const encoding = rows[0]?.server_encoding;
    if (encoding !== 'UTF8') {
      throw new StoreError(
        'refused',
        `The database ${location} has the encoding ${encoding}. Make one with: create database portico encoding 'UTF8' template template0.`,
      );
    }
  } catch (error) {
    await pool.end();
    throw explainPostgresError(error, location);
  }
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: createPatientPool(pool) }),
    plugins: [new CamelCasePlugin()],
  });
  const close = async () => {
    await db.destroy();
    if (!pool.ending) await pool.end();
  };
  return { location, db, close };
}

/**
 * Creates a pool that retries while the server accepts no further connection, because a limit of the server, the role
 * or the database is reached. In the meantime, a connection of this pool may become free.
 */
function createPatientPool(pool: Pool): PostgresPool {
  async function connect(): Promise<PoolClient> {
    const end = performance.now() + connectionTimeout;
    for (let wait = 10; ; wait = Math.min(wait * 2, 200)) {
      try {
        return await pool.connect();
      } catch (error) {
        if (codeOf(error) !== tooManyConnections || performance.now() + wait > end) throw error;
      }
      await pause(wait);
    }
  }
  return { connect, end: () => pool.end(), options: pool.options };
}

const tooManyConnections = '53300';

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** bigint and numeric arrive as text. All stored values of these types fit into a JavaScript number. */
const getTypeParser = ((oid: number, format?: 'text' | 'binary') => {
  if (oid === typeInt8 || oid === typeNumeric) return Number;
  return format === 'binary' ? types.getTypeParser(oid, 'binary') : types.getTypeParser(oid, 'text');
}) as typeof types.getTypeParser;

function withoutPassword(databaseUrl: string): string {
  try {
    const { protocol, username, host, pathname } = new URL(databaseUrl);
    return `${protocol}//${username ? `${username}@` : ''}${host}${pathname}`;
  } catch {
    return 'named by DATABASE_URL';
  }
}

function explainPostgresError(error: unknown, location: string): unknown {
  if (error instanceof StoreError || !(error instanceof Error)) return error;
  const code = codeOf(error);
  const options = { cause: error };
  if (code === '28P01' || code === '28000') {
    return new StoreError(
      'refused',
      `The database ${location} refuses the user or password. Correct DATABASE_URL.`,
      options,
    );
  }
  if (code === '3D000') {
    return new StoreError(
      'refused',
      `The database ${location} does not exist. Create it (create database portico encoding 'UTF8'), or correct DATABASE_URL.`,
      options,
    );
  }
  if (code === tooManyConnections) {
    return new StoreError(
      'unreachable',
      `The database ${location} has no connection to spare (${error.message}). Close other programs that use it, or raise the connection limit of the server, the database or the role.`,
      options,
    );
  }
  return new StoreError(
    'unreachable',
    `The database ${location} does not answer (${code || error.message}). Start it, or correct DATABASE_URL.`,
    options,
  );
}
