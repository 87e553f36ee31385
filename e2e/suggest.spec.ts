import type { Page } from '@playwright/test';
import { expect, long, open, painted, portal, test } from './support/fixtures.ts';
import { findBarriers } from './support/page-checks.ts';
import { misspelt } from '#test/http/starter-items.ts';
import { someGame } from './support/starter-items.ts';

const field = (page: Page) => page.locator('header').getByRole('combobox');
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');
const active = (page: Page) => list(page).locator('[aria-selected="true"]');

/** Focuses the field and waits until the code of the list is loaded. */
async function focusField(page: Page) {
  await page.locator('header').getByRole('searchbox').focus();
  await expect(field(page)).toBeFocused();
}

async function type(page: Page, text: string) {
  await focusField(page);
  await page.keyboard.type(text);
}

test('characters that are typed before the list is loaded count', long, async ({ page }) => {
  await open(page, '/g');
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('header input[name=kw]')!;
    const read = Storage.prototype.getItem;
    // The list reads earlier searches when it is rendered, some time before it is visible. The first read is therefore
    // the moment at which the characters are typed.
    Storage.prototype.getItem = function (key) {
      Storage.prototype.getItem = read;
      setTimeout(() => {
        input.value = 'bubble';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
      return read.call(this, key);
    };
    input.focus();
  });
  await expect(options(page).last()).toContainText('Search for “bubble”');
});

for (const width of [390, 1024, 1440]) {
  test(
    `${width} px: suggestions fit the window, are accessible and hide nothing permanently`,
    long,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, '/g');
      await type(page, 'g');
      await expect(options(page).first()).toBeVisible();
      const box = await list(page).boundingBox();
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(await findBarriers(page, 'header')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(list(page)).toBeHidden();
      await expect(field(page)).toHaveValue('g');
      await page.keyboard.press('Escape');
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(field(page)).not.toBeFocused();
    },
  );
}

test('the keys move through the list and back to the field, and Enter opens the selection', async ({
  page,
}) => {
  const { title, word } = someGame();
  await open(page, '/g');
  await type(page, word);
  await expect(options(page).first()).toContainText(title);
  await expect(options(page).first().locator('mark')).toHaveText(title.slice(0, word.length));
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(active(page)).toHaveText(`Search for “${word}”`);
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toContainText(title);
  const id = await active(page).getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(list(page)).toBeHidden();
});

test('a typo still finds games, and an unknown name leads to the search', long, async ({ page }) => {
  const { title } = someGame();
  await open(page, '/g');
  await type(page, misspelt(title));
  await expect(options(page).first()).toContainText(title);
  await field(page).fill('qqxxzz');
  await expect(page.getByText('Nothing has that name.')).toBeVisible();
  await expect(page.locator('header').getByRole('status')).toHaveText('No suggestions.');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(portal('/g/search/qqxxzz'));
});

