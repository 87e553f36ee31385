import { expect, long, open, portal, test } from '#e2e/support/fixtures.ts';
import { expectSound, findBarriers } from '#e2e/support/page-checks.ts';
import { readShifts, watchShifts } from '#e2e/support/shifts.ts';
import type { ForecastAnswer } from './weather-data.ts';

const hour = 3_600_000;

/** Returns the answer of the data route with a forecast added. */
async function withForecast(answer: ForecastAnswer): Promise<ForecastAnswer> {
  const now = Date.now();
  const condition = { wind: 14, windFrom: 315, precipitation: 0.4, probability: 40 };
  return {
    nextAt: now + hour,
    weather: {
      ...answer.weather,
      renderedAt: now,
      forecast: {
        provider: { name: 'MET Norway', href: 'https://www.met.no/en', licence: 'CC BY 4.0' },
        fetchedAt: now,
        expiresAt: now + hour,
        now: {
          symbol: 'partlycloudy_day',
          condition: 'Sun and clouds',
          temperature: 13,
          feelsLike: 12,
          wind: 14,
          windFrom: 315,
          gust: 30,
          humidity: 71,
          pressure: 1019,
          uv: 2,
          outlook: 'Rain from about 04:00.',
        },
        hours: Array.from({ length: 48 }, (_, index) => ({
          ...condition,
          symbol: index % 2 ? 'lightrain' : 'clearsky_night',
          condition: index % 2 ? 'Light rain' : 'Clear sky',
          temperature: 10 + Math.sin(index / 4) * 4,
        })),
        days: Array.from({ length: 10 }, (_, index) => ({
          ...condition,
          name: index ? 'Sat' : 'Today',
          date: `${index + 1} Nov`,
          symbol: 'rain_day',
          condition: 'Rain',
          min: index,
          max: index + 6,
        })),
      },
    },
  };
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, long, () => {
    test.use({ viewport: { width, height: 900 }, locale: 'de-DE' });

    test('the pages fit, do not shift and are accessible', async ({ page }) => {
      test.slow();
      await watchShifts(page);
      for (const address of ['/weather', '/weather/lisbon', '/weather/longyearbyen', '/weather?q=zzzz']) {
        await open(page, address);
        await expectSound(page, address);
      }
    });

    test('a forecast that arrives later is in the same boxes', long, async ({ page }) => {
      await watchShifts(page);
      let release: (() => void) | undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/api\/forecast\/(?:paris|oslo)$/, async (route) => {
        const response = await route.fetch();
        await held;
        await route.fulfill({ json: await withForecast((await response.json()) as ForecastAnswer) });
      });
      await open(page, '/weather/paris');
      await expect(page.getByRole('heading', { name: 'The sun in the next 48 hours' })).toBeVisible();
      const height = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height);
      const before = await height();
      await expect(page.getByRole('radio', { name: '°F, mph' })).toHaveCount(0);
      release?.();
      await expect(page.getByRole('heading', { name: 'Next 48 hours' })).toBeVisible();
      await expect(page.getByText('Feels like 12°. Rain from about 04:00.')).toBeVisible();
      await expect(page.getByText('14 km/h').first()).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(49);
      expect(await height()).toBe(before);
      expect(await readShifts(page)).toEqual([]);
      expect(await findBarriers(page)).toEqual([]);

      await page.getByText('°F, mph').click();
      await expect(page.getByText('Feels like 54°')).toBeVisible();
      await open(page, '/weather/oslo');
      await expect(page.getByRole('radio', { name: '°F, mph' })).toBeChecked();
    });
  });
}

test('each of the ten days is one row, also with text of 200 %', long, async ({ page }) => {
  await open(page, '/weather/berlin');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const days = page.getByRole('main').locator('ol > li');
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const lowest = await days.evaluateAll((rows) =>
      rows.map((row) => {
        const { bottom } = row.firstElementChild!.getBoundingClientRect();
        return Math.max(...[...row.children].map((cell) => cell.getBoundingClientRect().top)) - bottom;
      }),
    );
    expect(lowest.length, `${width} px`).toBeGreaterThan(9);
    expect(Math.max(...lowest), `${width} px`).toBeLessThan(0);
  }
});

