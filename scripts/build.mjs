import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mustRun, root, toolEnvironment } from './process.mjs';
import { putInPlace } from './put-in-place.mjs';

const sources = [
  'app',
  'arcade',
  'cli',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'scripts/build.mjs',
  'scripts/put-in-place.mjs',
  'scripts/vite-basic-fonts.ts',
  'scripts/vite-preload-error.ts',
  'scripts/vite-server-entries.ts',
  'server',
  'tsconfig.json',
  'vite.config.ts',
];

const buildDir = path.join(root, 'build');
const stampFile = path.join(buildDir, '.stamp');
const lockFile = path.join(root, 'node_modules/.portico-building');

const textFile = /\.(?:css|html|js|json|map|svg|txt|webmanifest|xml)$/;
const smallestWorthwhile = 512;

/** Builds the app and the arcade if their sources have changed since the last build. Returns whether it built. */
export async function buildIfStale({ force = false } = {}) {
  if (!force && (await isFresh())) return false;
  const unlock = await takeLock();
  try {
    if (!force && (await isFresh())) return false;
    console.log('Building …');
    await build();
    return true;
  } finally {
    await unlock();
  }
}

async function isFresh() {
  const known = await readFile(stampFile, 'utf8').catch(() => '');
  return known !== '' && known === (await hashSources()) && existsSync(path.join(buildDir, 'server/main.js'));
}

/** Allows one build at a time: another process waits for the running one. The lock of an ended process is ignored. */
async function takeLock() {
  for (;;) {
    try {
      await writeFile(lockFile, String(process.pid), { flag: 'wx' });
      return () => rm(lockFile, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const owner = Number(await readFile(lockFile, 'utf8').catch(() => 0));
    if (owner && !isRunning(owner)) await rm(lockFile, { force: true });
    await setTimeout(200);
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Builds beside the current build, so that a running server keeps its files, and makes the new build the current one at
 * the end.
 */
async function build() {
  const stamp = await hashSources();
  const name = Date.now().toString(36);
  const release = path.join('build/releases', name);
  const env = toolEnvironment({ NODE_ENV: 'production', PORTICO_RELEASE: release });
  try {
    await mustRun('Building the app', 'react-router', ['build'], { env });
    await mustRun('Building the arcade', 'vite', ['build', '-c', 'arcade/vite.config.ts'], { env });
    for (const folder of ['client', 'arcade']) await compressFiles(path.join(root, release, folder));
  } catch (error) {
    await rm(path.join(root, release), { recursive: true, force: true });
    throw error;
  }
  await rm(stampFile, { force: true });
  await putInPlace(buildDir, name);
  await writeFile(stampFile, stamp);
}

async function hashSources() {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await listFiles(path.join(root, source))) {
      if (/\.(?:test|spec)\.tsx?$/.test(file)) continue;
      hash
        .update(path.relative(root, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * Returns the files of a folder, or the file itself, in the same order on every machine. Returns an empty list if there
 * is none.
 */
async function listFiles(start) {
  const found = await stat(start).catch(() => null);
  if (!found) return [];
  if (!found.isDirectory()) return [start];
  const entries = await readdir(start, { withFileTypes: true });
  const lists = await Promise.all(entries.map(({ name }) => listFiles(path.join(start, name))));
  return lists.flat().sort();
}

/** Writes a brotli and a gzip copy of each text file, so that no request waits for compression. */
async function compressFiles(folder) {
  const brotli = promisify(brotliCompress);
  const gz = promisify(gzip);
  const files = (await listFiles(folder)).filter((file) => textFile.test(file));
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      if (body.length < smallestWorthwhile) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      };
      await writeFile(`${file}.br`, await brotli(body, { params }));
      await writeFile(`${file}.gz`, await gz(body, { level: 9 }));
    }),
  );
}
