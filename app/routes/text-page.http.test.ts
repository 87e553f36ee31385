import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textPageNames } from '#app/domain/text-pages.ts';
import { startApp, type TestApp } from '#test/http/app.ts';
import { readingApp } from '#test/http/reading-app.ts';
import { starterGames } from '#test/http/starter-items.ts';

const app = readingApp();

async function textOf(address: string): Promise<string> {
  return (await app.request(address)).text();
}

describe('text pages', () => {
  it.each([
    ['aboutUs', 'About us'],
    ['contactUs', 'Contact us'],
    ['privacyPolicy', 'Privacy policy'],
    ['termsOfUse', 'Terms of use'],
    ['disclaimer', 'Disclaimer'],
  ])('/%s is a page with the title “%s”', async (name, title) => {
    const response = await app.request(`/${name}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`<title>${title} - ${app.siteHost}</title>`);
    expect(html).toContain(`<link rel="canonical" href="${app.site}/${name}"/>`);
    expect(html).not.toMatch(/<meta name="robots"/);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,160}"/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain('{{');
    expect(html.includes('Contact details are not given yet.')).toBe(name !== 'aboutUs');
  });

  it('are linked in the footer of every page and in the sitemap', async () => {
    const [category] = starterGames().categories;
    const footer = (await textOf(`/g/cate/${category!.id}`)).split('<footer')[1] ?? '';
    const sitemap = await textOf('/sitemap.xml');
    for (const name of textPageNames) {
      expect(footer).toContain(`href="/${name}"`);
      expect(sitemap).toContain(`<loc>${app.site}/${name}</loc>`);
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
    const text = await textOf(address);
    expect(text, address).toContain(app.site);
    // The bundle's list of remembered pages contains hosts without a scheme that belong to the bundle.
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
    const response = await own.request('/privacyPolicy');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('This page has not been written yet.');
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(await (await own.request('/sitemap.xml')).text()).not.toContain('/privacyPolicy');
  });

  it('of the operator’s own have an address, a link in the footer and a place in the sitemap', async () => {
    const response = await own.request('/pages/our-team');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${own.site}/pages/our-team"/>`);
    expect(html).toContain('Ada and Grace.');
    expect(html).toContain('Our &lt;b&gt;team&lt;/b&gt;</h1>');
    const again = await own.request('/pages/our-team', {
      headers: { 'If-None-Match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect(await (await own.request('/pages/constructor')).text()).toContain('A page like any other.');
    const sitemap = await (await own.request('/sitemap.xml')).text();
    expect(sitemap).toContain(`<loc>${own.site}/pages/our-team</loc>`);
    expect(sitemap).not.toContain('/pages/gone');
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
    const html = await (await own.request('/g')).text();
    const [top = '', footer = ''] = html.split('<footer');
    const linked = [...footer.matchAll(/href="(\/(?:pages\/[^"]+|[a-z]+[A-Z]\w+|disclaimer))"/g)].map(
      ([, to]) => to,
    );
    expect(linked).toEqual([
      '/pages/imprint',
      '/disclaimer',
      '/aboutUs',
      '/contactUs',
      '/privacyPolicy',
      '/pages/our-team',
    ]);
    expect(top).toContain('href="/pages/our-team"');
    expect(top).not.toContain('/pages/gone');
    const hidden = await (await own.request('/termsOfUse')).text();
    expect(hidden.split('<footer')[0]).toContain('href="/termsOfUse"');
  });
});

describe('consent mode', () => {
  it('is the first script of every document', async () => {
    for (const address of ['/', '/g/details/424242', '/privacyPolicy']) {
      const [, first = ''] = /<script[^>]*>([\s\S]*?)<\/script>/.exec(await textOf(address)) ?? [];
      expect(first).toContain("say('default','denied')");
    }
  });
});
