import { Worker } from 'node:worker_threads';

/**
 * Copies a SQLite file without other users to `target`. Deletes the data that distinguishes visitors, from `source`
 * too. The copy is rewritten, so no deleted data remains in unused parts of its pages.
 */
export async function copyWithoutVisitors(source: string, target: string): Promise<void> {
  const worker = new Worker(`(${copy.toString()})()`, { eval: true, workerData: { source, target } });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The copy of ${source} ended with ${code}.`));
    });
  });
}

/** Runs in the worker, from its own text: it reaches nothing outside of itself. */
function copy(): void {
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const { workerData } = process.getBuiltinModule('node:worker_threads');
  const { source, target } = workerData as { source: string; target: string };
  const database = new DatabaseSync(source, { timeout: 5_000 });
  try {
    database.exec('pragma journal_mode = delete; pragma synchronous = off');
    const columns = database
      .prepare(
        "select t.name as tab, c.name as col from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table'",
      )
      .all();
    for (const table of ['salts', 'votes']) {
      if (columns.some(({ tab }) => tab === table)) database.exec(`delete from ${table}`);
    }
    // Stores of earlier versions.
    if (columns.some(({ tab, col }) => tab === 'reports' && col === 'visitor')) {
      database.exec("update reports set visitor = ''");
    }
    database.prepare('vacuum into ?').run(target);
  } finally {
    database.close();
  }
}
