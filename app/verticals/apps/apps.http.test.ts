import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { importBundle, startApp, type TestApp } from '#test/http/app.ts';
import { withoutFilling } from '#test/http/own-part.ts';
import { bareId, fullId, sampleApps } from './apps.fixture.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({
    bundle: { data_content: { 6: sampleApps(['https://pictures.example/1.png']) } },
  });
});

afterAll(() => app.stop());

async function page(address: string) {
  const response = await app.request(address);
  const html = await response.text();
  const graph = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  return {
    status: response.status,
    location: response.headers.get('location'),
    html,
    // Scripts contain messages that the page does not show.
    text: html
      .replaceAll(/<script\b.*?<\/script>/gs, '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&')
      .replaceAll('<!-- -->', ''),
    structured: JSON.parse(graph) as { '@graph'?: Record<string, unknown>[] },
  };
}

const appsOf = (html: string) =>
  [...html.matchAll(/href="\/app\/details\/(\d+)" class="face-link"/g)].map(([, id]) => Number(id));

describe('home', () => {
  it('shows featured apps, the newest and each category', async () => {
    const { status, html, text } = await page('/app');
    expect(status).toBe(200);
    const shown = appsOf(html);
    expect(shown.slice(0, 2)).toEqual([fullId, 6910]);
    expect(shown.slice(2, 5)).toEqual([6921, 6920, 6919]);
    for (const name of ['Editors’ choice', 'Recently added', 'Light and fast', 'Maps', 'Notes'])
      expect(text, name).toContain(`>${name}</h2>`);
    for (const id of [691, 692]) expect(html).toContain(`href="/app/cate/${id}"`);
  });
});

describe('details', () => {
  it('shows all fields of an app, with links to its real download pages', async () => {
    const { text, html } = await page(`/app/details/${fullId}`);
    for (const words of [
      'Lantern Maps',
      'Maps that work in a cellar.',
      'Lantern Society',
      '4.5',
      '10,000+',
      'Everyone',
      'Free',
      'Android, Linux',
      '3.2.1',
      '19 August 2026',
      '83 MB',
      'Android 7.0',
      'GPL-3.0-or-later',
      'Kotlin',
      'Contour lines',
      'See your precise location',
      'to show you on the map',
      'Non-free components',
      'Bridges are drawn again.',
      'Found my way home.',
      'Similar apps',
    ])
      expect(text, words).toContain(words);
    for (const url of [
      'https://lantern.example/get',
      'https://f-droid.example/lantern',
      'https://lantern.example/',
      'https://code.example/lantern',
      'https://pictures.example/1.png',
    ])
      expect(html, url).toContain(`href="${url}"`);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('shows the description and the credit of a screenshot', async () => {
    const { text, html } = await page(`/app/details/${fullId}`);
    expect(html).toContain('alt="A map of a cellar with two doors"');
    expect(text).toContain('Lantern Maps 3.2.1, captured by its makers');
  });

  it('omits rows for unknown facts', async () => {
    const { status, text, structured } = await page(`/app/details/${bareId}`);
    expect(status).toBe(200);
    const [main = ''] = /<main[^]*<\/main>/.exec(text) ?? [];
    expect(main).toContain('Plain Paper');
    for (const name of [
      'Details',
      'Rating',
      'Downloads',
      'Content rating',
      'Price',
      'Runs on',
      'Screenshots',
      'Permissions',
      'What’s new',
      'Reviews',
      'Good to know',
      'Get it',
      'About this app',
    ])
      expect(main, name).not.toContain(name);
    const [node] = structured['@graph'] ?? [];
    expect(node).toMatchObject({ '@type': 'SoftwareApplication', name: 'Plain Paper' });
    for (const key of ['offers', 'aggregateRating', 'operatingSystem', 'softwareVersion', 'author'])
      expect(node).not.toHaveProperty(key);
  });

  it('is described as a free SoftwareApplication', async () => {
    const { structured } = await page(`/app/details/${fullId}`);
    const [node, way] = structured['@graph'] ?? [];
    expect(node).toMatchObject({
      '@type': 'SoftwareApplication',
      operatingSystem: 'Android, Linux',
      applicationCategory: 'Maps',
      softwareVersion: '3.2.1',
      offers: { '@type': 'Offer', price: '0' },
      aggregateRating: { ratingValue: 4.5, reviewCount: 1204 },
    });
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('redirects a details address without an id to an app, and answers 404 for an unknown app', async () => {
    const { status, location } = await page('/app/details');
    expect(status).toBe(302);
    expect(location).toMatch(/^\/app\/details\/69\d\d#random$/);
    expect((await page('/app/details/999999')).status).toBe(404);
  });
});

describe('lists', () => {
  it('show the apps of a category as rows', async () => {
    const { status, html, text } = await page('/app/cate/691?sort=new');
    expect(status).toBe(200);
    expect(text).toContain('Maps');
    const own = appsOf(withoutFilling(html));
    expect(own).toEqual([6920, 6918, 6916, 6914, 6912, 6910, fullId]);
    expect(html).toMatch(/<h2><a href="\/app\/cate\/\d+"><span>More from<\/span>/);
    expect(new Set(appsOf(html)).size).toBe(appsOf(html).length);
    expect(html).toContain('aria-label="Keep exploring"');
    expect((await page('/app/cate/type/')).text).toContain('All apps');
  });

  it('search only apps', async () => {
    const { status, html } = await page('/app/search/lantern');
    expect(status).toBe(200);
    expect(html).toContain(`href="/app/details/${fullId}"`);
    expect((await page('/app/search?kw=lantern')).location).toBe('/app/search/lantern');
  });
});

it('sample ratings and downloads are not shown', async () => {
  const info = { host: 'apps.example', protocol: 'https', keywords: '', description: '', title: 'Apps' };
  const pictures = { img: '', logo1: '', logo2: '' };
  await importBundle(app.dataDir, { info: { ...info, ...pictures, figures: 'sample' } });
  const details = `/app/details/${fullId}`;
  const shown = /10,000\+|1,204|>4\.5<|"4\.5"|aggregateRating/;
  // Pages that were rendered before the import may be served once more.
  for (const address of ['/app', details, `${details}.data`]) {
    await vi.waitFor(async () => expect((await page(address)).html, address).not.toMatch(shown), {
      timeout: 10_000,
    });
  }
});
