import { existsSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { fullDisk, isDiskFull } from './disk-full.server.ts';
import { explainSqliteError } from './open-sqlite.server.ts';
import { StoreError } from './store.ts';

function errorOf(act: () => void): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing failed.');
}

/** Writes to a database that may not grow. This fails with SQLITE_FULL, as on a full disk. */
function fillDatabase(): void {
  const database = new DatabaseSync(':memory:');
  try {
    database.exec('create table t (text); pragma max_page_count = 4');
    for (;;) database.prepare('insert into t values (?)').run('x'.repeat(2_000));
  } finally {
    database.close();
  }
}

it('is reported by SQLite', () => {
  const error = errorOf(fillDatabase);
  expect(isDiskFull(error)).toBe(true);
  expect(explainSqliteError(error, '/srv/store')).toMatchObject({
    fault: 'full',
    message: expect.stringMatching(/^The disk is full: \/srv\/store .* Free some space/),
  });
});

it.skipIf(!existsSync('/dev/full'))(
  'is recognised in an error of the file system, also as the cause of another error',
  () => {
    const error = errorOf(() => writeFileSync('/dev/full', 'x'));
    expect(isDiskFull(error)).toBe(true);
    expect(isDiskFull(new Error('The copy failed', { cause: error }))).toBe(true);
  },
);

it('is explained once', () => {
  const explained = fullDisk('/srv/media', new Error('ENOSPC'));
  expect(explainSqliteError(explained, '/srv/store')).toBe(explained);
});

it.each([
  new Error('no such table'),
  new StoreError('busy', 'locked'),
  Object.assign(new Error('x'), { code: 'EACCES' }),
  'ENOSPC',
  null,
])('is not recognised in %o', (error) => {
  expect(isDiskFull(error)).toBe(false);
});
