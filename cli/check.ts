import { checkContextOf, listCheckedFrames, listReportedKeys } from '#app/pages/checks.server.ts';
import {
  checkItems,
  describeReport,
  forgetOtherItems,
  keyOf,
  listDue,
  type CheckReport,
} from '#app/checks/check-items.server.ts';
import type { CheckedFrame } from '#app/checks/check-frame.server.ts';
import { describeFault } from '#app/checks/fault.ts';
import { createSnapshotDecoder } from '#app/bundle/decode.server.ts';
import { createGuardedFetch } from '#app/network/guarded-fetch.server.ts';
import { siteUrl } from '#app/pages/seo/meta.ts';
import { loadSnapshot } from '#app/snapshot/load-snapshot.server.ts';
import {
  findItemCheck,
  listItemChecks,
  saveItemChecks,
  type ItemCheck,
} from '#app/store/item-checks.server.ts';
import type { Db } from '#app/store/store.ts';
import { builtIn, registry } from '#app/verticals/index.server.ts';
import { RefusedError, UsageError, type Command, type Output } from './command.ts';
import {
  positiveNumberOf,
  readVerticalId,
  withCommandContext,
  type CommandContext,
} from './command-context.ts';

/** `portico check`: checks whether games of other sites still work, and shows what is known about them. */
export const checkCommand: Command = {
  usage: '[--all] | one VERTICAL ID | list [--all] | keep VERTICAL ID | unkeep VERTICAL ID [--json]',
  options: { all: { type: 'boolean' } },
  details: [
    'Without arguments it checks the games whose last check is a day old.',
    '--all   checks all games, or lists also those that work',
    'one     checks one game',
    'list    shows the suspect and the dead games, without a check',
    'keep    shows a game in lists even if its check fails; unkeep ends this',
    'A game is dead, and hidden from lists, when checks at least 20 hours apart have failed.',
  ],
  async run({ options, values, output }) {
    const isAll = options.all === true;
    const [action, ...rest] = values;
    if (action === 'list') {
      if (rest.length > 0) throw new UsageError('check list takes no values.');
      return withCommandContext((context) => list(context, isAll, output));
    }
    if (action === 'keep' || action === 'unkeep') {
      const item = readItem(rest);
      return withCommandContext((context) => keep(context.store.db, item, action === 'keep', output));
    }
    if (action !== undefined && action !== 'one') throw new UsageError(`check does not know "${action}".`);
    if (action === 'one' && isAll) throw new UsageError('--all and a game exclude each other.');
    const item = action === 'one' ? readItem(rest) : null;
    return withCommandContext((context) => checkGames(context, { item, isAll, output }));
  },
};

interface Wanted {
  verticalId: number;
  itemId: number;
}

function readItem(values: readonly string[]): Wanted {
  const [vertical, id, ...more] = values;
  if (vertical === undefined || id === undefined || more.length > 0) {
    throw new UsageError('Name a game by its vertical and id, such as: g 762.');
  }
  return { verticalId: readVerticalId(vertical), itemId: positiveNumberOf('ID', id) };
}

async function checkGames(
  { store, environment }: CommandContext,
  { item, isAll, output }: { item: Wanted | null; isAll: boolean; output: Output },
): Promise<number> {
  const { frames, url } = await readFrames({ store, environment });
  await forgetOtherItems(store, frames);
  const wanted =
    item !== null
      ? frames.filter((frame) => keyOf(frame) === keyOf(item))
      : isAll
        ? frames
        : listDue(frames, await listItemChecks(store.db), {
            now: store.clock.now(),
            reported: await listReportedKeys(store.db),
          });
  if (item !== null && wanted.length === 0) {
    throw new RefusedError(
      'There is no such game, or the portal serves it itself. Such games are not checked.',
    );
  }
  const network = createGuardedFetch();
  let report: CheckReport;
  try {
    report = await checkItems(checkContextOf({ store, network }, url), wanted, {
      siteSize: frames.length,
      signal: new AbortController().signal,
      onProgress: (done) => output.progress('Games checked', done, wanted.length),
    });
  } finally {
    await network.close();
  }
  const checks = await listItemChecks(store.db);
  const isShown = new Set(wanted.map(keyOf));
  const shown = checks.filter((one) => isShown.has(keyOf(one)) && (item !== null || one.state !== 'ok'));
  const lines = wanted.length === 0 ? ['All games were checked within the last 20 hours.'] : [];
  output.result({ report, games: shown.map(withVertical) }, [
    ...lines,
    ...describeChecks(shown, frames),
    ...(wanted.length === 0 ? [] : [describeReport(report)]),
  ]);
  return report.isOffline ? 1 : 0;
}

async function list(context: CommandContext, isAll: boolean, output: Output): Promise<number> {
  const { frames } = await readFrames(context);
  const checks = (await listItemChecks(context.store.db)).filter(({ state }) => isAll || state !== 'ok');
  const none = isAll ? 'No game was checked yet.' : 'No game is suspect or dead.';
  output.result(checks.map(withVertical), checks.length === 0 ? [none] : describeChecks(checks, frames));
  return 0;
}

async function keep(db: Db, item: Wanted, isKept: boolean, output: Output): Promise<number> {
  const known = await findItemCheck(db, item);
  if (!known) throw new RefusedError('This game was not checked yet.');
  const next = { ...known, isKept };
  await saveItemChecks(db, [next]);
  output.result(withVertical(next), [
    isKept
      ? 'Lists show the game whatever its checks find.'
      : 'The checks decide whether lists show the game.',
  ]);
  return 0;
}

async function readFrames({
  store,
  environment,
}: Pick<CommandContext, 'store' | 'environment'>): Promise<{ frames: CheckedFrame[]; url: string }> {
  const snapshot = await loadSnapshot(store, createSnapshotDecoder(registry));
  const url = siteUrl(snapshot.info, environment);
  return { frames: listCheckedFrames(snapshot, builtIn.verticals, url), url };
}

function withVertical(check: ItemCheck) {
  return { ...check, vertical: prefixOf(check) };
}

function prefixOf({ verticalId }: Pick<ItemCheck, 'verticalId'>): string {
  return registry.verticals.get(verticalId)?.prefix ?? String(verticalId);
}

function describeChecks(checks: readonly ItemCheck[], frames: readonly CheckedFrame[]): string[] {
  const titles = new Map(frames.map((frame) => [keyOf(frame), frame.title]));
  return checks.map((one) => {
    const title = (titles.get(keyOf(one)) ?? '').replaceAll(/\s+/g, ' ');
    const since = new Date(one.since).toISOString().slice(0, 16);
    const fault = one.fault === '' ? '' : `  ${describeFault(one)}`;
    return `${one.state.padEnd(7)}  ${prefixOf(one)} ${one.itemId} "${title}"  since ${since}${fault}${one.isKept ? '  (kept)' : ''}`;
  });
}
