import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { preparePassword, setPassword } from '#app/operators/credentials.server.ts';
import { saveItemChecks } from '#app/store/item-checks.server.ts';
import type { OperatorRole } from '#app/store/schema.ts';
import { porticoOn } from '#e2e/support/site-bundle.ts';
import { storeWaitingRun } from './screens/feeds/waiting-run.fixture.ts';
import { addressOf, startStudio, type TestStudio } from './server/studio.fixture.ts';
import { watchConsole } from './spec-support.ts';

let studio: TestStudio;

test.beforeAll(async () => {
  studio = await startStudio([]);
  await porticoOn(studio.app.dataDir, 'settings', 'set', 'languages', '["en","de","ar"]');
});

test.afterAll(() => studio.stop());

/** Signs the browser in without the sign-in page, which access.spec.ts tests. */
async function signIn(page: Page, role: OperatorRole = 'owner'): Promise<void> {
  const [name = '', value = ''] = (await studio.signIn(role)).split('=');
  await page.context().addCookies([{ name, value, url: studio.origin }]);
}

/** Returns the first section and its first rows. */
async function readFirstSection(page: Page) {
  const section = new URL((await page.request.get(`${studio.origin}/content`)).url()).pathname;
  const answer = await page.request.get(`${studio.origin}${section}/rows`);
  const { rows } = (await answer.json()) as { rows: { id: number; title: string; state: string }[] };
  return { section, rows };
}

/** Returns the addresses of all screens, with parameters that exist. */
async function listScreens(page: Page): Promise<string[]> {
  const { section, rows } = await readFirstSection(page);
  const addresses = studio.policies
    .filter(({ policy }) => policy.read !== 'public')
    .map(({ pattern }) =>
      addressOf({
        pattern: pattern
          .replace(':language', 'ar')
          .replace(':section/:kind/:id?', `:section/items/${rows[0]?.id}`)
          .replace(':section', section.split('/').at(-1) ?? '')
          .replace(':item', String(rows[0]?.id))
          .replace(':page', 'privacy')
          .replace(':group', 'site')
          .replace(':part', 'colours')
          .replace(':file', 'ads.txt'),
      }),
    );
  const found: string[] = [];
  for (const address of addresses) {
    const answer = await page.request.get(studio.origin + address, { maxRedirects: 0 });
    const isScreen = answer.ok() && answer.headers()['content-type']?.startsWith('text/html');
    if (isScreen) found.push(address);
  }
  return found;
}

/**
 * Returns the accessibility violations on a page. If `rules` is set, checks only these rules. Only the colours differ
 * between the themes, so the second theme is checked only against the rules about colours.
 */
async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  // React Aria's announcements can refer to elements that were removed.
  const builder = new AxeBuilder({ page }).exclude('[data-live-announcer]').exclude('iframe');
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
}

for (const half of ['first', 'second']) {
  test(`every screen is accessible in both themes, on a phone and on a desktop, ${half} half @long`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await signIn(page);
    const screens = await listScreens(page);
    expect(screens.length).toBeGreaterThan(9);
    const found: string[] = [];
    const middle = Math.ceil(screens.length / 2);
    for (const address of half === 'first' ? screens.slice(0, middle) : screens.slice(middle)) {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const themes = width === 1440 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
        await page.emulateMedia({ colorScheme: themes[0], reducedMotion: 'reduce' });
        if (width === 1440) await page.goto(studio.origin + address, { waitUntil: 'networkidle' });
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const rules = colorScheme === themes[0] ? undefined : ['color-contrast'];
          const violations = await violationsOf(page, rules);
          found.push(...violations.map((violation) => `${address} ${width} ${colorScheme}: ${violation}`));
        }
      }
    }
    expect(found).toEqual([]);
  });
}

