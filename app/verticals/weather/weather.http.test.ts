import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SuggestionAnswer } from '#app/pages/suggestions.ts';
import { definitions } from '#app/verticals/definitions.server.ts';
import { startApp, type TestApp } from '#test/http/app.ts';
import { hrefsOf, readPage, readXml, textsOf } from '#test/http/read-html.ts';
import { runInProcess } from '#test/support/command-line.ts';
import { weather as ownVertical } from './vertical.ts';
import messages from './messages/en.json' with { type: 'json' };
import { metNorway } from './providers/met-norway.server.ts';
import { temperaturesOf } from './temperatures-of.fixture.ts';
import type { CardsAnswer, ForecastAnswer, LocationsAnswer, PositionsAnswer } from './weather-data.ts';

const hour = 3_600_000;
let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function read(address: string) {
  return readPage(await app.request(address));
}

async function linksOn(address: string): Promise<string[]> {
  return hrefsOf((await read(address)).$, 'main a');
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
    expect(named).toMatchObject({ status: 200, robots: 'noindex, follow' });
    expect(hrefsOf(named.$, 'main a')).toContain('/weather/cologne');
    expect(await linksOn('/weather/search/Berln')).toContain('/weather/berlin');
    for (const typed of ['Berlin weather', 'weather in Berlin today']) {
      const words = encodeURIComponent(typed);
      expect(await linksOn(`/weather/search/${words}`)).toContain('/weather/berlin');
      expect(await linksOn(`/weather?q=${words}`)).toContain('/weather/berlin');
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
      const links = await linksOn(address);
      expect(links, address).toContain('/weather/new-york');
      expect(links, address).not.toContain('/weather/york');
    }
    expect((await suggested('weather', typed))[0]).toMatchObject({ href: '/weather/new-york' });
  });

  it.runIf(otherSection)('shows results of other sections, with links to all of them', async () => {
    const prefix = otherSection?.prefix ?? '';
    const keyword = encodeURIComponent(titleOfFirstItem(otherSection?.id ?? 0));
    const { $ } = await read(`/weather/search/${keyword}`);
    expect(textsOf($, 'h2')).toContain('In other sections');
    expect(hrefsOf($, 'main a')).toContain(`/${prefix}/search/${keyword}`);
    const elsewhere = await linksOn(`/${prefix}/search/london`);
    expect(elsewhere).toContain('/weather/search/london');
    expect(elsewhere).toContain('/weather/london');
    expect(await linksOn(`/${prefix}/search/london%20weather`)).toContain('/weather/london');
  });

  it.each(sectionWords)('leads to its home from a search for “%s”', async (word) => {
    const resultsOn = async (address: string) => hrefsOf((await read(address)).$, 'h3 > a');
    expect(await resultsOn(`/weather/search/${word}`)).toContain('/weather');
    if (otherSection) {
      expect(await resultsOn(`/${otherSection.prefix}/search/${word}`)).toContain('/weather');
      const [section] = (await suggested(otherSection.prefix, word.slice(0, 4))).filter(
        ({ kind }) => kind === 'section',
      );
      expect(section).toMatchObject({ href: '/weather' });
    }
  });

  it('says so if nothing is found', async () => {
    expect(textsOf((await read('/weather/search/zzqqzzqq')).$, 'h1')).toEqual(['Nothing found']);
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
    const { status, canonical, text, $ } = await read('/weather');
    expect([status, canonical]).toEqual([200, `${app.site}/weather`]);
    expect(textsOf($, 'h1')).toEqual(['Weather']);
    expect($('form[action="/weather"]')).toHaveLength(1);
    const links = hrefsOf($, 'main a');
    for (const slug of ['lisbon', 'tokyo', 'cape-town']) expect(links).toContain(`/weather/${slug}`);
    expect(text).toMatch(/Sun(set|rise) \d\d:\d\d/);
    expect(textsOf($, 'h2')).toContain('My places');
    expect(temperaturesOf($)).toEqual([]);
  });

  it('finds locations without JavaScript', async () => {
    const found = await read('/weather?q=S%C3%A3o+Pa');
    expect(hrefsOf(found.$, 'main a')).toContain('/weather/sao-paulo');
    expect(textsOf(found.$, 'h2')).not.toContain('My places');
    expect(found.robots).toBe('noindex, follow');
    const none = await read('/weather?q=zzzzzz');
    expect(none.status).toBe(200);
    expect(none.text).toContain('No city found');
    expect((await read('/weather?q=%3Cscript%3E')).html).not.toContain('“<script>');
  });
});

