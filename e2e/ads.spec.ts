import type { Page } from '@playwright/test';
import { adOrigin, startAdNetwork, type AdNetwork } from './support/ad-origin.ts';
import { expect, hydrated, long, longIf, open, portal, test } from './support/fixtures.ts';
import { exportBundle, importParts, type Bundle } from './support/site-bundle.ts';
import { readShifts, watchShifts } from './support/shifts.ts';
import { someCategory, someGame } from './support/starter-items.ts';

declare global {
  interface Window {
    ran?: string[];
  }
}

const games = 2;

function entry(id: number, type: number, own: Record<string, unknown> = {}) {
  return {
    id,
    type,
    data_type: 0,
    position: '',
    ad_type: 0,
    cou: 0,
    script: '',
    div: '',
    script_in_div: '',
    ...own,
  };
}

function block(module: string, config: Record<string, unknown> = {}) {
  return { module, config };
}

function slot(number: number, config: Record<string, unknown> = {}) {
  return block('ad', { ad_box: { ad_cou: { value: String(number) } }, idName: `slot${number}`, ...config });
}

const slotMarkup = '<div class="slot"></div>';
const own = '<p>Play our own game</p>';
const ranInSlot = (name: string) =>
  `(window.ran ??= []).push('${name}'); document.currentScript.parentElement.querySelector('.slot').textContent = '${name} was here';`;

const ads = [
  entry(1, 1, { script: `${adOrigin}/tag.js`, position: 'head' }),
  entry(2, 2, { script: "(window.ran ??= []).push('inline');", position: 'body' }),
  entry(3, 3, { cou: 13, div: slotMarkup, script_in_div: ranInSlot('in-div') }),
  entry(4, 4, { cou: 14, div: slotMarkup, script_in_div: `${adOrigin}/frame-writer.js` }),
  entry(5, 5, { cou: 15, div: own }),
  entry(6, 5, { cou: 14, div: '<p>Until then our own</p>' }),
  entry(7, 5, { cou: 16, div: `<img src="${adOrigin}/picture.svg" alt="A boat" width="300" height="250">` }),
  entry(8, 2, { script: "(window.ran ??= []).push('search only');", ad_type: 4 }),
  entry(9, 3, { cou: 17, div: slotMarkup, script_in_div: ranInSlot('not-executed') }),
];

const home = [
  block('topBar'),
  block('homeHeading'),
  slot(13),
  slot(14),
  slot(15),
  slot(16),
  slot(17, { notExecute: true }),
  slot(99),
  block('quickView', { title: 'Grid', item_count: 5, ad_position: [2, 9], ad_index: [15] }),
  block('row', { title: 'Row', item_count: 5, ad_position: [1], ad_box: { ad_cou: { value: '15' } } }),
  block('text', { text: 'First words.\n\nLast words.', ad_position: [1], ad_index: [15] }),
  block('bottomBar'),
];

let network: AdNetwork;
let before: Bundle;

async function publish(entries: readonly unknown[], settings: Bundle = {}): Promise<void> {
  const mark = `Ads ${Date.now()}`;
  await importParts(
    {
      ads: entries,
      layouts: { ...(before.layouts as object), [games]: { '1': home } },
      settings: { ...(before.settings as object), copyright: mark, ...settings },
    },
    '/g',
    (html) => html.includes(mark),
  );
}

async function accept(page: Page): Promise<void> {
  await page.addInitScript(() => {
    try {
      localStorage.setItem(`consent_${location.host}`, 'accepted');
    } catch {
      // Frames of other origins may have no storage.
    }
  });
}

/**
 * Expects that no script of an ad has run or is in the document. To be sure, it adds a script of the same network now,
 * which usually runs after all scripts that were requested before.
 */
async function expectNoScripts(page: Page): Promise<void> {
  await page.addScriptTag({ url: `${adOrigin}/more.js` });
  await expect(page.locator(`script[src^="/ads/"], script[src^="${adOrigin}"]`)).toHaveCount(1);
  expect(await ran(page)).toEqual(['more']);
  expect(new Set(network.asked)).toEqual(new Set(['/more.js']));
}

const ran = (page: Page) => page.evaluate(() => window.ran ?? []);
const shown = (page: Page, number: number, variant = 'p') => page.locator(`#slot${number}_${variant}`);

