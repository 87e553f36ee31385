import type { Page } from '@playwright/test';
import { expect, long, open, portal, test } from './support/fixtures.ts';
import { someCategory, someGame } from './support/starter-items.ts';

/** A picture of one pixel, with a different address for every name. */
const pixel = (name: number | string) =>
  `data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==#${name}`;

/** Adds a lazy picture of 100 by 100 pixels to the page. */
async function add(page: Page, source: string, top = 0) {
  await page.evaluate(
    ([src, offset]) => {
      const image = document.createElement('img');
      image.alt = '';
      image.className = 'added';
      image.dataset.src = src;
      image.style.cssText = `position:absolute;left:0;top:${offset}px;width:100px;height:100px`;
      document.body.append(image);
    },
    [source, top] as const,
  );
  return page.locator('img.added').last();
}

test(
  'a picture of another host that fails is immediately replaced by a drawing in its box',
  long,
  async ({ page, complaints }) => {
    await page.route('**/media/**', (route) => route.abort());
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(portal('/app'));
    const icon = page.locator('main img[src]').first();
    await expect(icon).toHaveAttribute('data-lazy', 'error');
    const { drawn, box } = await icon.evaluate((image: HTMLImageElement) => ({
      drawn: getComputedStyle(image).content,
      box: [image.clientWidth, image.clientHeight],
    }));
    expect(drawn).toContain('data:image/svg+xml');
    expect(Math.min(...box)).toBeGreaterThan(30);
    // The browser itself reports the pictures that failed to load.
    complaints.length = 0;
  },
);

for (const { where, path, width } of [
  { where: 'in a list', path: '/g/cate/type/', width: 1440 },
  { where: 'on the wall', path: '/', width: 1440 },
  { where: 'on the wall of a narrow window', path: '/', width: 390 },
]) {
  test(
    `if a cover fails ${where}, its box shows the name of the game without a pointer over it`,
    long,
    async ({ page, complaints }) => {
      await page.route('**/media/**', (route) => route.abort());
      await page.setViewportSize({ width, height: 900 });
      await page.goto(portal(path));
      const lead = page.locator('.tile').first();
      await expect(lead.locator('img').first()).toHaveAttribute('data-lazy', 'error');
      await expect(lead.locator('.tile-title')).toHaveCSS('opacity', '1');
      await expect(lead.locator('.tile-title')).not.toBeEmpty();
      complaints.length = 0;
    },
  );
}

test('the first twelve covers have their source, the others are lazy and have a copy for pages without script', async () => {
  const html = await (await fetch(portal('/'))).text();
  const wall = /<ul class="mosaic">(.*?)<\/ul>/s.exec(html)?.[1] ?? '';
  const tiles = wall.split('<li ').slice(1);
  expect(tiles.length).toBeGreaterThan(20);
  for (const [index, tile] of tiles.entries()) {
    const [image = '', twin = ''] = tile.match(/<img [^>]*>/g) ?? [];
    if (index < 12) {
      expect(image).toMatch(/ src="\/media\//);
      expect(tile).not.toContain('noscript');
    } else {
      expect(image).toMatch(/ data-src="\/media\//);
      expect(image).not.toMatch(/ src(?:set)?="/i);
      expect(tile).toContain(`<noscript>${twin}</noscript>`);
      const src = / data-src="([^"]*)"/.exec(image)?.[1];
      expect(twin).toContain(` src="${src}" alt="${/ alt="([^"]*)"/.exec(image)?.[1]}"`);
    }
  }
  const scripts = html
    .split('<script>')
    .map((text) => text.split('</script>', 1)[0] ?? '')
    .filter((text) => text.includes('img[data-src]') && !text.includes('<style'));
  const other = await (await fetch(portal(someGame().address))).text();
  expect(scripts).toHaveLength(1);
  expect(other).toContain(scripts[0]);
});

test('covers within 1.3 viewports load without the app, the others when they come near', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/media/')) asked.add(request.url());
  });
  // The app never starts, because its files do not arrive during the test.
  await page.route('**/assets/*.js', () => {});
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto(portal('/'), { waitUntil: 'domcontentloaded' });
  const state = () =>
    page.locator('main img[data-src]').evaluateAll((images) =>
      images
        .filter((image) => image.getClientRects().length > 0)
        .map((image) => {
          const { top, left } = image.getBoundingClientRect();
          const isNear = top < innerHeight * 1.3 && left < innerWidth * 1.3;
          const { src, lazy = 'waiting' } = (image as HTMLElement).dataset;
          return { isNear, src, state: lazy };
        }),
    );
  await expect
    .poll(async () => (await state()).filter(({ isNear }) => isNear).map((image) => image.state))
    .not.toContain('waiting');
  await expect
    .poll(async () => (await state()).filter((image) => image.isNear && image.state !== 'loaded'))
    .toEqual([]);
  // The same picture may also occur near the viewport, in which case it is loaded.
  const near = new Set((await state()).filter(({ isNear }) => isNear).map(({ src }) => src));
  const far = (await state()).filter(({ isNear, src }) => !isNear && !near.has(src));
  expect(far.length).toBeGreaterThan(10);
  expect(far.filter((image) => image.state !== 'waiting')).toEqual([]);
  // A waiting picture shows its colour. Otherwise, Chromium would draw the icon of a broken picture.
  await expect(page.locator('img[data-src]:not([data-lazy])').last()).toHaveCSS('content', /svg/);
  const before = asked.size;
  await page.mouse.wheel(0, 900);
  await expect.poll(() => asked.size).toBeGreaterThan(before);
  await expect
    .poll(async () => (await state()).every((image) => !image.isNear || image.state === 'loaded'))
    .toBe(true);
});