test('recent searches and categories are shown before the first key', long, async ({ page }) => {
  await open(page, '/g');
  await type(page, 'chess');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(portal('/g/search/chess'));
  await open(page, '/g');
  await focusField(page);
  await expect(options(page).first()).toHaveText('chess');
  for (const name of ['Categories', 'Try one of these']) {
    await expect(list(page).getByRole('group', { name }).getByRole('option').first()).toBeVisible();
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(list(page).getByRole('option', { name: 'chess' })).toHaveCount(0);
  await expect(list(page).getByRole('group', { name: 'Recent searches' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('last_searches'))).toBe('[]');
});

test(
  'the list is never blank: without categories it shows cities, without a connection a hint',
  long,
  async ({ page, context }) => {
    await open(page, '/weather');
    await focusField(page);
    await expect(list(page).getByRole('group', { name: 'Large cities' }).getByRole('option')).toHaveCount(8);
    await page.keyboard.press('Escape');
    await open(page, '/g');
    await page.route('**/api/suggest?*', (route) => route.fulfill({ status: 204 }));
    await focusField(page);
    await expect(page.getByText('Type what you are looking for')).toBeVisible();
    await context.unrouteAll();
  },
);

test('the mouse selects and clears without taking the focus first', long, async ({ page }) => {
  const { title, word } = someGame();
  await page.addInitScript(() => localStorage.setItem('last_searches', '["one","two"]'));
  await open(page, '/g');
  await focusField(page);
  await page.getByTitle('Remove').first().click();
  await expect(options(page).first()).toHaveText('two');
  await expect(field(page)).toBeFocused();
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(list(page).getByRole('group', { name: 'Recent searches' })).toHaveCount(0);
  await page.keyboard.type(title.toLowerCase().slice(0, word.length + 2));
  await expect(options(page).first()).toContainText(title);
  await options(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a late answer does not replace a newer one', long, async ({ page }) => {
  const { title, word } = someGame();
  const [first = '', ...others] = word;
  const aborted: string[] = [];
  page.on('requestfailed', (request) => aborted.push(new URL(request.url()).searchParams.get('q') ?? ''));
  const late = Promise.withResolvers<null>();
  const answered = Promise.withResolvers<null>();
  await page.route(`**/api/suggest?*q=${first}`, async (route) => {
    const response = await route.fetch();
    await late.promise;
    await route.fulfill({ response }).catch(() => {});
    answered.resolve(null);
  });
  await open(page, '/g');
  const asked = page.waitForRequest((request) => request.url().endsWith(`q=${first}`));
  await type(page, first);
  await asked;
  await page.keyboard.type(others.join(''));
  await expect(options(page).first()).toContainText(title);
  await expect.poll(() => aborted).toContain(first);
  late.resolve(null);
  await answered.promise;
  await painted(page);
  await expect(options(page).first()).toContainText(title);
});

test('a failed request is explained, and the next key asks again', long, async ({ page, complaints }) => {
  const { title, word } = someGame();
  const start = word.slice(0, -1);
  await open(page, '/g');
  await focusField(page);
  // Only this request fails. Without a connection, the code of the page may be missing, too.
  await page.route('**/api/suggest?*', (route) => route.abort());
  await page.keyboard.type(start);
  await expect(page.getByText('Suggestions could not load.').filter({ visible: true }).last()).toBeVisible();
  await expect(options(page).last()).toContainText(`Search for “${start}”`);
  await page.unroute('**/api/suggest?*');
  await page.keyboard.type(word.slice(-1));
  await expect(options(page).first()).toContainText(title);
  // The browser reports each failed request itself.
  complaints.splice(0);
});

test('the page does not load the list’s code before the field has the focus', long, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, '/g');
  expect(scripts.filter((url) => /\/assets\/suggestions-/.test(url))).toEqual([]);
  await focusField(page);
  expect(scripts.filter((url) => /\/assets\/suggestions-/.test(url))).toHaveLength(1);
});

test('browsers discover the site’s search', long, async ({ page, request }) => {
  await open(page, '/');
  const href = await page.locator('link[rel="search"]').getAttribute('href');
  const description = await (await request.get(portal(href ?? ''))).text();
  expect(description).toContain('/g/search?kw={searchTerms}');
  expect(description).toContain('/api/suggest/opensearch?q={searchTerms}');
  const { title, word } = someGame();
  const text = title.toLowerCase().slice(0, word.length + 4);
  const answer = await request.get(portal(`/api/suggest/opensearch?q=${encodeURIComponent(text)}`));
  expect(answer.headers()['content-type']).toBe('application/x-suggestions+json');
  const [typed, names, details, addresses] = (await answer.json()) as [string, string[], string[], string[]];
  expect([typed, names[0]]).toEqual([text, title]);
  expect(details).toHaveLength(names.length);
  expect(addresses[0]).toMatch(/^https?:\/\/.+\/g\/details\/\d+$/);
});
