import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SuggestionAnswer } from '#app/pages/suggestions.ts';
import { definitions } from '#app/verticals/definitions.server.ts';
import { startApp, type TestApp } from '#test/http/app.ts';
import { runInProcess } from '#test/support/command-line.ts';
import { weather as ownVertical } from './vertical.ts';
import messages from './messages/en.json' with { type: 'json' };
import { metNorway } from './providers/met-norway.server.ts';
import type { CardsAnswer, ForecastAnswer, LocationsAnswer, PositionsAnswer } from './weather-data.ts';

const hour = 3_600_000;
let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function read(address: string) {
  const response = await app.request(address);
  return { response, html: await response.text() };
}

/** Another section with items and a search. There is none if only the weather is installed. */
const otherSection = [...definitions.values()]
  .map(({ vertical }) => vertical)
  .find(({ id, isSearched }) => id !== ownVertical.id && isSearched);

const sectionWords = [messages['section.name'], messages['section.words'].split(',')[0] ?? ''];

function titleOfFirstItem(verticalId: number): string {
  const database = new DatabaseSync(path.join(app.dataDir, 'portico.sqlite'), { readOnly: true });
  const row = database
    .prepare('select data from items where vertical_id = ? order by position limit 1')
    .get(verticalId);
  database.close();
  return (JSON.parse(String(row?.data)) as { title: string }).title;
}

async function suggested(prefix: string, typed: string) {
  const response = await app.request(`/api/suggest?vertical=${prefix}&q=${encodeURIComponent(typed)}`);
  return ((await response.json()) as SuggestionAnswer).groups.flatMap(({ rows }) => rows);
}

/** Stores MET Norway’s sample as if it had been fetched for a location some time ago. */
function keepForecast(slug: string): void {
  const text = readFileSync(new URL('providers/met-norway.fixture.json', import.meta.url), 'utf8');
  const { steps } = metNorway.read(text);
  const start = Math.floor(Date.now() / hour) * hour;
  const first = steps[0]?.time ?? 0;
  const moved = steps.map((step) => ({ ...step, time: step.time - first + start, temperature: 21.4 }));
  const database = new DatabaseSync(path.join(app.dataDir, 'portico.sqlite'), { timeout: 10_000 });
  database
    .prepare('insert or replace into forecasts values (?, ?, ?, ?, ?, ?)')
    .run(
      slug,
      'met-norway',
      Date.now() - 42 * 60_000,
      Date.now() + hour,
      '',
      JSON.stringify({ steps: moved }),
    );
  database.close();
}

describe('search', () => {
  it('finds locations first, by other names and with a typo', async () => {
    const form = await app.request('/weather/search?kw=K%C3%B6ln');
    expect([form.status, form.headers.get('location')]).toEqual([302, '/weather/search/K%C3%B6ln']);
    const named = await read('/weather/search/K%C3%B6ln');
    expect(named.response.status).toBe(200);
    expect(named.html).toContain('content="noindex, follow"');
    expect(named.html).toContain('href="/weather/cologne"');
    expect((await read('/weather/search/Berln')).html).toContain('href="/weather/berlin"');
    for (const typed of ['Berlin weather', 'weather in Berlin today']) {
      const words = encodeURIComponent(typed);
      expect((await read(`/weather/search/${words}`)).html).toContain('href="/weather/berlin"');
      expect((await read(`/weather?q=${words}`)).html).toContain('href="/weather/berlin"');
      expect(await suggested('weather', typed)).toContainEqual(
        expect.objectContaining({ kind: 'place', href: '/weather/berlin' }),
      );
    }
    const empty = await app.request('/weather/search');
    expect([empty.status, empty.headers.get('location')]).toEqual([302, '/weather']);
  });

  it('finds the longest name in a text, even if it contains a filler such as “new”', async () => {
    const typed = 'new york weather today';
    const words = encodeURIComponent(typed);
    const pages = [`/weather/search/${words}`, `/weather?q=${words}`];
    if (otherSection) pages.push(`/${otherSection.prefix}/search/${words}`);
    for (const address of pages) {
      const { html } = await read(address);
      expect(html, address).toContain('href="/weather/new-york"');
      expect(html, address).not.toContain('href="/weather/york"');
    }
    expect((await suggested('weather', typed))[0]).toMatchObject({ href: '/weather/new-york' });
  });

  it.runIf(otherSection)('shows results of other sections, with links to all of them', async () => {
    const prefix = otherSection?.prefix ?? '';
    const keyword = encodeURIComponent(titleOfFirstItem(otherSection?.id ?? 0));
    const { html } = await read(`/weather/search/${keyword}`);
    expect(html).toContain('In other sections');
    expect(html).toContain(`href="/${prefix}/search/${keyword}"`);
    const elsewhere = await read(`/${prefix}/search/london`);
    expect(elsewhere.html).toContain('href="/weather/search/london"');
    expect(elsewhere.html).toContain('href="/weather/london"');
    expect((await read(`/${prefix}/search/london%20weather`)).html).toContain('href="/weather/london"');
  });

  it.each(sectionWords)('leads to its home from a search for “%s”', async (word) => {
    const home = /<h3[^>]*><a[^>]* href="\/weather"/;
    expect((await read(`/weather/search/${word}`)).html).toMatch(home);
    if (otherSection) {
      expect((await read(`/${otherSection.prefix}/search/${word}`)).html).toMatch(home);
      const [section] = (await suggested(otherSection.prefix, word.slice(0, 4))).filter(
        ({ kind }) => kind === 'section',
      );
      expect(section).toMatchObject({ href: '/weather' });
    }
  });

  it('says so if nothing is found', async () => {
    expect((await read('/weather/search/zzqqzzqq')).html).toContain('Nothing found');
  });

  it('suggests locations first on its own pages', async () => {
    const [first] = await suggested('weather', 'münch');
    expect(first).toMatchObject({ kind: 'place', href: '/weather/munich' });
  });

  it.runIf(otherSection)('suggests locations on other pages only without a typo', async () => {
    const prefix = otherSection?.prefix ?? '';
    expect((await suggested(prefix, 'Berln')).filter(({ kind }) => kind === 'place')).toEqual([]);
    expect((await suggested(prefix, 'lisbo')).some(({ href }) => href === '/weather/lisbon')).toBe(true);
  });

  it('names the location of an address', async () => {
    const { places } = (await (await app.request('/api/places?slug=lisbon')).json()) as LocationsAnswer;
    expect(places).toEqual([{ slug: 'lisbon', name: 'Lisbon', detail: 'Portugal' }]);
    expect(await (await app.request('/api/places?slug=constructor')).json()).toEqual({ places: [] });
  });
});

