import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listClientFiles, listStaticFiles } from '#server/endpoints/static-files.ts';
// @ts-expect-error Plain JavaScript, which the Node of the system runs.
import { activateRelease as activateUntyped } from './activate-release.mjs';

const activateRelease = activateUntyped as (buildDir: string, name: string) => Promise<void>;

/** Creates a build folder. Returns it with a function that adds a release and makes it the current one. */
async function createBuilds() {
  const buildDir = await mkdtemp(path.join(tmpdir(), 'portico-build-'));
  onTestFinished(() => rm(buildDir, { recursive: true, force: true }));
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(buildDir, file)), { recursive: true });
    await writeFile(path.join(buildDir, file), text);
  };
  const release = async (name: string) => {
    await write(`releases/${name}/client/assets/code-${name}.js`, name);
    await write(`releases/${name}/client/assets/shared.js`, 'shared');
    await write(`releases/${name}/client/icon.svg`, `icon of ${name}`);
    await write(`releases/${name}/arcade/game/index.html`, `game of ${name}`);
    await write(`releases/${name}/server/index.js`, `export default '${name}';`);
    await activateRelease(buildDir, name);
  };
  return { buildDir, write, release, list: (folder: string) => readdir(path.join(buildDir, folder)) };
}

/** Returns the contents of a folder's files at the paths that the server found when it started. */
async function readAll(files: Awaited<ReturnType<typeof listStaticFiles>>) {
  const entries = [...files].map(
    async ([address, file]) => [address, await readFile(file.path, 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

test('a running server still finds every file of its build after the next release', async () => {
  const { buildDir, release } = await createBuilds();
  await release('one');
  const client = await listStaticFiles(path.join(buildDir, 'client'));
  const arcade = await listStaticFiles(path.join(buildDir, 'arcade'));
  await release('two');
  expect(await readAll(client)).toEqual({
    '/assets/code-one.js': 'one',
    '/assets/shared.js': 'shared',
    '/icon.svg': 'icon of one',
  });
  expect(await readAll(arcade)).toEqual({ '/game/index.html': 'game of one' });
  expect(await readFile(path.join(buildDir, 'server/index.js'), 'utf8')).toContain('two');
  expect(await readAll(await listStaticFiles(path.join(buildDir, 'client')))).toMatchObject({
    '/assets/code-two.js': 'two',
    '/icon.svg': 'icon of two',
  });
});

test('a running server finds its hashed files after any number of releases', async () => {
  const { buildDir, release } = await createBuilds();
  await release('one');
  const files = await listClientFiles({
    release: path.join(buildDir, 'releases/one'),
    kept: path.join(buildDir, 'earlier'),
  });
  for (const name of ['two', 'three']) await release(name);
  files.delete('/icon.svg');
  expect(await readAll(files)).toEqual({ '/assets/code-one.js': 'one', '/assets/shared.js': 'shared' });
});

test('hashed files of earlier builds are kept for a week, their releases until the next but one', async () => {
  const { buildDir, release, list } = await createBuilds();
  for (const name of ['one', 'two', 'three']) await release(name);
  expect((await list('releases')).toSorted()).toEqual(['three', 'two']);
  expect(await list('earlier/assets')).toEqual(['code-one.js', 'code-three.js', 'code-two.js', 'shared.js']);
  const old = new Date(Date.now() - 8 * 24 * 3_600_000);
  for (const file of ['code-one.js', 'shared.js'])
    await utimes(path.join(buildDir, 'earlier/assets', file), old, old);
  await release('four');
  expect(await list('earlier/assets')).toEqual(['code-four.js', 'code-three.js', 'code-two.js', 'shared.js']);
});

test('a build of an older version is replaced and its hashed files are kept', async () => {
  const { write, release, list } = await createBuilds();
  await write('client/assets/code-old.js', 'old');
  await write('server/index.js', 'old');
  await release('one');
  expect(await list('client/assets')).toEqual(['code-one.js', 'shared.js']);
  expect(await list('earlier/assets')).toEqual(['code-old.js', 'code-one.js', 'shared.js']);
});