test('Today leads to the statistics, where each figure is a filter, and the rows are a CSV file @long', async ({
  page,
}) => {
  await signIn(page, 'viewer');
  const errors = watchConsole(page);
  const { section, rows } = await readFirstSection(page);
  const [first, second] = rows;
  const prefix = section.split('/').at(-1) ?? '';
  const counted = await fetch(`${studio.app.origin}/api/events`, {
    method: 'POST',
    headers: {
      origin: studio.app.origin,
      'user-agent': 'Mozilla/5.0 (iPhone) Mobile',
      'accept-language': 'pt',
    },
    body: JSON.stringify({
      source: 'www.search.example',
      hasTouch: true,
      events: [
        ...[first, first, second].map((row) => ({ kind: 'view', vertical: prefix, item: row?.id })),
        { kind: 'search', vertical: prefix, keyword: 'Snake', found: 'nothing' },
      ],
    }),
  });
  expect(counted.status).toBe(204);
  await page.goto(studio.origin);
  const today = page.getByRole('region', { name: 'Visitors' });
  await expect(today).toContainText('1 so far today');
  await expect(today.getByRole('table').getByRole('row')).toHaveCount(8);
  await today.getByRole('link').click();
  const figures = page.getByRole('navigation', { name: 'Figures' });
  await expect(figures.getByRole('link', { name: 'Page views' })).toContainText('3');
  await expect(figures.getByRole('link', { name: 'Visitors' })).toContainText('1');
  const views = figures.getByRole('link', { name: 'Page views' });
  await views.click();
  // Waits until the figure is chosen, because only then do the links in the lists keep it.
  await expect(views).toHaveAttribute('aria-current', 'true');
  const items = page.getByRole('region', { name: 'Items' });
  await items.getByRole('link', { name: first?.title ?? '' }).click();
  await expect(figures.getByRole('link', { name: 'Page views' })).toContainText('2');
  await expect(page.getByRole('region', { name: 'Sources' })).toContainText('search.example');
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^00:00: \d$/);
  await page.getByRole('link', { name: `Remove the filter ${first?.title}` }).click();
  await expect(page.getByRole('region', { name: 'Searches' })).toContainText('snake');
  const csv = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  expect((await csv).suggestedFilename()).toBe('statistics.csv');
  await page.goto(`${studio.origin}/statistics?period=28`);
  await expect(page.getByRole('radio', { name: '28 days' })).toBeChecked();
  expect(errors).toEqual([]);
});

test('an editor decides with single keys which games that fail stay in lists @long', async ({ page }) => {
  const { db } = studio.store;
  const stored = await db
    .selectFrom('items')
    .select(['verticalId', 'id', 'data'])
    .where('data', 'like', '%"game_url_remote":"https:%')
    .orderBy('id')
    .limit(2)
    .execute();
  const games = stored.map(({ verticalId, id, data }) => {
    const { title, game_url_remote: playUrl } = JSON.parse(data) as {
      title: string;
      game_url_remote: string;
    };
    return { verticalId, itemId: id, title, playUrl };
  });
  const now = Date.now();
  const times = { since: now, checkedAt: now, browserAt: null, failingSince: now - 86_400_000 };
  const fault = { fault: 'status', detail: '404', isKept: false } as const;
  await saveItemChecks(
    db,
    games.map(({ title: _title, ...game }, index) => ({
      ...game,
      ...times,
      ...fault,
      state: index === 0 ? ('dead' as const) : ('suspect' as const),
    })),
  );
  const errors = watchConsole(page);
  await signIn(page, 'editor');
  await page.goto(studio.origin);
  await page.getByRole('link', { name: 'Open Health' }).click();
  await expect(page.getByText('1 suspect · 1 dead')).toBeVisible();
  const [dead, suspect] = games.map(({ title }) => page.getByRole('listitem', { name: title, exact: true }));
  await expect(dead!).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  await expect(suspect!).toBeFocused();
  await expect(suspect!).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('k');
  await expect(dead!).toBeFocused();
  await expect(dead!).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('s');
  await expect(dead!.getByText('Lists show it, as an operator decided.')).toBeVisible();
  await dead!.getByRole('button', { name: /^Let the checks decide/ }).click();
  await expect(dead!.getByText('Lists omit it.')).toBeVisible();
  await page.getByText('Suspect 1', { exact: true }).click();
  await expect(dead!).toBeHidden();
  await expect(suspect!).toBeVisible();
  await db.deleteFrom('itemChecks').execute();
  expect(errors).toEqual([]);
});