test('all pictures load before the page is printed', long, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(portal('/g/cate/type/'));
  const waiting = page.locator('img[data-src]:not([data-lazy])');
  await expect(waiting).not.toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(waiting).toHaveCount(0);
});

test('a rail loads the pictures that come near sideways', long, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, '/');
  const rail = page.getByRole('list', { name: 'Editors’ picks' });
  await rail.scrollIntoViewIfNeeded();
  await expect(rail.locator('img[data-lazy="loaded"]').first()).toBeVisible();
  const waiting = rail.locator('img[data-src]:not([data-lazy])');
  expect(await waiting.count()).toBeGreaterThan(0);
  // The page looks for pictures only a few times per second, so the test scrolls no faster than a visitor.
  await rail.evaluate(async (element) => {
    for (let left = 0; left < element.scrollWidth; left += 100) {
      element.scrollTo(left, 0);
      await new Promise((resolve) => {
        setTimeout(resolve, 60);
      });
    }
  });
  await expect(waiting).toHaveCount(0);
});

test('scrolling and resizing look for pictures at most every 200 ms', long, async ({ page }) => {
  await open(page, '/');
  const times = await page.evaluate(async () => {
    const checks: number[] = [];
    const plain = document.querySelectorAll.bind(document);
    document.querySelectorAll = (selector: string) => {
      if (selector.startsWith('img[data-src]')) checks.push(performance.now());
      return plain(selector);
    };
    const end = performance.now() + 1500;
    while (performance.now() < end) {
      dispatchEvent(new Event('scroll'));
      dispatchEvent(new Event('resize'));
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
    }
    return checks;
  });
  expect(times.length).toBeGreaterThan(3);
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThan(190);
});

test(
  'a picture that fails is requested three times, then shown as failed, with one line in the log',
  long,
  async ({ page, complaints }) => {
    const attempts: number[] = [];
    const lines: string[] = [];
    const seen = Promise.withResolvers<void>();
    await page.route('**/media/gone.webp', async (route) => {
      attempts.push(Date.now());
      if (attempts.length === 3) await seen.promise;
      await route.fulfill({ status: 404 });
    });
    page.on('console', (message) => {
      if (message.type() === 'log') lines.push(message.text());
    });
    await open(page, '/g/mygames');
    const image = await add(page, '/media/gone.webp');
    await expect.poll(() => attempts.length).toBe(2);
    await expect(image).toHaveCSS('content', /svg/);
    await expect.poll(() => attempts.length).toBe(3);
    await expect(image).toHaveAttribute('data-lazy', 'loading');
    seen.resolve();
    await expect(image).toHaveAttribute('data-lazy', 'error');
    expect(attempts).toHaveLength(3);
    const [first = 0, second = 0, third = 0] = attempts;
    expect(second - first).toBeLessThan(900);
    expect(third - second).toBeGreaterThanOrEqual(950);
    expect(lines).toEqual(['A picture failed to load 3 times: /media/gone.webp']);
    await expect(image).toHaveCSS('content', /svg/);
    // Chromium itself reports the missing file.
    expect(complaints.every((text) => text.includes('status of 404'))).toBe(true);
    complaints.length = 0;
  },
);

test('a picture that loads at the second attempt is like any other', long, async ({ page, complaints }) => {
  let count = 0;
  await page.route('**/media/late.webp', async (route) => {
    count += 1;
    if (count === 1) return route.abort();
    return route.fulfill({ contentType: 'image/gif', body: Buffer.from(pixel('').slice(22, -1), 'base64') });
  });
  await open(page, '/g/mygames');
  const image = await add(page, '/media/late.webp');
  await expect(image).toHaveAttribute('data-lazy', 'loaded');
  await expect(image).toHaveCSS('content', 'normal');
  expect(count).toBe(2);
  complaints.length = 0;
});

