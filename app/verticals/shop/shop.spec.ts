import { expect, hydrated, long, open, portal, test } from '#e2e/support/fixtures.ts';
import { expectSound } from '#e2e/support/page-checks.ts';
import { watchShifts } from '#e2e/support/shifts.ts';

test('a visitor finds a coupon, copies its code and reports that it worked', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/e');
  await page.getByRole('article').filter({ hasText: 'Show the code' }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/e\/coupon\/\d+#code$/);
  const code = page.locator('code');
  const copied = page.locator('[aria-live="polite"]').getByText('Copied', { exact: true });
  await expect(code).toBeVisible();
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.innerText());

  await open(page, new URL(page.url()).pathname);
  await expect(code).toBeHidden();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByText('Show and copy the code').click();
  await expect(code).toBeVisible();
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.innerText());
  await expect(page.getByRole('link', { name: /opens in a new tab/ })).toBeVisible();
  await page.getByRole('button', { name: 'It worked' }).click();
  await expect(page.getByRole('button', { name: 'It worked' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Not enough votes yet.')).toBeVisible();
  await page.getByRole('button', { name: 'It worked' }).click();
  await expect(page.getByRole('button', { name: 'It worked' })).toHaveAttribute('aria-pressed', 'false');
});

for (const refusal of ['refused', 'missing']) {
  test(`a code is shown and selected where the clipboard is ${refusal}`, long, async ({ page }) => {
    await page.addInitScript((isMissing) => {
      const value = isMissing
        ? undefined
        : { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) };
      Object.defineProperty(navigator, 'clipboard', { value });
    }, refusal === 'missing');
    await open(page, '/e');
    const link = page.getByRole('article').filter({ hasText: 'Show the code' }).first().getByRole('link');
    const address = (await link.getAttribute('href')) ?? '';
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, address.replace('#code', ''));
    await page.getByText('Show and copy the code').click();
    const code = page.locator('code');
    await expect(code).toBeVisible();
    await expect(page.getByText('It is selected, so you can copy it yourself.')).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await code.innerText());
    const isCovered = (element: HTMLElement) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(left + width / 2, top + height - 2));
    };
    expect(await code.evaluate(isCovered)).toBe(false);
  });
}

test('a visitor’s own figures reorder the cards, and four cards can be compared', long, async ({ page }) => {
  await open(page, '/e');
  await page.getByRole('article').filter({ hasText: 'Interest (APR)' }).first().getByRole('link').click();
  await page.getByRole('link', { name: 'Choose other cards to compare' }).click();
  await expect(page).toHaveURL(/\/e\/cate\/\d+/);
  await expect(page.getByRole('button', { name: 'Compare' })).toBeVisible();
  const costs = () => page.locator('article dl > div:last-child').allInnerTexts();
  const amounts = async () =>
    (await costs()).map((text) => {
      const amount = Number(/\$([\d,.]+) a year/.exec(text)?.[1]?.replaceAll(',', ''));
      return text.startsWith('You gain') ? -amount : amount;
    });
  const before = await amounts();
  expect(before).toEqual([...before].sort((a, b) => a - b));
  await page.getByLabel('Balance carried over').fill('3000');
  await expect.poll(amounts).not.toEqual(before);
  const after = await amounts();
  expect(after).toEqual([...after].sort((a, b) => a - b));
  const boxes = page.getByRole('main').getByRole('checkbox');
  await expect(boxes.and(page.locator(':checked'))).toHaveCount(4);
  await expect(boxes.and(page.locator(':not(:checked)')).first()).toBeDisabled();
  // On phones, the button stays in view above the bar of sections.
  await page.setViewportSize({ width: 390, height: 844 });
  await boxes.first().scrollIntoViewIfNeeded();
  const sections = page.getByRole('navigation', { name: 'Sections' }).filter({ visible: true });
  await expect
    .poll(async () => {
      const compare = await page.getByRole('button', { name: 'Compare' }).boundingBox();
      const bar = await sections.last().boundingBox();
      return compare && bar && compare.y > 0 && compare.y + compare.height <= bar.y;
    })
    .toBe(true);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeInViewport();
});

