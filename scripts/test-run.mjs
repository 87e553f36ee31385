import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfStale } from './build.mjs';
import { CommandError, root, run, toolEnvironment } from './process.mjs';

const reportDir = path.join(root, 'build/reports');
const vitestReport = path.join(reportDir, 'vitest.json');
const e2eReport = path.join(reportDir, 'playwright.json');

/*
 * The static checks run on one thread, beside the build and Vitest. Each of TypeScript's checker threads computes the
 * shared types again, so several threads take twice the processor time of one.
 */
const staticSteps = [
  { name: 'format', commands: [['oxfmt', '--check']] },
  {
    name: 'lint',
    commands: [['oxlint', '--type-aware', '--deny-warnings', '--threads=1']],
    env: { GOMAXPROCS: '1' },
  },
  {
    name: 'types',
    commands: [
      ['react-router', 'typegen'],
      ['tsc', '--singleThreaded'],
      ['tsc', '--singleThreaded', '-p', 'tsconfig.server.json'],
      ['node', 'scripts/browser-types.ts'],
      ['tsc', '--singleThreaded', '-p', 'arcade'],
      ['tsc', '--singleThreaded', '-p', 'content'],
    ],
  },
  { name: 'unused code', commands: [['knip']] },
  {
    name: 'documents',
    commands: [
      ['node', 'scripts/layouts-doc.ts', '--check'],
      ['node', 'scripts/specification.ts', '--check'],
      ['node', 'scripts/check-docs.ts'],
      ['node', 'scripts/messages.ts', '--check'],
      ['node', 'scripts/search-mutants.ts', '--check'],
    ],
  },
];

const build = { name: 'build', action: () => buildIfStale() };

/**
 * Creates the step that runs the tests of Vitest whose tags a filter selects (vitest.config.ts). `isSelected` tells
 * whether a test in the report is one of them.
 */
const vitest = ({ name, filter, isSelected, options = [], env }) => ({
  name,
  commands: [
    [
      'vitest',
      'run',
      `--tags-filter=${filter}`,
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
  ],
  env,
  // The exit code alone is not reliable, because the end of PostgreSQL's helper process can replace it.
  isPassing: async () => (await readReport(vitestReport))?.success === true,
  async counts() {
    const report = await readReport(vitestReport);
    const tests = report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];
    const skipped = tests.filter(({ status, tags }) => status === 'skipped' && isSelected(tags));
    return {
      passed: report?.numPassedTests ?? 0,
      failed: report?.numFailedTests ?? 0,
      skipped: skipped.length,
    };
  },
});

const journeys = (options, chromium) => ({
  name: 'journeys',
  commands: [['playwright', 'test', ...options, '--reporter=list,json']],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport, CHROMIUM_PATH: chromium },
  async counts() {
    const {
      expected = 0,
      flaky = 0,
      unexpected = 0,
      skipped = 0,
    } = (await readReport(e2eReport))?.stats ?? {};
    return { passed: expected + flaky, failed: unexpected, skipped, flaky };
  },
});

/** Runs the static checks. Returns the exit code. */
export async function checkAll() {
  return printFailures([await runLane(staticSteps)]) ? 1 : 0;
}

/**
 * Runs the tests of every change, from a fresh clone. Returns the exit code. The static checks run at the same time as
 * the build and Vitest, which do not always use both processors.
 */
export async function testAll() {
  const chromium = await findChromium();
  const tests = vitest({
    name: 'unit, store and http tests',
    filter: '!long',
    isSelected: (tags) => !tags.includes('long'),
  });
  return runAndCount([[[build, tests], staticSteps], [[journeys(['--grep-invert=@long'], chromium)]]], {
    parent: await fastestFolder(),
  });
}

/** Runs the tests that take too long to run for every change, even if some of them fail. Returns the exit code. */
export async function testLong() {
  const chromium = await findChromium();
  const tests = vitest({
    name: 'long unit, store and http tests, and more runs of property tests',
    filter: 'long || property',
    isSelected: (tags) => tags.includes('long') || tags.includes('property'),
    // Ten times as many inputs need more time than the usual limit.
    options: ['--testTimeout=300000'],
    env: { PROPERTY_RUNS: '10' },
  });
  const steps = [
    tests,
    // Long journeys can take more than the usual minute on a slow machine.
    journeys(['--grep=@long', '--timeout=180000'], chromium),
    { name: 'every vertical can be deleted', commands: [['node', 'scripts/deletable.ts']] },
    { name: 'tests of the search find planted bugs', commands: [['node', 'scripts/search-mutants.ts']] },
    { name: 'faults', commands: [['node', 'chaos/main.ts']] },
  ];
  return runAndCount([[[build]], [steps]], { stopsAtFailure: false });
}

/**
 * Runs groups of lanes up to the first group that fails, and prints the number of tests on the last line. The lanes of
 * a group run at the same time, and the steps of a lane run in order. Only the output of the first lane is printed
 * while it runs. All temporary files are in a folder of `parent`, which is removed at the end.
 */
