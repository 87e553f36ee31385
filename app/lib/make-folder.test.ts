import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeFolder } from './make-folder.server.ts';

const parent = mkdtempSync(path.join(tmpdir(), 'portico-folder-'));
afterAll(() => rmSync(parent, { recursive: true }));

it('creates missing folders and accepts existing ones', () => {
  const folder = path.join(parent, 'a/b/c');
  makeFolder(folder);
  makeFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

it('fails if a part of the path is a file', () => {
  const file = path.join(parent, 'file');
  writeFileSync(file, '');
  for (const folder of [file, path.join(file, 'below')])
    expect(() => makeFolder(folder)).toThrow(/EEXIST|ENOTDIR/);
});

it.skipIf(!existsSync('/proc/self'))('fails, and returns, where the file system takes no folders', () => {
  expect(() => makeFolder('/proc/nope/deeper')).toThrow(/ENOENT|EACCES/);
});