test('a visitor’s own figures and chosen cards come back with their page', long, async ({ page }) => {
  const groceries = page.getByLabel('Groceries');
  const balance = page.getByLabel('Balance carried over');
  const advice = page.getByText('With these numbers');
  const compare = page.getByRole('button', { name: 'Compare' });
  const titles = page.getByRole('main').getByRole('article').getByRole('heading');
  const box = (title: string) => page.getByRole('checkbox', { name: title });
  const shown = async () => ({
    amounts: [await groceries.inputValue(), await balance.inputValue()],
    advice: await advice.innerText(),
    titles: await titles.allInnerTexts(),
    ticked: await titles.and(page.locator('article:has(:checked) h3')).allInnerTexts(),
    canCompare: await compare.isEnabled(),
  });

  // The first input happens before the app starts, so the test holds back the app's scripts.
  const { promise: isAllowed, resolve: start } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await isAllowed;
    await route.continue();
  });
  await page.goto(portal('/e/cate/407'), { waitUntil: 'domcontentloaded' });
  const usual = await titles.allInnerTexts();
  const usualAdvice = await advice.innerText();
  await balance.fill('5000');
  await box(usual[1] ?? '').check();
  start();
  await hydrated(page);
  await expect(advice).not.toHaveText(usualAdvice);
  await expect(balance).toHaveValue('5000');
  await expect(box(usual[1] ?? '')).toBeChecked();

  await box(usual[0] ?? '').check();
  await groceries.fill('20');
  await expect.poll(() => titles.allInnerTexts()).not.toEqual(usual);
  const before = await shown();
  expect(before.ticked.toSorted()).toEqual(usual.slice(0, 2).toSorted());
  expect(before.canCompare).toBe(true);

  await page.getByRole('main').getByRole('article').last().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Choose other cards to compare' })).toBeVisible();
  await balance.fill('77');
  await page.goBack();
  await expect(page).toHaveURL(/\/e\/cate\/407$/);
  await expect.poll(shown).toEqual(before);
  await page.goForward();
  await expect(page).toHaveURL(/\/e\/creditcards\//);
  await expect(balance).toHaveValue('77');
  await page.goBack();
  await expect(page).toHaveURL(/\/e\/cate\/407$/);

  await compare.click();
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeInViewport();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/e\/cate\/407$/);
  await expect.poll(shown).toEqual(before);
  await page.reload();
  await hydrated(page);
  await expect.poll(shown).toEqual(before);
});

test('the button that compares two cards is above the cookie sheet', long, async ({ page }) => {
  await open(page, '/e/cate/407');
  const boxes = page.getByRole('main').getByRole('checkbox');
  await boxes.first().check();
  await expect(page.getByText('Choose one more card to compare')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Compare' })).toBeDisabled();
  await boxes.nth(1).check();
  await expect(page.getByRole('button', { name: 'Compare' })).toBeEnabled();
  const sheet = page.getByRole('dialog', { name: 'Cookies on this site' });
  await expect(sheet).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => {
        const compare = await page.getByRole('button', { name: 'Compare' }).boundingBox();
        const top = (await sheet.boundingBox())?.y ?? 0;
        return compare && compare.y > 0 && compare.y + compare.height <= top;
      })
      .toBe(true);
  }
  // In a low window, a checkbox that the bar covers moves into view when it receives the focus.
  await page.setViewportSize({ width: 1366, height: 768 });
  const box = boxes.nth(2);
  const hiddenHeight = () =>
    box.evaluate((element) => {
      const bar = element.closest('form')?.querySelector('.comparison-bar')?.getBoundingClientRect();
      return element.getBoundingClientRect().bottom - (bar?.top ?? 0);
    });
  await box.scrollIntoViewIfNeeded();
  const hidden = await hiddenHeight();
  await page.evaluate((distance) => scrollBy({ top: distance, behavior: 'instant' }), hidden - 24);
  expect(await hiddenHeight()).toBeGreaterThan(0);
  await box.focus();
  await expect.poll(hiddenHeight).toBeLessThanOrEqual(0);
});

for (const width of [390, 1440]) {
  test(
    `home, offers, lists and comparison fit, do not shift and pass axe at ${width} px`,
    long,
    async ({ page }) => {
      test.slow();
      await watchShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/e');
      const first = (kind: string) => page.locator(`a[href^="/e/${kind}/"]`).first().getAttribute('href');
      const [coupon, deal, card] = [
        await first('coupon'),
        await first('details'),
        await first('creditcards'),
      ];
      const ids = (
        await page
          .locator('article a[href^="/e/creditcards/"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      )
        .slice(0, 4)
        .map((href) => href?.split('/').pop());
      for (const address of [
        '/e',
        coupon,
        deal,
        card,
        '/e/cate/401',
        `/e/cate/407?compare=${ids.join(',')}`,
        '/e/search/tea',
      ]) {
        await open(page, address ?? '');
        await expectSound(page, address ?? '');
      }
    },
  );
}

test('four compared cards fit beside each other from 768 px', long, async ({ page }) => {
  await open(page, '/e');
  const links = page.locator('article a[href^="/e/creditcards/"]');
  const ids = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')?.split('/').pop()),
  );
  await open(page, `/e/cate/407?compare=${ids.slice(0, 4).join(',')}`);
  const comparison = page.getByRole('region', { name: 'Comparison of cards' });
  await expect(comparison.locator('thead th')).toHaveCount(4);
  for (const width of [768, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const hidden = await comparison.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(hidden, `${width} px`).toBe(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a code is revealed and cards are compared', long, async ({ page }) => {
    await page.goto(portal('/e'));
    const link = page.locator('.ticket').filter({ hasText: 'Show the code' }).first().locator('a');
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page.locator('code')).toBeVisible();
    await page.goto(portal(address.replace('#code', '')));
    await page.getByText('Show and copy the code').click();
    await expect(page.locator('code')).toBeVisible();
    await page.goto(portal('/e/cate/407'));
    for (const index of [0, 1]) await page.getByRole('main').getByRole('checkbox').nth(index).check();
    await page.getByLabel('Groceries').fill('900');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('heading', { name: 'Side by side' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Comparison of cards' }).locator('thead th')).toHaveCount(
      2,
    );
    await expect(page.getByLabel('Groceries')).toHaveValue('900');
  });
});
