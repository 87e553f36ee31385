import { checkContextOf, listCheckedFrames, listReportedKeys } from '#app/pages/checks.server.ts';
import {
  checkItems,
  describeReport,
  forgetOtherItems,
  keyOf,
  listDue,
  type CheckReport,
} from '#app/checks/check-items.server.ts';
import { findChromium, openFrameBrowser, type FrameBrowser } from '#app/checks/frame-browser.server.ts';
import type { Environment } from '#app/config/environment.server.ts';
import type { CheckedFrame } from '#app/checks/check-frame.server.ts';
import { describeFault } from '#app/checks/fault.ts';
import { createSnapshotDecoder } from '#app/bundle/decode.server.ts';
import { inEnglish } from '#app/lib/phrase.ts';
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
import { RefusedError, type DefineCommand, type Output } from './command.ts';
import {
  positiveNumber,
  verticalArgument,
  withCommandContext,
  type CommandContext,
} from './command-context.ts';

const inBrowser = 'also open the games in Chromium (CHROMIUM_PATH), like the nightly checks';

/** `portico check`: checks whether games of other sites still work, and lists the results. */
export const defineCheck: DefineCommand = (command, { act, output }) => {
  const ofGame = (name: string, description: string) =>
    command
      .command(name)
      .description(description)
      .addArgument(verticalArgument())
      .argument('<id>', 'the number of the game', positiveNumber('ID'));
  command.addHelpText(
    'after',
    '\nA game is dead, and hidden from lists, when checks at least 20 hours apart have failed.',
  );
  command
    .command('run', { isDefault: true })
    .description('Check the games whose last check was at least 20 hours ago (the default).')
    .option('--all', 'check all games')
    .option('--browser', inBrowser)
    .action(
      act(({ all: isAll = false, browser: hasBrowser = false }) =>
        withCommandContext((context) => checkGames(context, { item: null, isAll, hasBrowser, output })),
      ),
    );
  ofGame('one', 'Check one game.')
    .option('--browser', inBrowser)
    .action(
      act((verticalId, itemId, { browser: hasBrowser = false }) =>
        withCommandContext((context) =>
          checkGames(context, { item: { verticalId, itemId }, isAll: false, hasBrowser, output }),
        ),
      ),
    );
  command
    .command('list')
    .description('List the suspect and dead games without checking them.')
    .option('--all', 'also list the games that work')
    .action(act(({ all: isAll = false }) => withCommandContext((context) => list(context, isAll, output))));
  ofGame('keep', 'Show a game in lists even if its check fails.').action(
    act((verticalId, itemId) =>
      withCommandContext(({ store }) => keep(store.db, { verticalId, itemId }, true, output)),
    ),
  );
  ofGame('unkeep', 'Let the checks decide again.').action(
    act((verticalId, itemId) =>
      withCommandContext(({ store }) => keep(store.db, { verticalId, itemId }, false, output)),
    ),
  );
};

interface Wanted {
  verticalId: number;
  itemId: number;
}

async function checkGames(
  { store, environment }: CommandContext,
  {
    item,
    isAll,
    hasBrowser,
    output,
  }: { item: Wanted | null; isAll: boolean; hasBrowser: boolean; output: Output },
): Promise<number> {
  const { frames, url } = await readFrames({ store, environment });
  await forgetOtherItems(store, frames);
  const chosen =
    item !== null
      ? frames.filter((frame) => keyOf(frame) === keyOf(item))
      : isAll
        ? frames
        : listDue(frames, await listItemChecks(store.db), {
            now: store.clock.now(),
            reported: await listReportedKeys(store.db),
          });
  if (item !== null && chosen.length === 0) {
    throw new RefusedError(
      'There is no such game, or the portal serves it itself. Such games are not checked.',
    );
  }
  const network = createGuardedFetch();
  const checkContext = checkContextOf({ store, network }, url);
  let browser: FrameBrowser | null = null;
  let report: CheckReport;
  try {
    if (hasBrowser) browser = await startBrowser(environment, checkContext.portal);
    report = await checkItems({ ...checkContext, browser }, chosen, {
      siteSize: frames.length,
      reported: isAll || item !== null ? new Set(chosen.map(keyOf)) : await listReportedKeys(store.db),
      signal: new AbortController().signal,
      onProgress: (done) => output.progress('Games checked', done, chosen.length),
    });
  } finally {
    await browser?.close();
    await network.close();
  }
  const checks = await listItemChecks(store.db);
  const isShown = new Set(chosen.map(keyOf));
  const shown = checks.filter((one) => isShown.has(keyOf(one)) && (item !== null || one.state !== 'ok'));
  const none =
    frames.length === 0
      ? 'There are no games of other sites to check.'
      : 'All games were checked within the last 20 hours.';
  const lines = chosen.length === 0 ? [none] : [];
  output.result({ report, games: shown.map(withVertical) }, [
    ...lines,
    ...describeChecks(shown, frames),
    ...(chosen.length === 0 ? [] : [inEnglish(describeReport(report))]),
  ]);
  return report.isOffline ? 1 : 0;
}

/** Starts Chromium. Throws RefusedError if it is not installed or does not start. */
async function startBrowser({ chromiumPath }: Environment, portal: string): Promise<FrameBrowser> {
  const executablePath = findChromium(chromiumPath);
  if (executablePath === null) {
    throw new RefusedError('There is no Chromium. Install it, or set CHROMIUM_PATH to its path.');
  }
  try {
    return await openFrameBrowser({ executablePath, portal });
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new RefusedError(
      `${executablePath} does not start: ${reason} Its sandbox does not run as root; run the command as the user of Portico.`,
      { cause: error },
    );
  }
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
    isKept ? 'Lists show the game, even if a check fails.' : 'The checks decide whether lists show the game.',
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
