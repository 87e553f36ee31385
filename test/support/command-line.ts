import { Writable } from 'node:stream';
import { vi } from 'vitest';
import { migrate } from '#app/store/migrate.server.ts';
import { openStore } from '#app/store/open.server.ts';
import { listAllMigrations } from '#app/verticals/index.server.ts';
import { runCommandLine } from '../../cli/run-command-line.ts';
import { silentLog, type TestStore } from '../store/engines.ts';

/** The exit code and the output of a command. */
export interface EndedCommand {
  status: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs one command line in this process, on a test store or on the data folder of a test portal. This is much faster
 * than a process per command.
 */
export async function runInProcess(
  { dataDir, databaseUrl }: Pick<TestStore, 'dataDir'> & Partial<Pick<TestStore, 'databaseUrl'>>,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<EndedCommand> {
  const [stdout, stderr] = [collect(), collect()];
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('DATABASE_URL', databaseUrl ?? '');
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  // cli/main.ts sets the same umask.
  const umask = process.umask(0o077);
  try {
    const testStore = { stdout: stdout.stream, stderr: stderr.stream, now: Date.now };
    const status = await runCommandLine(args, testStore);
    return { status, stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    process.umask(umask);
    vi.unstubAllEnvs();
  }
}

/** Creates a store without content, because most commands refuse to run without a store. */
export async function createEmptyStore(dataDir: string): Promise<void> {
  const store = await openStore({ dataDir, role: 'cli', log: silentLog, clock: { now: Date.now } });
  await migrate(store, listAllMigrations(store.engine));
  await store.close();
}

function collect(): { stream: Writable; text(): string } {
  const chunks: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  return { stream, text: () => chunks.join('') };
}
