import { Worker } from 'node:worker_threads';

/** Tables whose rows distinguish visitors, or let somebody sign in. No copy of a store contains them. */
export const tablesWithoutCopies = [
  'salts',
  'votes',
  'sessions',
  'invitations',
  'challenges',
  'sign_in_limits',
] as const;

/**
 * Copies the SQLite file `source` to `target` without the data that distinguishes visitors or lets somebody sign in.
 * This data is first deleted from `source`, which nothing else may have open. The copy contains no deleted data,
 * because `vacuum` rewrites every page.
 */
export async function copyWithoutVisitors(source: string, target: string): Promise<void> {
  const worker = new Worker(`(${copy.toString()})()`, {
    eval: true,
    workerData: { source, target, tables: tablesWithoutCopies },
  });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The copy of ${source} ended with ${code}.`));
    });
  });
}

/** Runs in the worker from its own source text, so it cannot use anything outside of itself. */
function copy(): void {
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const { workerData } = process.getBuiltinModule('node:worker_threads');
  const { source, target, tables } = workerData as { source: string; target: string; tables: string[] };
  const database = new DatabaseSync(source, { timeout: 5_000 });
  try {
    database.exec('pragma journal_mode = delete; pragma synchronous = off');
    const columns = database
      .prepare(
        "select t.name as tab, c.name as col from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table'",
      )
      .all();
    for (const table of tables) {
      if (columns.some(({ tab }) => tab === table)) database.exec(`delete from ${table}`);
    }
    if (columns.some(({ tab }) => tab === 'counted_visitors')) {
      database.exec('update counted_visitors set sketch = null');
    }
    // Stores of earlier versions recorded the sender of a report.
    if (columns.some(({ tab, col }) => tab === 'reports' && col === 'visitor')) {
      database.exec("update reports set visitor = ''");
    }
    database.prepare('vacuum into ?').run(target);
  } finally {
    database.close();
  }
}
