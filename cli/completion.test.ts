import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { runCommandLine } from './run-command-line.ts';

/** Returns the words that shells offer after a command line. */
async function offer(...words: string[]): Promise<string[]> {
  let text = '';
  const stdout = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  expect(await runCommandLine(['__complete', ...words], { stdout, stderr: stdout, now: Date.now })).toBe(0);
  return text.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')[0] ?? '']));
}

describe('completion', () => {
  it('offers commands, their actions and options', async () => {
    expect(await offer('')).toEqual(expect.arrayContaining(['import', 'doctor', 'help']));
    expect(await offer('set')).toEqual(['settings']);
    expect(await offer('draft', 'p')).toEqual(['publish']);
    expect(await offer('search', '--l')).toEqual(['--limit']);
    expect(await offer('search', 'x', '--')).toEqual(
      expect.arrayContaining(['--vertical', '--mode', '--json', '--help']),
    );
    expect(await offer('search', '--all', '--a')).toEqual([]);
  });

  it('offers the values of arguments and options', async () => {
    expect(await offer('search', '--mode', '')).toEqual(['1', '2', '3']);
    expect(await offer('item', 'hide', '')).toEqual(expect.arrayContaining(['g']));
    expect(await offer('operator', 'invite', 'Ada', '--role', 'e')).toEqual(['editor']);
    expect(await offer('settings', 'set', 'cookie.showT')).toEqual(['cookie.showTime']);
    expect(await offer('page', 'show', 'about')).toEqual(['aboutUs']);
    expect(await offer('completion', '')).toEqual(['bash', 'zsh', 'fish']);
  });

  it('leaves names of files and free texts to the shell', async () => {
    expect(await offer('import', '')).toEqual([]);
    expect(await offer('item', 'hide', 'g', '')).toEqual([]);
    expect(await offer('reports', 'close', '1', '--note', '')).toEqual([]);
    expect(await offer('search', '--', '-')).toEqual([]);
    expect(await offer('constructor', '')).toEqual([]);
  });
});
