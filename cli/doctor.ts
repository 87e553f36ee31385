import { createSnapshotDecoder } from '#app/bundle/decode.server.ts';
import { EnvironmentError, type Environment } from '#app/config/environment.server.ts';
import { loadSnapshot } from '#app/snapshot/load-snapshot.server.ts';
import { findPending, refuseNewerSchema } from '#app/store/migrate.server.ts';
import { builtIn, listAllMigrations, registry } from '#app/verticals/index.server.ts';
import { worstOf, type Finding, type Level } from '#server/doctor/finding.ts';
import { runDoctor } from '#server/doctor/run-doctor.ts';
import type { DefineCommand, Output } from './command.ts';
import { inStore, readEnvironment } from './command-context.ts';

/** Exit status by the most serious finding, as monitoring systems expect it. */
const statuses: Readonly<Record<Level, number>> = { ok: 0, warning: 1, error: 2 };

const marks: Readonly<Record<Level, string>> = { ok: 'ok', warning: 'WARNING', error: 'ERROR' };

/** `portico doctor`: examines the installation and says how to fix problems. */
export const defineDoctor: DefineCommand = (command, { act, output }) => {
  command
    .addHelpText(
      'after',
      '\nIt changes nothing, and also works while Portico is stopped. Exit status: 0 all is well, 1 warnings, 2 errors.',
    )
    .action(
      act(async () => {
        const findings = await examine();
        print(findings, output);
        return statuses[worstOf(findings)];
      }),
    );
};

async function examine(): Promise<Finding[]> {
  let environment: Environment;
  try {
    environment = readEnvironment();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    // Each line says how to fix it. Nothing else can be examined.
    return error.message.split('\n').map((text) => ({
      check: 'configuration',
      title: 'Configuration',
      level: 'error',
      text,
      fix: '',
      settings: [],
    }));
  }
  return runDoctor({
    environment,
    now: Date.now(),
    verticals: builtIn.verticals,
    isThorough: true,
    withStore: (work) => inStore(environment, work),
    async readSnapshot(store) {
      const migrations = listAllMigrations(store.engine);
      await refuseNewerSchema(store, migrations);
      const pending = await findPending(store.db, migrations);
      return pending.length > 0 ? null : loadSnapshot(store, createSnapshotDecoder(registry));
    },
  });
}

function print(findings: readonly Finding[], output: Output): void {
  const width = Math.max(...findings.map(({ title }) => title.length));
  const margin = ' '.repeat(width + 11);
  output.result(
    { level: worstOf(findings), findings },
    findings.flatMap(({ title, level, text, fix }) => [
      `${marks[level].padEnd(7)}  ${title.padEnd(width)}  ${text}`,
      ...(fix === '' ? [] : [`${margin}${fix}`]),
    ]),
  );
}
