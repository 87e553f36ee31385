import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lstat, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError, mustRun, root } from './process.mjs';

/** Version of Node that the server needs: it runs TypeScript and contains SQLite. */
const neededNode = 24;

const stampFile = path.join(root, 'node_modules/.portico-lock');

/** Installs the packages of the lock file if they are missing. Returns the path of the Node that runs them. */
export async function install() {
  const lock = await readFile(path.join(root, 'package-lock.json'), 'utf8');
  const stamp = createHash('sha256').update(lock).digest('hex');
  const isStamped = (await readFile(stampFile, 'utf8').catch(() => '')) === stamp;
  if (!isStamped) {
    if (!(await isInstalled(JSON.parse(lock)))) {
      await refuseLink();
      console.log('Installing packages (once, about half a minute) …');
      const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
      await mustRun('Installing the packages ("npm ci")', 'npm', ['ci', ...flags], { env: process.env });
    }
    await writeFile(stampFile, stamp);
  }
  return findNode();
}

/** Refuses a linked folder, because `npm ci` would empty it for all its users. */
async function refuseLink() {
  const folder = path.join(root, 'node_modules');
  const found = await lstat(folder).catch(() => null);
  if (!found?.isSymbolicLink()) return;
  throw new CommandError(
    `${folder} is a link to packages that are not those of package-lock.json: remove the link, and a folder of its own is made.`,
  );
}

/**
 * Returns whether npm's own record of installed packages matches the lock file, as it does after a manual run of npm.
 */
async function isInstalled({ packages }) {
  const text = await readFile(path.join(root, 'node_modules/.package-lock.json'), 'utf8').catch(() => null);
  if (text === null) return false;
  const installed = JSON.parse(text).packages;
  const isSame = ([name, wanted]) => {
    const found = installed[name];
    if (found) return found.version === wanted.version && found.integrity === wanted.integrity;
    return Boolean(wanted.optional || wanted.devOptional || wanted.peer);
  };
  const wantedNames = Object.entries(packages).filter(([name]) => name !== '');
  return wantedNames.every(isSame) && Object.keys(installed).every((name) => name in packages);
}

/**
 * Returns the path of the Node among the installed packages. If they contain none for this machine, returns the path of
 * the current Node.
 */
async function findNode() {
  const packaged = path.join(root, 'node_modules/.bin/node');
  if (existsSync(packaged)) {
    const version = (await mustRun('Starting the installed Node', packaged, ['--version'])).trim();
    if (majorOf(version) >= neededNode) return packaged;
  }
  if (majorOf(process.version) >= neededNode) return process.execPath;
  throw new CommandError(
    `Portico needs Node ${neededNode}, and its packages have none for this machine (${process.platform}-${process.arch}): install Node ${neededNode} or later from https://nodejs.org and start again.`,
  );
}

function majorOf(version) {
  return Number.parseInt(version.replace(/^v/, ''), 10);
}