test.describe('the fresh install', () => {
  for (const [address, heading, href] of [
    ['/', 'Let the dice pick', '/g/details'],
    [someGame().address, 'A shelf of your own', '/g/mygames'],
    [someCategory().address, 'Explore the whole arcade', '/g/cate/type/'],
  ] as const) {
    test(
      `${address} has a labelled promotion of the portal’s own content`,
      longIf(address !== '/'),
      async ({ page }) => {
        await page.goto(portal(address));
        const ad = page.getByRole('complementary', { name: 'Advertisement' });
        await expect(ad.getByText('Advertisement').filter({ visible: true })).toHaveCount(1);
        await expect(ad.getByRole('link', { name: heading })).toHaveAttribute('href', href);
        await expect(ad.getByRole('link')).toHaveCount(1);
        const picture = ad.getByRole('link').locator('img');
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveJSProperty('complete', true);
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0);
      },
    );
  }
});

test.describe('entries of every type', () => {
  test.beforeAll(async () => {
    network = await startAdNetwork();
    before = await exportBundle();
    await publish(ads);
  });

  test.afterAll(async () => {
    network.stop();
    await importParts({ ads: before.ads, layouts: before.layouts, settings: before.settings }, '/g', (html) =>
      html.includes('Let the dice pick'),
    );
  });

  test.beforeEach(async ({ page }) => {
    network.forget();
    await network.serve(page);
    await watchShifts(page);
  });

  test(
    'types 1 to 4 wait for a decision, type 5 with its own parts is shown immediately',
    long,
    async ({ page }) => {
      await open(page, '/g');
      await expect(shown(page, 15).getByText('Play our own game')).toBeVisible();
      await expect(shown(page, 14).getByText('Until then our own')).toBeVisible();
      await expect(page.locator('#slot99_p')).toHaveCount(0);
      for (const number of [13, 14]) {
        const box = await shown(page, number).locator('.ad-box').boundingBox();
        expect([box?.width, box?.height]).toEqual([300, 250]);
      }
      await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
      await expectNoScripts(page);
    },
  );

  test('after Accept all of them run once in their own slots, and nothing moves', async ({ page }) => {
    await open(page, '/g');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect
      .poll(async () => (await ran(page)).toSorted())
      .toEqual(['frame-writer', 'in-div', 'inline', 'tag']);
    await expect(shown(page, 13).getByText('in-div was here')).toBeVisible();
    await expect(shown(page, 14).frameLocator('iframe').getByText('Buy this boat')).toBeVisible();
    await expect(shown(page, 14).getByText('Until then our own')).toHaveCount(0);
    await expect(shown(page, 16).getByRole('img', { name: 'A boat' })).toBeVisible();
    await expect(shown(page, 17).locator('.slot')).toHaveText('');
    expect(await page.locator('head script[data-ad-entry]').evaluateAll(entryIds)).toEqual(['1']);
    expect(await page.locator('body > script[data-ad-entry]').evaluateAll(entryIds)).toEqual(['2']);
    expect(await readShifts(page)).toEqual([]);
    expect(network.asked.filter((path) => path.endsWith('.js')).toSorted()).toEqual([
      '/frame-writer.js',
      '/tag.js',
    ]);
  });

  test('after Reject nothing runs; Cookie settings can change that', long, async ({ page }) => {
    await open(page, '/g');
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await expectNoScripts(page);
    await page.reload();
    await hydrated(page);
    await expectNoScripts(page);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect
      .poll(async () => (await ran(page)).toSorted())
      .toEqual(['frame-writer', 'in-div', 'inline', 'more', 'tag']);
  });

  test('a resize across 768 px shows the other box and runs nothing twice', long, async ({ page }) => {
    await accept(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/g');
    await expect(shown(page, 13, 'm').getByText('in-div was here')).toBeVisible();
    await expect(shown(page, 13, 'p')).toBeHidden();
    await expect(shown(page, 14, 'm').frameLocator('iframe').getByText('Buy this boat')).toBeVisible();
    const atFirst = (await ran(page)).toSorted();
    for (const width of [1440, 767, 768]) {
      await page.setViewportSize({ width, height: 844 });
      const [variant, other] = width < 768 ? ['m', 'p'] : ['p', 'm'];
      await expect(shown(page, 13, variant).getByText('in-div was here')).toBeVisible();
      await expect(shown(page, 13, other)).toBeHidden();
      await expect(shown(page, 14, variant).frameLocator('iframe').getByText('Buy this boat')).toBeVisible();
      await expect(page.getByText('in-div was here')).toHaveCount(1);
    }
    expect((await ran(page)).toSorted()).toEqual(atFirst);
  });

  test(
    'client navigation runs nothing twice, keeps running ads, and the policy still allows them',
    long,
    async ({ page }) => {
      await accept(page);
      await open(page, '/g');
      await expect(shown(page, 13).getByText('in-div was here')).toBeVisible();
      await expect.poll(async () => (await ran(page)).length).toBe(4);
      await page.locator('.tile-grid a').first().click();
      await expect(page).toHaveURL(/\/g\/details\/\d+$/);
      await page.getByRole('link', { name: 'Portico' }).first().click();
      await expect(page).toHaveURL(portal('/'));
      await expect(shown(page, 13).getByText('in-div was here')).toBeVisible();
      await expect(shown(page, 14).frameLocator('iframe').getByText('Buy this boat')).toBeVisible();
      expect((await ran(page)).length).toBe(4);
      await page.goto(portal('/g/search/puzzle'));
      await expect.poll(async () => await ran(page)).toContain('search only');
    },
  );

  test('a block’s ads are between its children, or after the block', long, async ({ page }) => {
    await open(page, '/g');
    const grid = page.locator('.tile-grid');
    const kinds = await grid.evaluate((list) =>
      [...list.children].map((child) => (child.className.includes('ad-wrap') ? child.className : 'tile')),
    );
    const first = 'ad-wrap ad-page-home ad-info-0 ad-index-15 ad-pos-2';
    expect(kinds).toEqual(['tile', 'tile', first, first, 'tile', 'tile', 'tile']);
    const wrap = grid.locator('.ad-wrap[data-ad-variant="p"]');
    const [outer, inner] = [await grid.boundingBox(), await wrap.boundingBox()];
    expect(inner?.width).toBe(outer?.width);
    await expect(grid.locator('.ad-wrap[data-ad-variant="m"]')).toBeHidden();
    const words = page.locator('.prose', { hasText: 'First words.' });
    expect((await words.innerText()).split(/\n+/)).toEqual([
      'First words.',
      'Advertisement',
      'Play our own game',
      'Last words.',
    ]);
    await expect(page.locator('section:has(h2:text("Row")) + .ad-pos-1').first()).toHaveCount(1);
  });

  test('without script, the site’s own promotions are in their boxes', long, async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(portal('/g'));
    await expect(shown(page, 15, 'm').getByText('Play our own game')).toBeVisible();
    await expect(shown(page, 15, 'p')).toBeHidden();
    await context.close();
  });

  test('failing, slow and throwing ads do not disturb the page', long, async ({ page, complaints }) => {
    await publish([
      entry(21, 1, { script: `${adOrigin}/slow.js` }),
      entry(22, 1, { script: `${adOrigin}/missing.js` }),
      entry(23, 1, { script: `${adOrigin}/throws.js` }),
      entry(24, 4, { cou: 14, div: slotMarkup, script_in_div: `${adOrigin}/missing.js` }),
      entry(25, 1, { script: `${adOrigin}/tag.js` }),
    ]);
    await accept(page);
    await open(page, '/g');
    await expect.poll(async () => (await ran(page)).toSorted()).toEqual(['tag', 'throws']);
    await page.getByRole('searchbox').fill(someGame().word);
    await page.locator('.tile-grid a').first().click();
    await expect(page).toHaveURL(/\/g\/details\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect.poll(async () => await ran(page), { timeout: 10_000 }).toContain('slow');
    const ours = complaints.filter((text) => text.includes('Ad entry'));
    expect(ours.toSorted()).toEqual([
      `error: Ad entry 22: its script could not be loaded (${adOrigin}/missing.js)`,
      `error: Ad entry 24: its script could not be loaded (${adOrigin}/missing.js)`,
    ]);
    const others = complaints.filter((text) => !text.includes('Ad entry') && !text.includes('status of 404'));
    expect(new Set(others)).toEqual(new Set(['page error: the ad broke']));
    complaints.length = 0;
  });

  test(
    'scripts that load others are refused unless the operator sets strict-dynamic',
    long,
    async ({ page, complaints }) => {
      const entries = [entry(31, 1, { script: `${adOrigin}/loads-more.js` })];
      await publish(entries);
      await accept(page);
      await open(page, '/g');
      await expect.poll(() => complaints.join()).toContain('more.js');
      expect(await ran(page)).toEqual([]);
      complaints.length = 0;
      await publish(entries, { adsPolicy: 'strict-dynamic' });
      await open(page, '/g');
      await expect.poll(async () => await ran(page)).toEqual(['more']);
    },
  );

  test('scripts have the attributes of their entries', long, async ({ page }) => {
    const attributes = {
      'data-domain': 'portal.example',
      'data-website-id': 'x-1',
      crossorigin: 'anonymous',
      defer: true,
    };
    await publish([
      entry(41, 1, { script: `${adOrigin}/attributes.js`, attributes }),
      entry(42, 3, {
        cou: 13,
        div: slotMarkup,
        attributes: { 'data-slot': 'here' },
        script_in_div: '(window.ran ??= []).push(document.currentScript.dataset.slot);',
      }),
    ]);
    await accept(page);
    await open(page, '/g');
    await expect
      .poll(async () => (await ran(page)).toSorted())
      .toEqual(
        [
          'anonymous',
          'here',
          JSON.stringify({ domain: 'portal.example', websiteId: 'x-1', adEntry: '41' }),
        ].toSorted(),
      );
  });

  test(
    'a tag that brings scripts, styles, frames and beacons is refused by default and runs with strict-dynamic',
    long,
    async ({ page, complaints }) => {
      // The test publishes twice, so it gets more time.
      test.slow();
      const entries = [entry(51, 4, { cou: 14, div: slotMarkup, script_in_div: `${adOrigin}/gpt.js` })];
      await publish(entries);
      await accept(page);
      await open(page, '/g');
      await expect.poll(() => complaints.join()).toContain('gpt-impl.js');
      expect(network.asked).toEqual(['/gpt.js']);
      complaints.length = 0;
      network.forget();

      await publish(entries, { adsPolicy: 'strict-dynamic' });
      await open(page, '/g');
      await expect.poll(async () => await ran(page)).toEqual(['dashed', '3px']);
      await expect(shown(page, 14).frameLocator('iframe').getByText('Buy this boat')).toBeVisible();
      await expect
        .poll(() => network.asked.toSorted())
        .toEqual(['/beacon', '/bid', '/frame.html', '/gpt-impl.js', '/gpt.css', '/gpt.js']);
      // The page's own style sheet and scripts also work under the wider policy.
      await page.locator('.tile-grid a').first().click();
      await expect(page).toHaveURL(/\/g\/details\/\d+$/);
      expect(complaints).toEqual([]);
    },
  );

  test('a consent platform replaces the banner', long, async ({ page }) => {
    await publish([entry(61, 1, { script: `${adOrigin}/tag.js` })], {
      'consent.source': 'tcf',
      'consent.script': `${adOrigin}/cmp.js`,
      'consent.attributes': { 'data-site': 'Portal' },
    });
    await open(page, '/g');
    const ask = page.getByRole('button', { name: 'Consent of Portal' });
    await expect(ask).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Cookies on this site' })).toHaveCount(0);
    expect(await ran(page)).toEqual([]);
    await ask.click();
    await expect.poll(async () => await ran(page)).toEqual(['tag']);
    const said = await page.evaluate(() =>
      (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((call) => Array.from(call)),
    );
    expect(said.map(([, what, values]) => [what, Object.values(values as object)])).toEqual([
      ['default', ['denied', 'denied', 'denied', 'denied']],
      ['update', ['granted', 'granted', 'granted', 'granted']],
    ]);
    // The platform stores the decision. The portal does not store it.
    expect(await page.evaluate(() => localStorage.getItem(`consent_${location.host}`))).toBeNull();
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(ask).toBeVisible();
    await ask.click({ button: 'right' });
    await expect(page.locator('html')).toHaveAttribute('data-tcf', 'not-accepted');
    await page.locator('.tile-grid a').first().click();
    await expect(page).toHaveURL(/\/g\/details\/\d+$/);
    await expect(page.locator('html')).toHaveAttribute('data-tcf', 'not-accepted');
  });
});

function entryIds(elements: Element[]): (string | undefined)[] {
  return elements.map((element) => (element as HTMLElement).dataset.adEntry);
}
