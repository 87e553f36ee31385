import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPortal, type RunningPortal } from '#test/http/portal.ts';
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
  const response = await portal.request(address);
  return { status: response.status, html: await response.text() };
}

/** Returns the addresses of all games in the files for search engines. */
async function listed(): Promise<Set<string>> {
  const { html } = await read('/sitemap.xml');
  const parts = [...html.matchAll(/<loc>https:\/\/portal\.example(\/sitemap[^<]*)<\/loc>/g)].map(
    ([, part]) => part!,
  );
  const texts = await Promise.all((parts.length > 0 ? parts : ['/sitemap.xml']).map((part) => read(part)));
  return new Set(
    texts.flatMap((text) => [...text.html.matchAll(/\/g\/details\/\d+/g)].map(([found]) => found)),
  );
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

  const page = await read(gone!);
  expect(page.status).toBe(200);
  expect(page.html).toContain('<meta name="robots" content="noindex"/>');
  expect(page.html).toContain('This game is not available');
  expect(page.html.match(/<li class="tile/g)?.length).toBeGreaterThan(3);
  expect(page.html).not.toContain(`href="${down}`);
  expect(page.html).not.toContain('oembed');
  const described = `/g/oembed?url=${encodeURIComponent(`https://portal.example${gone}`)}`;
  expect((await read(described)).status).toBe(404);
  const alone = await read(gone!.replace('details', 'game'));
  expect(alone.html).toContain('This game is not available');
  expect(alone.html).not.toContain(`href="${down}`);
  const home = await read('/g');
  expect(home.html).not.toContain(`href="${gone}"`);

  down = null;
  portal.passTime(day);
  await portal.runJob('check-games');
  expect(await listed()).toEqual(all);
  expect((await read(gone!)).html).not.toContain('content="noindex"');
  expect((await read(described)).status).toBe(200);
});
