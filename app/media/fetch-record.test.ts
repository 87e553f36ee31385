import { appendFile, mkdtemp, readdir, readFile, rm, truncate, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { samplePicture } from '#test/bundle/sample-bundle.ts';
import { forgetFetched, openFetchRecord, removeOldFetchRecord } from './fetch-record.server.ts';
import { originalFile, prepareMedia } from './pipeline.server.ts';

let mediaDir = '';
beforeEach(async () => {
  mediaDir = await mkdtemp(path.join(tmpdir(), 'portico-record-'));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(mediaDir, { recursive: true, force: true });
});

const week = 7 * 24 * 3_600_000;
const one = 'https://a.example/1.png';
const two = 'https://a.example/2.png';

async function addBoth() {
  const record = await openFetchRecord(mediaDir);
  const first = await prepareMedia(await samplePicture(20, 20, 1), { mediaDir });
  const second = await prepareMedia(await samplePicture(20, 20, 2), { mediaDir });
  await record.add(one, first);
  await record.add(two, second);
  return { first, second };
}

/** The file that contains the record. */
async function recordFile(): Promise<string | undefined> {
  const name = (await readdir(mediaDir)).find((each) => each.endsWith('.jsonl'));
  return name && path.join(mediaDir, name);
}

describe('the record of fetched pictures', () => {
  it('is found by the next process, until the store has the pictures', async () => {
    const { first, second } = await addBoth();
    const next = await openFetchRecord(mediaDir);
    expect([next.find(one), next.find(two), next.find('https://a.example/3.png')]).toEqual([
      first,
      second,
      undefined,
    ]);
    await forgetFetched(mediaDir, [one]);
    const later = await openFetchRecord(mediaDir);
    expect([later.find(one), later.find(two)]).toEqual([undefined, second]);
    await forgetFetched(mediaDir, [two]);
    expect(await recordFile()).toBeUndefined();
  });

  it('leaves out pictures whose files are missing', async () => {
    const { first, second } = await addBoth();
    await rm(originalFile(mediaDir, first.hash));
    await rm(path.join(mediaDir, `${second.hash}-20.avif`));
    const next = await openFetchRecord(mediaDir);
    expect([next.find(one), next.find(two)]).toEqual([undefined, undefined]);
  });

  it('ignores incomplete lines and lines of another form', async () => {
    const { first, second } = await addBoth();
    const file = (await recordFile()) ?? '';
    await appendFile(file, `null\n{"address":"${one}","fetchedAt":0,"file":{"hash":"../../x"}}\n{"addr`);
    const next = await openFetchRecord(mediaDir);
    expect(next.find(one)).toEqual(first);
    await next.add('https://a.example/3.png', second);
    expect((await openFetchRecord(mediaDir)).find('https://a.example/3.png')).toEqual(second);
    await truncate(file, (await stat(file)).size - 10);
    const last = await openFetchRecord(mediaDir);
    expect([last.find(one), last.find('https://a.example/3.png')]).toEqual([first, undefined]);
  });

  it('omits entries older than a week, and is removed if it was not used for a week', async () => {
    await addBoth();
    await removeOldFetchRecord(mediaDir);
    expect(await readFile((await recordFile()) ?? '', 'utf8')).toContain(one);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + week + 1000 });
    expect((await openFetchRecord(mediaDir)).find(one)).toBeUndefined();
    expect(await recordFile()).toBeUndefined();
    vi.useRealTimers();
    await addBoth();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + week + 1000 });
    await removeOldFetchRecord(mediaDir);
    expect(await recordFile()).toBeUndefined();
  });
});