describe('home', () => {
  it('shows cities around the world, a search field and no invented temperatures', async () => {
    const { response, html } = await read('/weather');
    expect(response.status).toBe(200);
    expect(html.match(/<h1[ >][^<]*/g)).toEqual([expect.stringMatching(/>Weather$/)]);
    expect(html).toContain(`<link rel="canonical" href="${app.site}/weather"/>`);
    expect(html).toMatch(/<form[^>]*action="\/weather"/);
    for (const slug of ['lisbon', 'tokyo', 'cape-town']) expect(html).toContain(`href="/weather/${slug}"`);
    expect(html).toMatch(/Sun(set|rise) \d\d:\d\d/);
    expect(html).toContain('>My places</h2>');
    expect(html).not.toMatch(/>−?\d+°</);
    expect(html).not.toContain('No places yet</h1>');
  });

  it('finds locations without JavaScript', async () => {
    const found = await read('/weather?q=S%C3%A3o+Pa');
    expect(found.html).toContain('href="/weather/sao-paulo"');
    expect(found.html).not.toContain('>My places</h2>');
    expect(found.html).toContain('content="noindex, follow"');
    const none = await read('/weather?q=zzzzzz');
    expect(none.response.status).toBe(200);
    expect(none.html).toContain('No city found');
    expect((await read('/weather?q=%3Cscript%3E')).html).not.toContain('“<script>');
  });
});