describe('without a contact', () => {
  const setting = 'forecast.contact';

  it('pages do not promise a forecast, and that of a city says that there is none', async () => {
    const none = messages['now.calculated'];
    expect((await read('/weather/lisbon')).text).toContain(none);
    for (const address of ['/weather', '/weather?q=lisbon', '/weather/lisbon']) {
      const { $ } = await read(address);
      // Scripts contain messages that the page does not show, so they are removed. Attributes and structured data stay,
      // because search engines read them.
      $('script:not([type="application/ld+json"])').remove();
      expect($.html().replace(none, ''), address).not.toMatch(/forecast|temperature/i);
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
    const $ = readXml(await (await app.request('/sitemap.xml')).text());
    const listed = textsOf($, 'loc').filter((address) => address.startsWith(`${app.site}/weather/`));
    expect(listed).toHaveLength(500);
    expect(listed).toContain(`${app.site}/weather/tokyo`);
  });
});

describe('location', () => {
  it('shows sun, moon and daylight without any forecast', async () => {
    const { status, title, structured, $ } = await read('/weather/reykjavik');
    expect(status).toBe(200);
    expect(title).toMatch(/^Weather in Reykjav/);
    expect($('h1')).toHaveLength(1);
    expect(textsOf($, 'dt:contains("Daylight") + dd')).toContainEqual(
      expect.stringMatching(/^\d+ h \d+ min$/),
    );
    expect(textsOf($, 'p')).toContainEqual(expect.stringMatching(/^\d+% lit$/));
    // The items with links are cards of other locations, so they are excluded.
    const days = textsOf($, 'main li:not(:has(a))');
    expect(days.filter((day) => /Sunrise \d\d:\d\d/.test(day))).toHaveLength(10);
    expect(JSON.stringify(structured)).toContain('"@type":"City"');
    expect(textsOf($, 'caption')).not.toContain('Hour by hour');
  });

  it('shows the last good forecast with its provider, licence and age', async () => {
    keepForecast('madrid');
    const { text, $ } = await read('/weather/madrid');
    expect(temperaturesOf($)).toContain('21°');
    expect(text).toContain('(CC BY 4.0), fetched 42 minutes ago');
    expect(hrefsOf($, 'main a')).toContain('https://www.met.no/en');
    expect(textsOf($, 'caption')).toContain('Hour by hour');
  });

  it('answers 404 with further links if it does not exist', async () => {
    for (const slug of ['no-such-location', 'LISBON', '..%2F', 'a'.repeat(300)]) {
      const { status, robots, $ } = await read(`/weather/${slug}`);
      expect([status, robots], slug).toEqual([404, 'noindex']);
      expect(hrefsOf($, 'main a').length, slug).toBeGreaterThan(0);
    }
  });

  it('does not hide the feed of the section', async () => {
    const { headers } = await app.request('/weather/rss.xml');
    expect(headers.get('content-type')).toMatch(/rss/);
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
  let site: string;

  beforeAll(async () => {
    ({ site } = app);
    keepForecast('lisbon');
    await runInProcess(app, ['settings', 'set', 'homeSource', '3']);
    const wait = { timeout: 20_000, interval: 250 };
    await vi.waitFor(
      async () => expect((await read('/')).$('form[action="/weather"]')).toHaveLength(1),
      wait,
    );
    await vi.waitFor(async () => expect((await read('/weather')).canonical).toBe(`${site}/`), wait);
  }, 60_000);

  it('shows cities with known temperatures, and the site’s own title', async () => {
    const { status, title, canonical, $ } = await read('/');
    expect([status, canonical]).toEqual([200, `${site}/`]);
    expect(title).toMatch(new RegExp(` - ${new URL(site).host}$`));
    expect(textsOf($, 'h1')).toEqual(['Weather']);
    expect($('form[action="/weather"]')).toHaveLength(1);
    const cards = $('main a[href^="/weather/"]').toArray();
    expect(cards.length).toBeGreaterThan(5);
    const warm = cards.filter((card) => /\d°/.test($(card).text()));
    expect(warm.map((card) => $(card).attr('href'))).toEqual(['/weather/lisbon']);
    expect(temperaturesOf($)).toEqual(['21°']);
    expect(hrefsOf($, 'main a')).toContain('https://www.met.no/en');
  });

  it('is the same page at both addresses, and a search has its own page', async () => {
    const own = await read('/weather');
    expect(own.title).toBe((await read('/')).title);
    expect(temperaturesOf(own.$)).toContain('21°');
    const search = await read('/weather?q=lisb');
    expect(search).toMatchObject({ canonical: `${site}/weather`, robots: 'noindex, follow' });
    expect(temperaturesOf(search.$)).toContain('21°');
  });
});