test('an editor publishes a part of a run of a feed, and undoes it @long', async ({ page }) => {
  await storeWaitingRun(studio.store.db, 'Lantern feed', ['oil', 'wax']);
  const errors = watchConsole(page);
  await signIn(page, 'editor');
  await page.goto(`${studio.origin}/feeds`);
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  // A press before the scripts have run is lost.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Publish 2 of 2' })).toBeEnabled();
  await page.getByRole('checkbox', { name: 'Invented game wax' }).press('Space');
  await page.getByRole('button', { name: 'Publish 1 of 2' }).click();
  await expect(page.getByText('Published: 1 new, 0 changed, 0 removed').first()).toBeVisible();
  const titles = async () =>
    (
      await studio.store.db
        .selectFrom('items')
        .select('data')
        .where('data', 'like', '%Invented game%')
        .execute()
    ).length;
  expect(await titles()).toBe(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(titles).toBe(0);
  expect(errors).toEqual([]);
});

test('rows scroll behind the header of the table @long', async ({ page }) => {
  await signIn(page);
  await page.goto(`${studio.origin}/content`);
  const header = page.getByRole('grid').getByRole('columnheader', { name: 'Title' });
  await expect(header).toBeVisible();
  const isCovering = await header.evaluate((cell) => {
    const group = cell.closest('[role=rowgroup]');
    const height = group?.parentElement?.getBoundingClientRect().height ?? 0;
    return height > 0 && group?.getBoundingClientRect().height === height;
  });
  expect(isCovering).toBe(true);
});

test('an owner adds an ad and a slot for it, moves the slot by keyboard, and sees it in the preview @long', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`${studio.origin}/ads?entry=new`);
  const form = page.getByRole('complementary', { name: 'Selection' });
  const html = page.getByRole('option', { name: /^HTML(?! with)/ });
  // A press before the scripts have run does nothing.
  await expect(async () => {
    if (!(await html.isVisible())) {
      await form.getByRole('button', { name: /What it is$/ }).click({ timeout: 1_000 });
    }
    await html.click({ timeout: 1_000 });
  }).toPass();
  await form.getByRole('textbox', { name: 'Name' }).fill('Autumn');
  await form.getByRole('textbox', { name: 'HTML' }).fill('<p>Autumn</p>');
  await form.getByRole('textbox', { name: 'Ad number' }).fill('7');
  await form.getByRole('button', { name: 'Add to draft' }).click();
  await expect(form.getByRole('heading', { name: 'Autumn' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a slot' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add slot' }).click();
  const slot = page.getByRole('grid', { name: /^Slots of/ }).getByRole('row', { name: 'Ad 7: Autumn' });
  await expect(slot).toHaveAttribute('aria-selected', 'true');
  await slot.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Slot moved')).toBeVisible();
  await page.goto(`${studio.origin}/publish`);
  await expect(page.getByText('HTML “Autumn” for ad 7')).toBeVisible();

  await page.goto(`${studio.origin}/draft/preview?to=/g`);
  const bar = page.getByRole('region', { name: 'Preview of a draft' });
  await expect(bar.getByText('a draft by')).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Back to the Studio' })).toHaveAttribute('href', /\/publish$/);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/g$/);
  await expect(bar).toBeVisible();
  const address = page.url();
  // The page may still be hydrating.
  await bar.getByRole('link', { name: 'See the published site' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page).toHaveURL(address);
});

/** Checks that the focused element, or the box that contains or represents it, has an outline. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const isVisible = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const near = [focused, focused?.parentElement, focused?.closest('label'), ...(focused?.children ?? [])];
      return near.some((element) => element && getComputedStyle(element).outlineStyle !== 'none');
    });
  await expect
    .poll(isVisible, { message: `focus at ${await page.locator(':focus').innerHTML()}` })
    .toBe(true);
}

/** Presses Tab until an element has the focus. The focus must be visible at each stop on the way. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    // An open list hides everything else from assistive technology, so the element may not be found.
    if (await element.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return;
  }
  throw new Error(`Tab does not reach ${String(element)}.`);
}

async function openWithPalette(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(words);
  await expect(page.getByRole('menuitem').first()).toHaveAttribute('data-focused');
  await expect(page.getByRole('menuitem', { name: words }).first()).toHaveAttribute('data-focused');
  await page.keyboard.press('Enter');
}

test('an operator signs in, hides a game, renames another, publishes and undoes it with the keyboard', async ({
  page,
}) => {
  const secret = 'JBSWY3DPEHPK3PXP';
  const password = await preparePassword('wet lantern counts seven', { codeSecret: secret, codeStep: 0 });
  // The drafts of the other operators contain the changes of other tests, so this test adds an operator.
  const { id, name } = await studio.addOperator('The typist', 'owner');
  const [code = ''] = await setPassword(studio.store.db, id, password);
  const { keyboard } = page;
  await page.goto(`${studio.origin}/sign-in`);
  await page.waitForLoadState('networkidle');
  await tabTo(page, page.getByRole('textbox', { name: 'Account name' }));
  await keyboard.type(name);
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await keyboard.type('wet lantern counts seven');
  await tabTo(page, page.getByRole('textbox', { name: 'Code' }));
  await keyboard.type(code);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const [hidden, renamed] = (await readFirstSection(page)).rows;
  const drawer = (title: string) => page.getByRole('complementary', { name: title });
  await openWithPalette(page, hidden!.title);
  await expect(drawer(hidden!.title).getByRole('heading', { name: hidden!.title })).toBeFocused();
  await tabTo(page, drawer(hidden!.title).getByRole('switch', { name: 'Shown in the portal' }));
  await keyboard.press('Space');
  const publish = page.getByRole('link', { name: /^Publish your draft/ });
  await expect(publish).toHaveText(/1/);
  await keyboard.press('j');
  await expect(drawer(renamed!.title).getByRole('heading', { name: renamed!.title })).toBeFocused();
  await tabTo(page, drawer(renamed!.title).getByRole('textbox', { name: 'Title', exact: true }));
  await keyboard.press('Control+a');
  await keyboard.type('Lantern Lane');
  await keyboard.press('Tab');
  await expect(publish).toHaveText(/2/);
  // Letters also run commands while a row of the table has the focus. The row shows that it has the focus.
  const focused = page.getByRole('row', { name: 'Lantern Lane' });
  await focused.focus();
  expect((await focused.boundingBox())?.height).toBeGreaterThan(40);
  await keyboard.press('k');
  await expect(drawer(hidden!.title)).toBeVisible();

  await openWithPalette(page, 'Publish');
  await expect(page.getByText('Checked, no errors')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^Publish 2/ }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  const states = async () => {
    const rows = new Map((await readFirstSection(page)).rows.map((row) => [row.id, row]));
    return [rows.get(hidden!.id)?.state, rows.get(renamed!.id)?.title];
  };
  expect(await states()).toEqual(['hidden', 'Lantern Lane']);

  await keyboard.press('g');
  await keyboard.press('h');
  await tabTo(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /^Published/ })
      .first(),
  );
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Undo this change' }));
  await keyboard.press('Enter');
  await expect.poll(states).toEqual([hidden!.state, renamed!.title]);
});

test('an unknown address below a section leaves the frame in place, and leads back', async ({ page }) => {
  await signIn(page);
  const answer = await page.goto(`${studio.origin}/content/lanterns`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Studio' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to Today' }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
});

test('two operators edit one item, in one draft and in two, and neither loses anything @long', async ({
  page: first,
  browser,
}) => {
  const second = await (await browser.newContext()).newPage();
  await signIn(first, 'owner');
  await signIn(second, 'editor');
  const { section, rows } = await readFirstSection(first);
  const item = `${studio.origin}${section}/${rows[2]?.id}`;
  const fieldOf = (page: Page, name: string) =>
    page.getByRole('complementary').getByRole('textbox', { name, exact: true });
  const write = async (page: Page, name: string, text: string) => {
    await fieldOf(page, name).fill(text);
    const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await fieldOf(page, name).press('Tab');
    await saved;
  };
  const switchDraft = async (page: Page, name: string) => {
    await page.goto(`${studio.origin}/publish`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Drafts' }).click();
    const chosen = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('menuitem', { name }).click();
    await chosen;
  };
  const open = async (page: Page) => {
    await page.goto(item);
    await page.waitForLoadState('networkidle');
  };

  await open(first);
  await write(first, 'Short title', 'Lamp');
  await switchDraft(second, 'Draft by The owner');
  await open(second);
  await expect(fieldOf(second, 'Short title')).toHaveValue('Lamp');
  await write(second, 'Title', 'Lantern of the second');
  await write(first, 'Title', 'Lantern of the first');
  const question = first.getByRole('group', { name: 'Unsaved text of Title' });
  await expect(question).toContainText('Somebody else has changed this field');
  await expect(question).toContainText('Lantern of the second');
  await expect(question).toContainText('Lantern of the first');
  // In a narrower window the form is rendered again, in a dialog, and must keep the unsaved text.
  await first.setViewportSize({ width: 1100, height: 900 });
  const narrow = first.getByRole('dialog').getByRole('group', { name: 'Unsaved text of Title' });
  await expect(narrow).toContainText('Somebody else has changed this field');
  await expect(first.getByRole('dialog').getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'Lantern of the first',
  );
  await first.setViewportSize({ width: 1440, height: 900 });
  await question.getByRole('button', { name: 'Save mine' }).click();
  await expect(question).toBeHidden();

  await switchDraft(second, 'New draft');
  await open(second);
  await write(second, 'Title', 'Lantern of another draft');
  await write(second, 'Intro', 'It glows.');
  await first.goto(`${studio.origin}/publish`);
  await first.getByRole('button', { name: /^Publish \d/ }).click();
  await expect(first.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await second.goto(`${studio.origin}/publish`);
  await second.waitForLoadState('networkidle');
  const conflict = second.getByRole('radiogroup', { name: /Title$/ });
  await expect(conflict.getByRole('radio')).toHaveCount(2);
  await expect(conflict.getByText(rows[2]?.title ?? '', { exact: true })).toBeVisible();
  await expect(second.getByRole('button', { name: /^Publish \d/ })).toBeDisabled();
  await conflict.getByText('Lantern of another draft', { exact: true }).click();
  await second.getByRole('button', { name: /^Publish \d/ }).click();
  await expect(second.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await open(first);
  await expect(fieldOf(first, 'Title')).toHaveValue('Lantern of another draft');
  await expect(fieldOf(first, 'Short title')).toHaveValue('Lamp');
  await expect(fieldOf(first, 'Intro')).toHaveValue('It glows.');
  await second.context().close();
});

test('an editor maps a list of games by pointing, by dragging and by keyboard, and adds it as a feed @long', async ({
  page,
}) => {
  await signIn(page, 'editor');
  const errors = watchConsole(page);
  await page.goto(`${studio.origin}/feeds/map`);
  const game = (name: string) => ({
    label: name,
    embed: { location: `https://hub.invalid/${name}`, length: 3 },
    kinds: 'Racer;Brain',
    about: { long: '', short: 'Roll' },
  });
  const body = Buffer.from(JSON.stringify({ data: [game('Owl'), game('Fox')] }));
  await expect(async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser', { timeout: 1_000 }),
      page.getByRole('button', { name: 'Choose a file' }).click(),
    ]);
    await chooser.setFiles({ name: 'hub.json', mimeType: 'application/json', buffer: body });
  }).toPass();
  const entry = page.getByRole('treegrid', { name: 'Values of the entry' });
  const fields = page.getByRole('grid', { name: 'Your fields' });
  const line = page.getByRole('status').filter({ hasText: /choose|chosen|comes from/i });

  // Presses a value and then a field, and afterwards a field and then a value.
  await entry.getByRole('row', { name: /^label/ }).click();
  await fields.getByRole('row', { name: 'Title' }).click();
  await expect(line).toHaveText('Title comes from label.');
  await fields.getByRole('row', { name: 'Description' }).focus();
  await page.keyboard.press('Enter');
  await expect(line).toContainText('Choose a value for Description');
  await entry.getByRole('row', { name: /^long/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add another value' }).click();
  await entry.getByRole('row', { name: /^short/ }).click();
  await expect(fields.getByRole('row', { name: 'Description' })).toContainText('Roll');

  // Drops a value onto a field with the keyboard.
  await entry.getByRole('button', { name: /Drag location/ }).focus();
  await page.keyboard.press('Enter');
  const focused = page.locator(':focus');
  // The drag begins a moment after the key.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName(/^Drop on/, { timeout: 500 });
  }).toPass();
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(focused).toHaveAccessibleName('Drop on Play address', { timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(line).toHaveText('Play address comes from embed.location.');

  // Adds a lookup table, whose result is shown at once.
  await fields.getByRole('row', { name: 'Categories' }).click();
  await entry.getByRole('row', { name: /^kinds/ }).click();
  await page.getByRole('button', { name: 'Add a step' }).click();
  await page.getByRole('menuitem', { name: 'Look up in a table' }).click();
  await page.getByRole('button', { name: 'Racer', exact: true }).click();
  await page.getByRole('textbox', { name: 'Your value for Racer' }).fill('Racing');
  await expect(fields.getByRole('row', { name: 'Categories' })).toContainText('Racing · Brain');
  await expect(page.getByRole('listitem').filter({ hasText: 'Fox' })).toContainText('Racing, Brain');
  expect(await violationsOf(page)).toEqual([]);

  await page.clock.install();
  await page.reload();
  await expect(fields.getByRole('row', { name: 'Categories' })).toContainText('Racing · Brain');
  await page.getByRole('button', { name: 'Add feed' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://hub.invalid/list');
  await dialog.getByRole('button', { name: 'Add feed' }).click();
  await expect(page.getByRole('heading', { name: 'hub' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit mapping' })).toBeVisible();

  // Removing the feed closes its screen, even if the screen reloads the data of a running feed before the answer
  // arrives.
  await page.route('**/feeds.data', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    await page.clock.fastForward(3_000);
    return route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'Feeds', level: 1 })).toBeVisible();
  await page.unroute('**/feeds.data');
  await expect(page.getByRole('link', { name: 'hub' })).toHaveCount(0);
  // The toast undoes the removal.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'hub' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a translation is saved when its field loses the focus, and the list follows @long', async ({
  page,
}) => {
  const errors = watchConsole(page);
  await signIn(page, 'editor');
  const { section, rows } = await readFirstSection(page);
  const [{ id, title } = { id: 0, title: '' }] = rows;
  const prefix = section.split('/').at(-1) ?? '';
  await page.goto(`${studio.origin}/translations/ar/${prefix}/items/${id}?section=${prefix}`);
  const row = page.getByRole('region', { name: 'Title', exact: true });
  const field = row.getByRole('textbox', { name: 'Title (Arabic)' });
  await expect(row.locator('[lang=ar][dir=rtl]')).toContainText('Title (Arabic)');
  await field.fill('عنوان جديد');
  // The field must keep the focus when its text becomes longer.
  await field.fill('طويل '.repeat(40));
  await expect(field).toBeFocused();
  await field.fill('عنوان جديد');
  await field.blur();
  await expect(page.getByText('The translation of “Title” is saved in your draft.')).toBeVisible();
  await expect(row.getByText('Reviewed')).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await page.keyboard.press('j');
  await expect(heading).not.toHaveText(title);
  await page.keyboard.press('k');
  await expect(heading).toHaveText(title);
  await expect(field).toHaveValue('عنوان جديد');
  expect(errors).toEqual([]);
});

test('a search field keeps what is typed until the results of an earlier search arrive @long', async ({
  page,
}) => {
  await signIn(page, 'viewer');
  await page.goto(`${studio.origin}/translations/ar`);
  const search = page.getByRole('main').getByRole('searchbox');
  const results = Promise.withResolvers<void>();
  await page.route(/q=sn(&|$)/, async (route) => {
    await results.promise;
    await route.continue();
  });
  const isAsked = page.waitForRequest(/q=sn(&|$)/);
  await search.pressSequentially('sn');
  await isAsked;
  await search.press('a');
  results.resolve();
  await expect(page).toHaveURL(/q=sna$/);
  await expect(search).toHaveValue('sna');
});
