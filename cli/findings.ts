import { createSnapshotDecoder } from '#app/bundle/decode.server.ts';
import { EnvironmentError, type Environment } from '#app/config/environment.server.ts';
import { mainLanguage } from '#app/messages/catalogue.server.ts';
import { loadSnapshot } from '#app/snapshot/load-snapshot.server.ts';
import { findPending, refuseNewerSchema } from '#app/store/migrate.server.ts';
import { builtIn, listAllMigrations, registry } from '#app/verticals/index.server.ts';
import type { DoctorOptions } from '#server/doctor/examine.ts';
import { error as fault, worstOf, type Finding, type Level, type Place } from '#server/doctor/finding.ts';
import type { Output } from './command.ts';
import { inStore, readEnvironment } from './command-context.ts';

/** Exit status by the most serious finding, as monitoring systems expect it. */
const statuses: Readonly<Record<Level, number>> = { ok: 0, warning: 1, error: 2 };

const marks: Readonly<Record<Level, string>> = { ok: 'ok', warning: 'WARNING', error: 'ERROR' };

/** Maximum number of locations of a finding that are shown without `--json`. */
const shownPlaces = 5;

/** Runs checks and prints their findings. Returns the exit status. */
export async function reportFindings(
  run: (options: DoctorOptions) => Promise<Finding[]>,
  output: Output,
): Promise<number> {
  const findings = await examine(run);
  print(findings, output);
  return statuses[worstOf(findings)];
}

async function examine(run: (options: DoctorOptions) => Promise<Finding[]>): Promise<Finding[]> {
  let environment: Environment;
  try {
    environment = readEnvironment();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    // Each line names a fault of the environment and how to fix it. No other check can run.
    return error.message.split('\n').map((text) => ({
      check: 'configuration',
      title: 'Configuration',
      ...fault(text, ''),
    }));
  }
  return run({
    environment,
    now: Date.now(),
    language: mainLanguage,
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
    findings.flatMap(({ title, level, text, fix, places, count }) => [
      `${marks[level].padEnd(7)}  ${title.padEnd(width)}  ${text}`,
      ...places.slice(0, shownPlaces).map((place) => `${margin}- ${describePlace(place)}`),
      ...(count > shownPlaces ? [`${margin}- and ${count - shownPlaces} more`] : []),
      ...(fix === '' ? [] : [`${margin}${fix}`]),
    ]),
  );
}

function describePlace(place: Place): string {
  if (place.kind === 'text-page') return `/${place.name}`;
  const { kind, prefix, id, title } = place;
  return `${kind === 'category' ? `/${prefix}/cate/${id}` : `${prefix} ${id}`} "${title}"`;
}
