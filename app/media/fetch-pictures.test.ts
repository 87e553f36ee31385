import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { samplePicture } from '#test/bundle/sample-bundle.ts';
import { GuardedFetchError, type FetchFault, type GuardedFetch } from '#app/network/guarded-fetch.server.ts';
import { describeMissing } from '#app/feeds/missing-pictures.ts';
import { fetchPictures } from './fetch-pictures.server.ts';

let mediaDir = '';
beforeEach(async () => {
  mediaDir = await mkdtemp(path.join(tmpdir(), 'portico-pictures-'));
});
afterEach(async () => {
  await rm(mediaDir, { recursive: true, force: true });
});

/** A fetch whose answer depends on the host: bytes, or the kind of failure. */
function fetchFrom(hosts: Record<string, Uint8Array | FetchFault>) {
  const asked: string[] = [];
  return {
    asked,
    async get(address: string) {
      asked.push(address);
      const answer = hosts[new URL(address).host] ?? 'connection';
      if (typeof answer === 'string') throw new GuardedFetchError(answer, address, 'failed');
      return { bytes: answer, address, etag: undefined, lastModified: undefined, contentType: undefined };
    },
  };
}

const addresses = (host: string, count: number) =>
  Array.from({ length: count }, (_, index) => `https://${host}/${index}.png`);

it('prepares pictures under their addresses', async () => {
  const fetch = fetchFrom({ 'a.example': await samplePicture(200, 100) });
  const steps: number[] = [];
  const onProgress = (done: number) => steps.push(done);
  const { rows, failed } = await fetchPictures(addresses('a.example', 3), { fetch, mediaDir, onProgress });
  expect(rows.map((row) => row.path).sort()).toEqual(addresses('a.example', 3));
  expect(rows[0]).toMatchObject({ width: 200, widths: [160] });
  expect(failed).toEqual([]);
  expect(steps).toEqual([1, 2, 3]);
});

it('stops requesting from a host that cannot be reached, with one warning for all its pictures', async () => {
  const fetch = fetchFrom({ 'a.example': await samplePicture(20, 20), 'down.example': 'timeout' });
  const wanted = [...addresses('down.example', 100), ...addresses('a.example', 2)];
  const { rows, failed } = await fetchPictures(wanted, { fetch, mediaDir });
  expect(rows).toHaveLength(2);
  expect(fetch.asked.filter((address) => address.includes('down')).length).toBeLessThan(8);
  expect(describeMissing(failed, wanted.length)).toEqual([
    expect.stringMatching(/^100 of 102 pictures were not fetched .*down\.example\/0\.png failed/),
  ]);
});

it('continues after a picture that is refused or missing, or that is not a picture', async () => {
  const hosts = { 'missing.example': 'status', 'none.example': Buffer.from('<svg/>') } as const;
  const fetch = fetchFrom(hosts);
  const wanted = Object.keys(hosts).flatMap((host) => addresses(host, 10));
  const { rows, failed } = await fetchPictures(wanted, { fetch, mediaDir });
  expect(rows).toEqual([]);
  expect(fetch.asked).toHaveLength(20);
  expect(failed).toHaveLength(20);
  const [warning, ...rest] = describeMissing(failed, wanted.length);
  expect(warning).toContain('is not a picture of a known format');
  expect(rest).toEqual([]);
});

it('asks a busy host again only after a pause', async () => {
  const asked: string[] = [];
  const fetch: Pick<GuardedFetch, 'get'> = {
    async get(address) {
      asked.push(address);
      throw new GuardedFetchError('status', address, 'answered with status 429', { status: 429 });
    },
  };
  const { failed } = await fetchPictures(addresses('busy.example', 50), { fetch, mediaDir });
  expect(asked.length).toBeLessThan(8);
  expect(failed.filter(({ wasAsked }) => wasAsked)).toHaveLength(asked.length);
});

it('requests no further pictures after one could not be written', async () => {
  const bytes = await samplePicture(20, 20);
  const asked: string[] = [];
  const fetch: Pick<GuardedFetch, 'get'> = {
    async get(address) {
      asked.push(address);
      return { bytes, address, etag: undefined, lastModified: undefined, contentType: undefined };
    },
  };
  await writeFile(path.join(mediaDir, 'originals'), 'no folder');
  await expect(fetchPictures(addresses('a.example', 50), { fetch, mediaDir })).rejects.toThrow('EEXIST');
  expect(asked.length).toBeLessThan(8);
});

it('does not fetch again what a killed process had fetched', async () => {
  const fetch = fetchFrom({ 'a.example': await samplePicture(20, 20) });
  const before = await fetchPictures(addresses('a.example', 2), { fetch, mediaDir });
  const steps: number[] = [];
  const after = await fetchPictures(addresses('a.example', 3), {
    fetch,
    mediaDir,
    onProgress: (done) => steps.push(done),
  });
  expect(after.rows).toEqual(expect.arrayContaining(before.rows));
  expect(steps).toEqual([2, 3]);
  expect(fetch.asked.toSorted()).toEqual(addresses('a.example', 3));
});