test('a picture without a source causes one warning', long, async ({ page, complaints }) => {
  await open(page, '/g/mygames');
  const image = await add(page, '');
  await expect(image).toHaveAttribute('data-lazy', 'error');
  await page.setViewportSize({ width: 1200, height: 700 });
  await add(page, pixel('next'));
  await expect(page.locator('img.added').last()).toHaveAttribute('data-lazy', 'loaded');
  expect(complaints).toEqual([expect.stringContaining('warning: A lazy picture has no source')]);
  complaints.length = 0;
});

test('the last two hundred addresses are shown again without the loading state', long, async ({ page }) => {
  // A page without pictures.
  await open(page, '/aboutUs');
  for (const [name, count] of [
    ['early', 10],
    ['late', 200],
  ] as const) {
    await page.evaluate(
      ([source, length]) => {
        for (let index = 0; index < length; index++) {
          const image = new Image();
          image.className = 'added';
          image.alt = '';
          image.dataset.src = source + String(index);
          // In the flow of the page, a few pictures would fill the window and push the others out of it.
          image.style.cssText = 'position:absolute;left:0;top:0';
          document.body.append(image);
        }
      },
      [pixel(name), count] as const,
    );
    await expect(page.locator(`img[data-src*="#${name}"][data-lazy="loaded"]`)).toHaveCount(count);
  }
  await page.evaluate(() => {
    for (const image of document.querySelectorAll('img.added')) image.remove();
    const states: string[] = [];
    Object.assign(window, { states });
    new MutationObserver((records) => {
      for (const { target, oldValue } of records) {
        const { src = '' } = (target as HTMLElement).dataset;
        states.push(`${src.split('#')[1] ?? ''} was ${oldValue ?? 'waiting'}`);
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-lazy'], attributeOldValue: true });
  });
  // Far below the viewport, a picture with a known address is shown, and others stay lazy.
  const remembered = await add(page, pixel('late0'), 90_000);
  await expect(remembered).toHaveAttribute('data-lazy', 'loaded');
  await expect(remembered).toHaveAttribute('src', pixel('late0'));
  await expect(await add(page, pixel('late199'), 90_000)).toHaveAttribute('data-lazy', 'loaded');
  const forgotten = await add(page, pixel('early5'));
  await expect(forgotten).toHaveAttribute('data-lazy', 'loaded');
  const states = await page.evaluate(() => (window as unknown as { states: string[] }).states);
  expect(states).toEqual([
    'late0 was waiting',
    'late199 was waiting',
    'early5 was waiting',
    'early5 was loading',
  ]);
});

test(
  'client navigation adds pictures that load too, and going back shows them immediately',
  long,
  async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => Object.assign(window, { stillTheSameDocument: true }));
    const { title } = someGame();
    await page.getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const related = page.locator('main img[data-src]').first();
    await related.scrollIntoViewIfNeeded();
    await expect(related).toHaveAttribute('data-lazy', 'loaded');
    expect(await related.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.goBack();
    await expect(page.locator('.mosaic img[data-lazy="loaded"]').first()).toBeAttached();
    expect(await page.evaluate(() => 'stillTheSameDocument' in window)).toBe(true);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every cover is in the same box in its copy for pages without script', long, async ({ page }) => {
    const asked = new Set<string>();
    page.on('requestfinished', (request) => asked.add(new URL(request.url()).pathname));
    await page.goto(portal(someCategory().address));
    const grid = page.locator('.tile-grid').first();
    const boxes = await grid
      .locator('noscript img')
      .evaluateAll((covers) => covers.map((cover) => [cover.clientWidth, cover.clientHeight]));
    expect(boxes.length).toBeGreaterThan(0);
    for (const [width, height] of boxes) expect(width).toBe(height);
    const waiting = page.locator('img[data-src]');
    expect(await waiting.count()).toBeGreaterThan(0);
    await expect(waiting.first()).toBeHidden();
    const twins = page.locator('noscript img');
    expect(await twins.count()).toBe(await waiting.count());
    const boxOf = (selector: string) => page.locator(selector).first().boundingBox();
    const eager = await boxOf('.tile picture img');
    expect(await boxOf('.tile noscript img')).toMatchObject({ width: eager?.width, height: eager?.height });
    const source = await twins.first().getAttribute('src');
    expect([...asked].some((path) => path.startsWith(source?.replace(/-\d+\.webp$/, '') ?? '-'))).toBe(true);
  });
});