async function runAndCount(groups, { stopsAtFailure = true, parent = tmpdir() } = {}) {
  await rm(reportDir, { recursive: true, force: true });
  const folder = await mkdtemp(path.join(parent, 'portico-tests-'));
  try {
    // If the tests run as root, PostgreSQL runs as another user, who must be able to enter the folder.
    await chmod(folder, 0o711);
    process.env.TMPDIR = folder;
    // The first step that needs a data folder with the starter content creates this one (test/http/seeded-folder.ts).
    process.env.SEEDED_DATA = path.join(folder, 'seed');
    return await runGroups(groups, stopsAtFailure);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const gibibyte = 2 ** 30;

/**
 * Returns the in-memory folder of Linux if it has room for all temporary files of a run, otherwise the usual folder for
 * temporary files. In memory, the tests of the stores take a fifth less time.
 */
async function fastestFolder() {
  const inMemory = '/dev/shm';
  const { bavail = 0, bsize = 0 } = await statfs(inMemory).catch(() => ({}));
  return bavail * bsize > 4 * gibibyte && freemem() > 8 * gibibyte ? inMemory : tmpdir();
}

async function runGroups(groups, stopsAtFailure) {
  const results = [];
  for (const lanes of groups) {
    const hasFailed = results.some(({ failed }) => failed.length > 0);
    const runs = lanes.map((steps, index) =>
      hasFailed
        ? { ran: [], failed: [], notRun: steps }
        : runLane(steps, { isQuiet: index > 0, stopsAtFailure }),
    );
    results.push(...(await Promise.all(runs)));
  }
  const total = await sumTests(results);
  const hasFailed = printFailures(results);
  if (total.skipped > 0) console.log(`${total.skipped} tests were skipped.`);
  if (total.flaky > 0)
    console.log(`${total.flaky} journeys passed only at the second attempt (flaky, above).`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return hasFailed ? 1 : 0;
}

/**
 * Runs steps in order. Returns the steps that ran, the ones that failed, and the ones that did not run. With `isQuiet`,
 * prints the output of a step when the step ends.
 */
async function runLane(steps, { isQuiet = false, stopsAtFailure = true } = {}) {
  const failed = [];
  for (const [index, step] of steps.entries()) {
    if (!isQuiet) console.log(`\n== ${step.name}`);
    const { isPassing, output } = await runStep(step, isQuiet);
    if (isQuiet) console.log(`\n== ${step.name}: ${isPassing ? 'passed' : 'failed'}\n${output}`);
    if (isPassing) continue;
    failed.push(step);
    if (stopsAtFailure) return { ran: steps.slice(0, index + 1), failed, notRun: steps.slice(index + 1) };
  }
  return { ran: steps, failed, notRun: [] };
}

/** Adds up the tests of the steps that ran. A step that failed without a failed test counts as one failure. */
async function sumTests(results) {
  const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
  for (const { ran, failed } of results) {
    for (const step of ran) {
      const counts = (await step.counts?.()) ?? { passed: 0, failed: 0, skipped: 0 };
      total.passed += counts.passed;
      total.skipped += counts.skipped;
      total.flaky += counts.flaky ?? 0;
      total.failed += failed.includes(step) ? Math.max(1, counts.failed) : counts.failed;
    }
  }
  return total;
}

/** Prints the failed steps and the steps that did not run. Returns whether a step failed. */
function printFailures(results) {
  const namesOf = (steps) => steps.map(({ name }) => name).join('; ');
  const failed = results.flatMap((result) => result.failed);
  const notRun = results.flatMap((result) => result.notRun);
  if (failed.length === 0) return false;
  console.log(`\nFailed: ${namesOf(failed)}.${notRun.length > 0 ? ` Not run: ${namesOf(notRun)}.` : ''}`);
  return true;
}

async function runStep({ commands = [], env = {}, action, isPassing = async () => true }, isQuiet) {
  let output = '';
  if (action) {
    try {
      await action();
      return { isPassing: true, output };
    } catch (error) {
      console.error(error instanceof CommandError ? error.message : error);
      return { isPassing: false, output };
    }
  }
  for (const [command, ...args] of commands) {
    const result = await run(command, args, { env: toolEnvironment(env), quiet: isQuiet });
    output += result.output;
    if (result.code !== 0) return { isPassing: false, output };
  }
  return { isPassing: await isPassing(), output };
}

async function readReport(file) {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

/**
 * Returns the browser for the journeys: the given one, or Chromium's headless shell, which opens a page in a third of
 * the time of the full browser. Installs Debian's package of the shell if that is allowed. Otherwise returns the full
 * browser.
 */
async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new CommandError(`CHROMIUM_PATH names ${given}, which does not exist: correct it or leave it out.`);
  }
  const shell = '/usr/bin/chromium-headless-shell';
  const whole = '/usr/bin/chromium';
  if (existsSync(shell)) return shell;
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (mayInstall && (await isInstalled('chromium-headless-shell'))) return shell;
  if (existsSync(whole)) return whole;
  if (mayInstall && (await isInstalled('chromium'))) return whole;
  throw new CommandError(
    'The tests need Chromium: install it (on Debian "sudo apt-get install chromium-headless-shell") or set CHROMIUM_PATH to one.',
  );
}

async function isInstalled(name) {
  console.log(`Installing ${name} …`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, quiet: true };
  const bounds = ['-q', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
  const update = await run('apt-get', ['update', ...bounds], options);
  const install = ['install', '-y', ...bounds, '--no-install-recommends', name];
  return update.code === 0 && (await run('apt-get', install, options)).code === 0;
}
