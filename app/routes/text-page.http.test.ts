import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textPageNames } from '#app/domain/text-pages.ts';
import { startApp, type TestApp } from '#test/http/app.ts';
import { hrefsOf, readPage, readXml, textsOf, type ReadPage } from '#test/http/read-html.ts';
import { readingApp } from '#test/http/reading-app.ts';
import { starterGames } from '#test/http/starter-items.ts';

const app = readingApp();

async function page(address: string): Promise<ReadPage> {
  return readPage(await app.request(address));
}

/** Returns the addresses in the sitemap of a portal. */
async function sitemapOf(portal: Pick<TestApp, 'request'>): Promise<string[]> {
  return textsOf(readXml(await (await portal.request('/sitemap.xml')).text()), 'loc');
}

describe('text pages', () => {
  it.each([
    ['aboutUs', 'About us'],
    ['contactUs', 'Contact us'],
    ['privacyPolicy', 'Privacy policy'],
    ['termsOfUse', 'Terms of use'],
    ['disclaimer', 'Disclaimer'],
  ])('/%s is a page with the title “%s”', async (name, title) => {
    const { $, text, html, ...read } = await page(`/${name}`);
    expect(read).toMatchObject({
      status: 200,
      title: `${title} - ${app.siteHost}`,
      canonical: `${app.site}/${name}`,
      robots: undefined,
      description: expect.stringMatching(/^.{40,160}$/),
    });
    expect($('h1')).toHaveLength(1);
    expect(html).not.toContain('{{');
    expect(text.includes('Contact details are not given yet.')).toBe(name !== 'aboutUs');
  });

  it('are linked in the footer of every page and in the sitemap', async () => {
    const [category] = starterGames().categories;
    const links = hrefsOf((await page(`/g/cate/${category!.id}`)).$, 'footer a');
    const listed = await sitemapOf(app);
    for (const name of textPageNames) {
      expect(links).toContain(`/${name}`);
      expect(listed).toContain(`${app.site}/${name}`);
    }
  });

  it('have one address each', async () => {
    const otherCase = await app.request('/privacypolicy');
    expect([otherCase.status, otherCase.headers.get('location')]).toEqual([302, '/']);
    expect((await app.request('/aboutUs/')).headers.get('location')).toBe('/aboutUs');
    expect((await app.request('/aboutUs', { method: 'POST' })).status).toBe(405);
  });
});

it('without SITE_URL, every absolute address has the port that the server listens on', async () => {
  for (const address of ['/', '/g/rss.xml', '/sitemap.xml', '/robots.txt', '/opensearch.xml']) {
    const text = await (await app.request(address)).text();
    expect(text, address).toContain(app.site);
    // Matches only hosts after a scheme or in a title, because the list of remembered pages contains hosts of the
    // bundle.
    const hosts = new Set(text.match(/(?<=\/\/| - )localhost:\d+/g));
    expect([...hosts], address).toEqual([app.siteHost]);
  }
});

describe('text pages of a site without starter content', () => {
  let own: TestApp;

  beforeAll(async () => {
    const pages = {
      aboutUs: 'About this site.',
      'pages/our-team': '# Our <b>team</b>\n\nAda and Grace.',
      'pages/imprint': 'Written by law.',
      'pages/constructor': '# Constructor\n\nA page like any other.',
    };
    own = await startApp({
      bundle: {
        ext_pages: pages,
        ext_redirects: {
          '/pages/old-team': '/pages/our-team',
          '/pages/imprint': '/aboutUs',
        },
        settings: {
          'textPages.order': ['pages/imprint', 'disclaimer', 'pages/gone'],
          'textPages.notInFooter': ['termsOfUse', 'pages/constructor'],
          'textPages.inMenu': ['pages/our-team', 'pages/gone'],
        },
      },
    });
  });
  afterAll(() => own.stop());

  it('state that they have not been written yet, and are not indexed', async () => {
    const { status, robots, text } = await readPage(await own.request('/privacyPolicy'));
    expect([status, robots]).toEqual([200, 'noindex, follow']);
    expect(text).toContain('This page has not been written yet.');
    expect((await sitemapOf(own)).join('\n')).not.toContain('/privacyPolicy');
  });

  it('of the operator’s own have an address, a link in the footer and a place in the sitemap', async () => {
    const response = await own.request('/pages/our-team');
    const { status, canonical, text, $ } = await readPage(response);
    expect([status, canonical]).toEqual([200, `${own.site}/pages/our-team`]);
    expect(text).toContain('Ada and Grace.');
    expect(textsOf($, 'h1')).toEqual(['Our <b>team</b>']);
    const again = await own.request('/pages/our-team', {
      headers: { 'If-None-Match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    const other = await readPage(await own.request('/pages/constructor'));
    expect(other.text).toContain('A page like any other.');
    const listed = await sitemapOf(own);
    expect(listed).toContain(`${own.site}/pages/our-team`);
    expect(listed.join('\n')).not.toContain('/pages/gone');
  });

  it('that do not exist answer 404, or lead elsewhere after a redirect', async () => {
    for (const name of ['gone', 'Our-Team', '__proto__', 'toString', '%00', 'a'.repeat(500), '..%2Fg']) {
      expect((await own.request(`/pages/${name}`)).status, name.slice(0, 20)).toBe(404);
    }
    for (const address of ['/pages', '/pages/our-team/more', '/Pages/our-team']) {
      const { status, headers } = await own.request(address);
      expect([address, status, headers.get('location')]).toEqual([address, 302, '/']);
    }
    const redirected = await own.request('/pages/old-team');
    expect([redirected.status, redirected.headers.get('location')]).toEqual([301, '/pages/our-team']);
    // A page has precedence over a redirect from its address.
    expect((await own.request('/pages/imprint')).status).toBe(200);
  });

  it('have an order, and links in footer and menu, as in the settings', async () => {
    const { $ } = await readPage(await own.request('/g'));
    const linked = hrefsOf($, 'footer a').filter((href) =>
      /^\/(?:pages\/.+|[a-z]+[A-Z]\w+|disclaimer)$/.test(href),
    );
    expect(linked).toEqual([
      '/pages/imprint',
      '/disclaimer',
      '/aboutUs',
      '/contactUs',
      '/privacyPolicy',
      '/pages/our-team',
    ]);
    const top = hrefsOf($, 'a:not(footer a)');
    expect(top).toContain('/pages/our-team');
    expect(top).not.toContain('/pages/gone');
    const hidden = await readPage(await own.request('/termsOfUse'));
    expect(hrefsOf(hidden.$, 'a:not(footer a)')).toContain('/termsOfUse');
  });
});

describe('consent mode', () => {
  it('is the first script of every document', async () => {
    for (const address of ['/', '/g/details/424242', '/privacyPolicy']) {
      const { $ } = await page(address);
      expect($('script').first().text()).toContain("say('default','denied')");
    }
  });
});