describe('without a contact', () => {
  const setting = 'forecast.contact';

  it('pages do not promise a forecast, and that of a city says that there is none', async () => {
    const none = messages['now.calculated'];
    expect((await read('/weather/lisbon')).html).toContain(none);
    for (const address of ['/weather', '/weather?q=lisbon', '/weather/lisbon']) {
      const { html } = await read(address);
      const visible = html.replace(/<script(?! type="application\/ld).*?<\/script>/gs, '');
      expect(visible.replace(none, ''), address).not.toMatch(/forecast|temperature/i);
    }
  });

  it('the start, /readyz and the command line report which setting is missing', async () => {
    expect(app.log()).toContain(setting);
    const { notices } = (await (await app.request('/readyz')).json()) as { notices: string[] };
    expect(notices).toEqual([expect.stringMatching(/forecast\.contact.*operator\.email.*SITE_URL/)]);
    const portico = async (...args: string[]) => (await runInProcess(app, args, { SITE_URL: '' })).stdout;
    expect(await portico('jobs')).toContain(setting);
    expect(JSON.parse(await portico('jobs', '--json'))).toMatchObject({ notices });
  }, 60_000);
});

describe('sitemap', () => {
  it('contains only the largest locations', async () => {
    const { html } = await read('/sitemap.xml');
    const listed = html.match(/<loc>[^<]*\/weather\/[^<]+<\/loc>/g) ?? [];
    expect(listed).toHaveLength(500);
    expect(html).toContain('/weather/tokyo</loc>');
  });
});

describe('location', () => {
  it('shows sun, moon and daylight without any forecast', async () => {
    const { response, html } = await read('/weather/reykjavik');
    expect(response.status).toBe(200);
    expect(html).toMatch(/<title>Weather in Reykjav/);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toMatch(/Daylight<\/dt><dd[^>]*>\d+ h \d+ min/);
    expect(html).toMatch(/>\d+% lit</);
    expect(html.match(/Sunrise(?:<!-- -->)? <\/span>\d\d:\d\d/g)).toHaveLength(10);
    expect(html).toContain('"@type":"City"');
    expect(html).not.toContain('Hour by hour</caption>');
  });

  it('shows the last good forecast with its provider, licence and age', async () => {
    keepForecast('madrid');
    const { html } = await read('/weather/madrid');
    expect(html).toContain('>21°<');
    expect(html.replaceAll('<!-- -->', '')).toContain('(CC BY 4.0), fetched 42 minutes ago');
    expect(html).toContain('href="https://www.met.no/en"');
    expect(html).toContain('<caption>Hour by hour</caption>');
  });

  it('answers 404 with further links if it does not exist', async () => {
    for (const slug of ['no-such-location', 'LISBON', '..%2F', 'a'.repeat(300)]) {
      const { response, html } = await read(`/weather/${slug}`);
      expect(response.status, slug).toBe(404);
      expect(html).toContain('noindex');
    }
  });

  it('does not hide the feed of the section', async () => {
    const { response } = await read('/weather/rss.xml');
    expect(response.headers.get('content-type')).toMatch(/rss/);
  });
});

describe('data', () => {
  it('of a forecast is never cached, and without a contact no provider is asked', async () => {
    const response = await app.request('/api/forecast/oslo');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { weather, nextAt } = (await response.json()) as ForecastAnswer;
    expect(weather).toMatchObject({ slug: 'oslo', forecast: null });
    expect(nextAt).toBeGreaterThan(Date.now());
    expect(app.log()).not.toContain('api.met.no');
    expect((await app.request('/api/forecast/no-such-location')).status).toBe(404);
  });

  it('of a stored forecast is returned immediately', async () => {
    keepForecast('rome');
    const answer = (await (await app.request('/api/forecast/rome')).json()) as ForecastAnswer;
    expect(answer.weather.forecast?.now.temperature).toBeCloseTo(21.4);
    expect(answer.weather.forecast?.hours.length).toBeGreaterThan(5);
  });

  it('of locations has names and positions, and other requests are refused', async () => {
    const get = async (query: string) => (await app.request(`/api/places${query}`)).json();
    const { places } = (await get('?q=york')) as LocationsAnswer;
    expect(places.map(({ slug }) => slug)).toContain('new-york');
    const { positions } = (await get('?all=1')) as PositionsAnswer;
    expect(positions.length).toBeGreaterThan(1_000);
    for (const query of ['', `?q=${'a'.repeat(101)}`]) {
      expect((await app.request(`/api/places${query}`)).status, query).toBe(400);
    }
  });

  it('of cards has each known location once, and requests for too many or none are refused', async () => {
    const response = await app.request('/api/forecasts?slugs=lisbon,nowhere,lisbon');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { cards, nextAt } = (await response.json()) as CardsAnswer;
    expect(cards.map(({ slug }) => slug)).toEqual(['lisbon']);
    expect(nextAt).toBeGreaterThan(Date.now());
    for (const query of ['', `?slugs=${'a,'.repeat(30)}`]) {
      expect((await app.request(`/api/forecasts${query}`)).status, query).toBe(400);
    }
  });
});

describe('as the site’s home', () => {
  const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
  let site: string;

  beforeAll(async () => {
    ({ site } = app);
    keepForecast('lisbon');
    await runInProcess(app, ['settings', 'set', 'homeSource', '3']);
    const signs = () => [
      ['/', 'action="/weather"'],
      ['/weather', `rel="canonical" href="${site}/"`],
    ];
    for (const [address = '', sign] of signs()) {
      const isShown = async () => expect((await read(address)).html).toContain(sign);
      await vi.waitFor(isShown, { timeout: 20_000, interval: 250 });
    }
  }, 60_000);

  it('shows cities with known temperatures, and the site’s own title', async () => {
    const { response, html } = await read('/');
    expect(response.status).toBe(200);
    expect(titleOf(html)).toMatch(new RegExp(` - ${new URL(site).host}$`));
    expect(canonicalOf(html)).toBe(`${site}/`);
    expect(html.match(/<h1[ >][^<]*/g)).toEqual([expect.stringMatching(/>Weather$/)]);
    expect(html).toMatch(/<form[^>]*action="\/weather"/);
    const cards = html.match(/<a href="\/weather\/[a-z-]+"[^>]*>.*?<\/a>/g) ?? [];
    expect(cards.length).toBeGreaterThan(5);
    const warm = cards.filter((card) => card.includes('>21°<'));
    expect(warm).toEqual([expect.stringContaining('href="/weather/lisbon"')]);
    expect(cards.filter((card) => /\d°/.test(card))).toEqual(warm);
    expect(html).toContain('href="https://www.met.no/en"');
  });

  it('is the same page at both addresses, and a search has its own page', async () => {
    const own = await read('/weather');
    expect(titleOf(own.html)).toBe(titleOf((await read('/')).html));
    expect(own.html).toContain('>21°<');
    const search = await read('/weather?q=lisb');
    expect(canonicalOf(search.html)).toBe(`${site}/weather`);
    expect(search.html).toContain('content="noindex, follow"');
    expect(search.html).toContain('>21°<');
  });
});
