import type { CheerioAPI } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { importBundle, startApp, type TestApp } from '#test/http/app.ts';
import { withoutFilling } from '#test/http/own-part.ts';
import { hrefsOf, readPage, textsOf } from '#test/http/read-html.ts';
import { bareId, fullId, sampleApps } from './apps.fixture.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({
    bundle: { data_content: { 6: sampleApps(['https://pictures.example/1.png']) } },
  });
});

afterAll(() => app.stop());

async function page(address: string) {
  return readPage(await app.request(address));
}

const appsOf = ($: CheerioAPI) =>
  hrefsOf($, 'a.face-link[href^="/app/details/"]').map((href) => Number(href.replace('/app/details/', '')));

describe('home', () => {
  it('shows featured apps, the newest and each category', async () => {
    const { status, $ } = await page('/app');
    expect(status).toBe(200);
    const shown = appsOf($);
    expect(shown.slice(0, 2)).toEqual([fullId, 6910]);
    expect(shown.slice(2, 5)).toEqual([6921, 6920, 6919]);
    const headings = textsOf($, 'h2');
    for (const name of ['Editors’ choice', 'Recently added', 'Light and fast', 'Maps', 'Notes'])
      expect(headings).toContain(name);
    for (const id of [691, 692]) expect(hrefsOf($, 'main a')).toContain(`/app/cate/${id}`);
  });
});

describe('details', () => {
  it('shows all fields of an app, with links to its real download pages', async () => {
    const { text, $ } = await page(`/app/details/${fullId}`);
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
    const links = hrefsOf($, 'main a');
    for (const url of [
      'https://lantern.example/get',
      'https://f-droid.example/lantern',
      'https://lantern.example/',
      'https://code.example/lantern',
      'https://pictures.example/1.png',
    ])
      expect(links).toContain(url);
    expect($('h1')).toHaveLength(1);
  });

  it('shows the description and the credit of a screenshot', async () => {
    const { text, $ } = await page(`/app/details/${fullId}`);
    expect($('img[alt="A map of a cellar with two doors"]').length).toBeGreaterThan(0);
    expect(text).toContain('Lantern Maps 3.2.1, captured by its makers');
  });

  it('omits rows for unknown facts', async () => {
    const { status, $, structured } = await page(`/app/details/${bareId}`);
    expect(status).toBe(200);
    const main = $('main').text();
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
    const [node] = structured;
    expect(node).toMatchObject({ '@type': 'SoftwareApplication', name: 'Plain Paper' });
    for (const key of ['offers', 'aggregateRating', 'operatingSystem', 'softwareVersion', 'author'])
      expect(node).not.toHaveProperty(key);
  });

  it('is described as a free SoftwareApplication', async () => {
    const { structured } = await page(`/app/details/${fullId}`);
    const [node, way] = structured;
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
    const { status, $, text } = await page('/app/cate/691?sort=new');
    expect(status).toBe(200);
    expect(text).toContain('Maps');
    const own = appsOf(withoutFilling($));
    expect(own).toEqual([6920, 6918, 6916, 6914, 6912, 6910, fullId]);
    expect($('h2:contains("More from") a[href^="/app/cate/"]').length).toBeGreaterThan(0);
    expect(new Set(appsOf($)).size).toBe(appsOf($).length);
    expect($('[aria-label="Keep exploring"]')).toHaveLength(1);
    expect((await page('/app/cate/type/')).text).toContain('All apps');
  });

  it('search only apps', async () => {
    const { status, $ } = await page('/app/search/lantern');
    expect(status).toBe(200);
    expect(hrefsOf($, 'main a')).toContain(`/app/details/${fullId}`);
    expect((await page('/app/search?kw=lantern')).location).toBe('/app/search/lantern');
  });
});

it('sample ratings and downloads are not shown', async () => {
  const info = { host: 'apps.example', protocol: 'https', keywords: '', description: '', title: 'Apps' };
  const pictures = { img: '', logo1: '', logo2: '' };
  await importBundle(app.dataDir, { info: { ...info, ...pictures, figures: 'sample' } });
  const details = `/app/details/${fullId}`;
  const shown = /10,000\+|1,204|>4\.5<|"4\.5"|aggregateRating/;
  // Pages that were rendered before the import may be served once more, so each page is requested until it changes.
  for (const address of ['/app', details, `${details}.data`]) {
    await vi.waitFor(async () => expect((await page(address)).html, address).not.toMatch(shown), {
      timeout: 10_000,
    });
  }
});
