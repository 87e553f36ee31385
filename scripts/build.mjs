import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mustRun, root, toolEnvironment } from './process.mjs';
import { activateRelease } from './activate-release.mjs';

/** The files on which the build of every part depends. */
const shared = [
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/activate-release.mjs',
  'shared',
  'tsconfig.json',
];

const hasStudio = existsSync(path.join(root, 'studio'));

/**
 * The Studio has a build of its own, which contains the code of the app and the server that it uses. An installation
 * without the folder has no Studio.
 */
const studio = {
  name: 'studio',
  sources: [
    ...shared,
    'app',
    'package.json',
    'scripts/messages',
    'scripts/vite-aria-strings.ts',
    'scripts/vite-basic-fonts.ts',
    'scripts/vite-messages.ts',
    'scripts/vite-server-entries.ts',
    'scripts/vite-unused-router-code.ts',
    'server',
    'studio',
  ],
  folders: ['studio'],
  served: ['studio/client'],
  build: (release) =>
    mustRun('Building the Studio', 'react-router', ['build', 'studio'], {
      env: toolEnvironment({
        NODE_ENV: 'production',
        PORTICO_RELEASE: path.join(root, release, 'studio'),
      }),
    }),
};

/**
 * The parts of a build. A part is built only if its sources have changed; otherwise the new release gets a copy of its
 * folders in the current release. Browsers get the files of the `served` folders. The starter content is not part of a
 * release, because it is built into `content/starter`.
 */
const parts = [
  {
    name: 'app',
    sources: [
      ...shared,
      'app',
      'cli',
      'package.json',
      'public',
      'react-router.config.ts',
      'scripts/messages',
      'scripts/trim-manifest.ts',
      'scripts/vite-basic-fonts.ts',
      'scripts/vite-messages.ts',
      'scripts/vite-page-scripts.ts',
      'scripts/vite-preload-error.ts',
      'scripts/vite-server-entries.ts',
      'scripts/vite-short-icons.ts',
      'scripts/vite-unused-router-code.ts',
      'server',
      'vite.config.ts',
    ],
    folders: ['server', 'client'],
    served: ['client'],
    build: (release) =>
      mustRun('Building the app', 'react-router', ['build'], {
        env: toolEnvironment({ NODE_ENV: 'production', PORTICO_RELEASE: release }),
      }),
  },
  {
    name: 'arcade',
    sources: [...shared, 'arcade'],
    folders: ['arcade'],
    served: ['arcade'],
    build: (release) =>
      mustRun('Building the arcade', 'vite', ['build', '--outDir', path.join(root, release, 'arcade')], {
        cwd: path.join(root, 'arcade'),
        env: toolEnvironment({ NODE_ENV: 'production' }),
      }),
  },
  {
    name: 'content',
    sources: [...shared, 'content'],
    folders: [],
    served: [],
    build: () =>
      mustRun('Building the starter content', 'node', ['scripts/build.ts'], {
        cwd: path.join(root, 'content'),
      }),
  },
  ...(hasStudio ? [studio] : []),
];

/** Folders that contain no sources: the results of builds, and the drawings, which `npm run covers` builds. */
const skipped = ['arcade/dist', 'content/covers', 'content/starter'].map((folder) => path.join(root, folder));

const buildDir = path.join(root, 'build');
const stampFile = path.join(buildDir, '.stamp');
const lockFile = path.join(root, 'node_modules/.portico-building');

const textFile = /\.(?:css|html|js|json|map|svg|txt|webmanifest|xml)$/;
/** Minimum size, in bytes, of a file that is compressed. Smaller files hardly shrink. */
const smallestWorthwhile = 128;

/**
 * Builds the parts whose sources have changed since the last build, or all parts. Returns whether anything was built.
 */
export async function buildIfStale({ force = false } = {}) {
  if (!force && (await findStale()).length === 0) return false;
  const unlock = await takeLock();
  try {
    const stale = force ? parts : await findStale();
    if (stale.length === 0) return false;
    console.log(`Building ${stale.map(({ name }) => name).join(', ')} …`);
    await build(stale);
    return true;
  } finally {
    await unlock();
  }
}

/** Returns the parts whose sources or results are not those of the last build. */
async function findStale() {
  const stamps = await readStamps();
  const isFresh = await Promise.all(
    parts.map(
      async (part) =>
        stamps[part.name] === (await hashSources(part)) &&
        part.folders.every((folder) => existsSync(path.join(buildDir, folder))),
    ),
  );
  return parts.filter((_, index) => !isFresh[index]);
}

/** Returns the hash of the sources of each part at its last build. */
async function readStamps() {
  const text = await readFile(stampFile, 'utf8').catch(() => '{}');
  // Older versions of this script wrote a single hash.
  return text.startsWith('{') ? JSON.parse(text) : {};
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
 * Builds parts beside the current build, so that a running server keeps its files, and makes the new build the current
 * one at the end.
 */
async function build(stale) {
  const stamps = await readStamps();
  for (const part of stale) stamps[part.name] = await hashSources(part);
  const name = Date.now().toString(36);
  const release = path.join('build/releases', name);
  try {
    for (const part of stale) {
      await part.build(release);
      for (const folder of part.served) await compressFiles(path.join(root, release, folder));
    }
    if (stale.some(({ folders }) => folders.length > 0)) {
      const kept = parts.filter((part) => !stale.includes(part)).flatMap(({ folders }) => folders);
      for (const folder of kept) {
        const from = await realpath(path.join(buildDir, folder));
        await cp(from, path.join(root, release, folder), { recursive: true });
      }
      await rm(stampFile, { force: true });
      await activateRelease(buildDir, name);
    }
  } catch (error) {
    await rm(path.join(root, release), { recursive: true, force: true });
    throw error;
  }
  await mkdir(buildDir, { recursive: true });
  await writeFile(stampFile, JSON.stringify(stamps));
}

async function hashSources({ sources }) {
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
 * Returns the files of a folder, or the file itself, in the same order on every machine. Returns an empty list if the
 * path does not exist or is skipped.
 */
async function listFiles(start) {
  if (skipped.includes(start)) return [];
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
