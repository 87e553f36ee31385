import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textPageNames } from '#app/domain/text-pages.ts';
import { startApp, type TestApp } from '#test/http/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

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
    const footer = (await textOf('/g/cate/5647')).split('<footer')[1] ?? '';
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
  it('state that they have not been written yet, and are not indexed', async () => {
    const empty = await startApp({ args: ['--empty'] });
    try {
      const response = await empty.request('/privacyPolicy');
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain('This page has not been written yet.');
      expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
      expect(await (await empty.request('/sitemap.xml')).text()).not.toContain('/privacyPolicy');
    } finally {
      await empty.stop();
    }
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
