import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildIfStale } from './build.mjs';
import { CommandError, root, run, toolEnvironment } from './process.mjs';

const reportDir = path.join(root, 'build/reports');
const unitReport = path.join(reportDir, 'vitest.json');
const e2eReport = path.join(reportDir, 'playwright.json');

const format = { name: 'format', commands: [['prettier', '--check', '--log-level=warn', '.']] };
const lint = { name: 'lint', commands: [['oxlint', '--type-aware', '--deny-warnings']] };
const types = {
  name: 'types',
  commands: [['react-router', 'typegen'], ['tsc'], ['tsc', '-p', 'tsconfig.server.json']],
};

const documents = {
  name: 'generated documents',
  commands: [
    ['node', 'scripts/layouts-doc.ts', '--check'],
    ['node', 'scripts/spec-coverage.ts', '--check'],
  ],
};

/** Format, lint, types and the documents that follow from the code. */
export const staticSteps = [format, lint, types, documents];

const vitest = {
  name: 'unit, store and http tests',
  // Its exit code alone is not enough: what PostgreSQL's helper does at the end can hide it.
  report: unitReport,
  commands: [['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]],
};
const deletable = {
  name: 'a vertical can be deleted',
  commands: [['node', 'scripts/deletable.ts', 'news']],
};
const e2e = {
  name: 'e2e tests',
  commands: [['playwright', 'test', '--reporter=list,json']],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport },
};

/** Runs steps one after the other up to the first that fails; gives its name, or null. */
export async function runSteps(steps) {
  for (const [index, step] of steps.entries()) {
    console.log(`\n== ${step.name}`);
    if (await isPassing(step)) continue;
    const rest = steps.slice(index + 1).map(({ name }) => name);
    console.log(`\nFailed: ${step.name}.${rest.length > 0 ? ` Not run: ${rest.join(', ')}.` : ''}`);
    return step.name;
  }
  return null;
}

/** Everything from a fresh clone to a verdict. Gives the exit code. */
export async function testAll() {
  const chromium = await findChromium();
  await rm(reportDir, { recursive: true, force: true });
  const build = { name: 'build', action: () => buildIfStale() };
  const journeys = { ...e2e, env: { ...e2e.env, CHROMIUM_PATH: chromium } };
  const failedStep = await runSteps([...staticSteps, build, vitest, deletable, journeys]);
  const { passed, failed, skipped } = await sumReports();
  if (skipped > 0) console.log(`${skipped} tests were skipped.`);
  const others = failedStep !== null && failed === 0 ? 1 : 0;
  console.log(`\n${passed} passed, ${failed + others} failed`);
  return failedStep === null ? 0 : 1;
}

async function isPassing({ commands = [], env = {}, action, report }) {
  if (action) {
    try {
      await action();
      return true;
    } catch (error) {
      console.error(error instanceof CommandError ? error.message : error);
      return false;
    }
  }
  for (const [command, ...args] of commands) {
    const { code } = await run(command, args, { env: toolEnvironment(env) });
    if (code !== 0) return false;
  }
  return report === undefined || (await readReport(report))?.success === true;
}

async function sumReports() {
  const unit = await readReport(unitReport);
  const journeys = (await readReport(e2eReport))?.stats;
  return {
    passed: (unit?.numPassedTests ?? 0) + (journeys?.expected ?? 0) + (journeys?.flaky ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (journeys?.unexpected ?? 0),
    skipped: (unit?.numPendingTests ?? 0) + (journeys?.skipped ?? 0),
  };
}

async function readReport(file) {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

/**
 * The browser for the journeys: a given one, or Chromium's headless shell, which opens a page in a third of the time
 * that the whole browser takes. Debian's package of it is installed when we may; else the whole browser does.
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