test('a visitor finds a city by typing, saves it and returns to it', async ({ page }) => {
  await open(page, '/weather');
  const field = page.getByRole('combobox', { name: 'Find a place' });
  await field.pressSequentially('reyk');
  await expect(page.getByRole('option', { name: /Reykjavík/ })).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(portal('/weather/reykjavik'));
  await expect(page.getByRole('heading', { level: 1, name: /Reykjavík, Iceland/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save Reykjavík to my places' }).click();
  await page.getByRole('link', { name: /^See all/ }).click();
  const kept = page.getByRole('list', { name: 'My places' }).getByRole('link', { name: /Reykjavík/ });
  await expect(kept).toBeVisible();
  await kept.click();
  await expect(page).toHaveURL(portal('/weather/reykjavik'));
  const star = page.getByRole('button', { name: 'Save Reykjavík to my places' });
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  await open(page, '/weather');
  await expect(page.getByText('No places yet.')).toBeVisible();
});

test(
  'a saved place that no longer exists is left out, and a failed request is explained',
  long,
  async ({ page, complaints }) => {
    await page.addInitScript(() => localStorage.setItem('weather_places', '["nowhere","oslo"]'));
    await open(page, '/weather');
    const places = page.getByRole('list', { name: 'My places' }).getByRole('listitem');
    await expect(places.getByRole('link', { name: /Oslo/ })).toBeVisible();
    await expect(places).toHaveCount(1);
    await page.route('**/api/forecasts?*', (route) => route.abort());
    await open(page, '/weather');
    await expect(page.getByText('Your places could not be loaded.')).toBeVisible();
    // The browser itself logs the failed request, so that entry is expected.
    expect(complaints.splice(0).filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
    await page.unroute('**/api/forecasts?*');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(places.getByRole('link', { name: /Oslo/ })).toBeVisible();
  },
);

test(
  'my location is only requested on a click, and the position stays in the browser',
  long,
  async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 38.7167, longitude: -9.1399 });
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url() + (request.postData() ?? '')));
    await open(page, '/weather');
    expect(addresses.filter((address) => address.includes('/api/places'))).toEqual([]);
    await page.getByRole('button', { name: 'My location' }).click();
    await expect(page).toHaveURL(portal('/weather/lisbon'));
    expect(addresses.filter((address) => /38\.7|9\.1/.test(address))).toEqual([]);
  },
);

test.describe('on a phone', long, () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('if the browser has no position, a message says so and does not cover the heading', async ({
    page,
  }) => {
    await open(page, '/weather/dubai');
    const button = page.getByRole('button', { name: 'My location' });
    await button.press('Enter');
    const message = page.getByText('Your browser did not share your location.');
    await expect(message).toBeVisible();
    await expect(button).toBeFocused();
    const [text, heading] = await Promise.all([
      message.boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ]);
    if (!text || !heading) throw new Error('The message or the heading is not visible');
    const isApart = text.y + text.height <= heading.y || heading.y + heading.height <= text.y;
    expect(isApart).toBe(true);
  });

  test('the name of a city is shown in full', async ({ page }) => {
    await open(page, '/weather/soledad-de-graciano-sanchez');
    const heading = page.getByRole('heading', { level: 1, name: /Mexico/ });
    const clipped = await heading
      .locator('*')
      .evaluateAll((elements) => elements.filter((each) => each.scrollWidth > each.clientWidth + 1).length);
    expect(clipped).toBe(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor goes from the field to a city and its sky', long, async ({ page }) => {
    await page.goto(portal('/weather'));
    await page.getByRole('combobox', { name: 'Find a place' }).fill('oslo');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(portal('/weather?q=oslo'));
    await page.getByRole('main').getByRole('link', { name: /Oslo/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Oslo, Norway' })).toBeVisible();
    await expect(page.getByText('Sun and moon')).toBeVisible();
    await expect(page.getByRole('button', { name: 'My location' })).toBeHidden();
  });
});
