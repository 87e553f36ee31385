import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleBundle } from '#test/bundle/sample-bundle.ts';
import { startApp, type TestApp } from '#test/http/app.ts';

/* Tests a site in three languages: left to right, right to left, and with a region in its tag. */

const languages = ['en', 'ar', 'pt-BR'];
const site = 'https://portal.example';
let app: TestApp;

beforeAll(async () => {
  const bundle = sampleBundle();
  bundle.layouts = {};
  bundle.info.img = '';
  bundle.settings = { homeSource: 2, languages };
  bundle.ext_redirects = { '/old': '/g/details/100', '/ar/only': 'https://elsewhere.example/' };
  app = await startApp({ bundle, env: { SITE_URL: site, TRUST_PROXY: '1' } });
}, 240_000);
afterAll(() => app?.stop());

const get = (address: string, headers: Record<string, string> = {}) =>
  app.request(address, { headers: { 'x-forwarded-host': 'portal.example', ...headers } });

async function read(address: string): Promise<string> {
  const response = await get(address);
  expect([address, response.status]).toEqual([address, 200]);
  return response.text();
}

/** Returns the values of an attribute of all tags with a name. */
const attributes = (html: string, tag: string, name: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*? ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

const pages = [
  '/',
  '/g',
  '/g/details/100',
  '/g/cate/10',
  '/g/cate/type/',
  '/g/search/game',
  '/aboutUs',
  '/c',
];
const prefixes = [
  ['en', '', 'ltr'],
  ['ar', '/ar', 'rtl'],
  ['pt-BR', '/pt-br', 'ltr'],
] as const;

describe('an address', () => {
  it.each(prefixes)('in %s begins with "%s" and is written %s', async (language, prefix, direction) => {
    for (const page of pages) {
      const html = await read(prefix + page);
      expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}" dir="${direction}"`));
    }
  });

  it.each(prefixes)('in %s leads only to addresses that begin with "%s"', async (_, prefix) => {
    for (const page of pages) {
      const html = (await read(prefix + page)).replace(/<(a|link)\b[^>]* hreflang="[^>]*>/gi, '');
      const links = [...attributes(html, 'a', 'href'), ...attributes(html, 'form', 'action')];
      const pagesOfSite = links.filter((link) => /^\/(?!(?:api|assets|media)\/)/.test(link));
      expect(pagesOfSite.length).toBeGreaterThan(5);
      const foreign = pagesOfSite.filter(
        (link) => !link.startsWith(`${prefix}/`) || (prefix === '' && /^\/(?:ar|pt-br)\//.test(link)),
      );
      expect([page, foreign]).toEqual([page, []]);
    }
  });

  it.each([
    ['/ar', 308, '/ar/'],
    ['/ar/g/', 308, '/ar/g'],
    ['/ar/nowhere', 302, '/ar/'],
    ['/en/g', 302, '/'],
    ['/de/g', 302, '/'],
    ['/ar/g/search?kw=game', 302, '/ar/g/search/game'],
    ['/ar/g/cate/10?page=1', 301, '/ar/g/cate/10'],
    ['/old', 301, '/g/details/100'],
    ['/ar/old?x=1', 301, '/ar/g/details/100?x=1'],
    ['/ar/only', 301, 'https://elsewhere.example/'],
  ])('%s is redirected with %i to %s', async (address, status, location) => {
    const response = await get(address);
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  it('of a random item stays in its language', async () => {
    expect((await get('/ar/g/details')).headers.get('location')).toMatch(/^\/ar\/g\/details\/\d+#random$/);
  });

  it.each(['/ar/api/items?vertical=g&ids=100', '/ar/media/x.webp', '/ar/assets/x.js'])(
    '%s does not exist, because files and data have no language',
    async (address) => {
      expect((await get(address)).status).toBe(404);
    },
  );

  it('shows the same page to every browser', async () => {
    const accepting = await get('/g', { 'accept-language': 'ar', cookie: 'lang=ar' });
    expect(await accepting.text()).toContain('<html lang="en"');
    expect(accepting.headers.get('vary') ?? '').not.toMatch(/language|cookie/i);
  });
});
