import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { startApp } from '#test/http/app.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portico-full-'));
const isMounted = mount();

/** Mounts a disk of 2 MB. Returns `false` if this user may not mount one. */
function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

afterAll(() => {
  if (isMounted) execFileSync('umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** Fills the disk except for a number of bytes. */
function fillDisk(left: number): void {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(path.join(folder, 'ballast'), Buffer.alloc(Math.max(0, bavail * bsize - left)));
}

describe.skipIf(!isMounted)('a full disk', () => {
  async function failToStart(left: number): Promise<void> {
    rmSync(path.join(folder, 'ballast'), { force: true });
    rmSync(path.join(folder, 'data'), { recursive: true, force: true });
    fillDisk(left);
    const started = startApp({ dataDir: path.join(folder, 'data') }).then(async (app) => {
      await app.stop();
      return 'It started.';
    });
    const message = await started.catch((error: unknown) => (error instanceof Error ? error.message : ''));
    const [first, ...lines] = message.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
    expect(first).toBe('The server ended with 74 instead of starting:');
    expect(lines).toEqual([expect.stringMatching(/^The disk is full: .*\/data\b.* Free some space/)]);
  }
  const timeout = 120_000;
  test.each([0, 200_000])(
    'with %i bytes left: the start fails with one line and exit code 74',
    { timeout },
    failToStart,
  );
  // With more space left, the start takes longer to fail, so this is a long test.
  test.each([1_000_000])('with %i bytes left: the start fails too', { timeout, tags: 'long' }, failToStart);

  test('an import fails with one line and exit code 74', async () => {
    rmSync(path.join(folder, 'ballast'), { force: true });
    rmSync(path.join(folder, 'data'), { recursive: true, force: true });
    const bundle = path.join(tmpdir(), `portico-full-${process.pid}.json`);
    const texts = { host: 'play.example', protocol: 'https', keywords: '', description: '', title: 'Full' };
    const info = { ...texts, img: '', logo1: '', logo2: '', note: 'x'.repeat(3_000_000) };
    writeFileSync(bundle, JSON.stringify({ info }));
    onTestFinished(() => rmSync(bundle));
    const env = { ...process.env, DATA_DIR: path.join(folder, 'imported'), DATABASE_URL: '' };
    const ended = promisify(execFile)('./portico', ['import', bundle], { env });
    const { code, stderr } = await ended.then(
      () => ({ code: 0, stderr: '' }),
      (error: { code: number; stderr: string }) => error,
    );
    expect(code).toBe(74);
    expect(stderr).toMatch(/^portico: The disk is full: [^\n]* Free some space [^\n]*\n$/);
  }, 120_000);
});
