import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPortal, type RunningPortal } from '#test/http/portal.ts';
import { hrefsOf, readPage, readXml, textsOf } from '#test/http/read-html.ts';
import type { ProbeAnswer } from '#app/network/guarded-fetch.server.ts';

const day = 86_400_000;
const asked: string[] = [];
let down: string | null = null;
let portal: RunningPortal;

beforeAll(async () => {
  const probe = async (address: string): Promise<ProbeAnswer> => {
    asked.push(address);
    return {
      address,
      status: address === down ? 404 : 200,
      headers: new Map([['content-type', 'text/html']]),
      text: '<canvas></canvas>',
    };
  };
  portal = await startPortal({
    env: { SITE_URL: 'https://portal.example', TRUST_PROXY: 'loopback', CHROMIUM_PATH: 'none' },
    network: { probe, get: () => Promise.reject(new Error('No network')), close: async () => {} },
  });
});
afterAll(() => portal.close());

async function read(address: string) {
  return readPage(await portal.request(address));
}

/** Returns the paths of the addresses in a sitemap. */
async function pathsIn(file: string): Promise<string[]> {
  const $ = readXml(await (await portal.request(file)).text());
  return textsOf($, 'loc').map((address) => new URL(address).pathname);
}

/** Returns the paths of all games in the sitemaps. */
async function listed(): Promise<Set<string>> {
  const first = await pathsIn('/sitemap.xml');
  const parts = first.filter((found) => found.startsWith('/sitemap'));
  const files = parts.length > 0 ? await Promise.all(parts.map(pathsIn)) : [first];
  return new Set(files.flat().filter((found) => found.startsWith('/g/details/')));
}

it('a game that fails for a day leaves all lists, its page says so, and it returns when it answers', async () => {
  const all = await listed();
  await portal.runJob('check-games');
  [down = null] = asked;
  expect(down).not.toBeNull();
  portal.passTime(day);
  await portal.runJob('check-games');
  expect(await listed()).toEqual(all);
  portal.passTime(day);
  await portal.runJob('check-games');
  const [gone, ...more] = all.difference(await listed());
  expect([gone, more]).toEqual([expect.any(String), []]);

  const linkToGame = `[href^="${down}"]`;
  const page = await read(gone!);
  expect(page).toMatchObject({ status: 200, robots: 'noindex' });
  expect(page.text).toContain('This game is not available');
  expect(hrefsOf(page.$, 'li.tile > a[href^="/g/details/"]').length).toBeGreaterThan(3);
  expect(page.$(linkToGame)).toHaveLength(0);
  expect(page.html).not.toContain('oembed');
  const described = `/g/oembed?url=${encodeURIComponent(`https://portal.example${gone}`)}`;
  expect((await read(described)).status).toBe(404);
  const alone = await read(gone!.replace('details', 'game'));
  expect(alone.text).toContain('This game is not available');
  expect(alone.$(linkToGame)).toHaveLength(0);
  const home = await read('/g');
  expect(hrefsOf(home.$, 'a')).not.toContain(gone);

  down = null;
  portal.passTime(day);
  await portal.runJob('check-games');
  expect(await listed()).toEqual(all);
  const back = await read(gone!);
  expect(back.robots).toBeUndefined();
  expect(back.$(linkToGame).length).toBeGreaterThan(0);
  expect((await read(described)).status).toBe(200);
});
