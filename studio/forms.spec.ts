import { expect, test, type Page } from '@playwright/test';
import { painted } from '#e2e/support/fixtures.ts';
import { addDraftStep, createDraft } from '#app/changes/drafts.server.ts';
import { watchConsole } from './spec-support.ts';
import { startStudio, type TestStudio } from './server/studio.fixture.ts';

let studio: TestStudio;

test.beforeAll(async () => {
  studio = await startStudio([]);
});

test.afterAll(() => studio.stop());

async function signIn(page: Page, role: 'owner' | 'editor' = 'owner'): Promise<void> {
  const [name = '', value = ''] = (await studio.signIn(role)).split('=');
  await page.context().addCookies([{ name, value, url: studio.origin }]);
}

test('a dialog has its text again after a reload @long', async ({ page }) => {
  await signIn(page);
  const dialogs = [
    { address: '/settings/text-pages', button: 'New page', field: 'Title' },
    { address: '/operators', button: 'Invite', field: 'Name' },
    { address: '/content', button: 'New item', field: 'Title' },
  ];
  for (const { address, button, field } of dialogs) {
    await page.goto(studio.origin + address);
    await page.waitForLoadState('networkidle');
    const open = page.getByRole('main').getByRole('button', { name: button });
    const box = page.getByRole('dialog').getByRole('textbox', { name: field });
    await open.click();
    // No key is lost between the click and the first character.
    await page.keyboard.type('Our team');
    await expect(box).toHaveValue('Our team');
    // The parameter in the address opens the dialog again after a reload.
    await expect(page).toHaveURL(/[?&](new|invite)=/);
    await page.reload();
    await expect(box).toHaveValue('Our team');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await open.click();
    await expect(box).toHaveValue('');
  }
});

test('a text stays in its field without a connection and without a session, until it is saved @long', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`${studio.origin}/settings/name`);
  await page.waitForLoadState('networkidle');
  const field = page.getByRole('textbox', { name: 'Title of the site' });
  const keep = page.getByRole('button', { name: 'Save mine' });
  const publish = page.getByRole('link', { name: /^Publish your draft/ });

  // The first save also loads the code of the action, which the browser cannot load while it is offline.
  await field.fill('Games by the quay');
  await field.blur();
  await expect(publish).toHaveText(/1/);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await field.fill('Games by the harbour');
  await field.blur();
  await expect(page.getByText('No answer from the server.')).toBeVisible();
  await expect(page.getByText('This could not be saved.')).toBeVisible();
  await expect(field).toHaveValue('Games by the harbour');
  await page.context().setOffline(false);
  await keep.click();
  await expect(keep).toBeHidden();

  await page.context().clearCookies();
  await field.fill('Games by the lighthouse');
  await field.blur();
  const ended = page.getByText('Your session has ended.');
  await expect(ended).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
  // Loading the screen again fails, and the screen stays.
  await page.waitForResponse((response) => new URL(response.url()).pathname === '/settings/name.data');
  await expect(ended).toHaveCount(1);
  await expect(field).toHaveValue('Games by the lighthouse');
  await signIn(page);
  await expect(ended).toBeHidden();
  await expect(field).toHaveValue('Games by the lighthouse');
  await keep.click();
  await expect(keep).toBeHidden();
  await page.reload();
  await expect(field).toHaveValue('Games by the lighthouse');
});

/** Waits until a screen of settings has loaded its data again after the last of its saves. */
async function reloadedAfter(page: Page, saves: number): Promise<void> {
  await page.waitForFunction((count) => {
    const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const times = loads
      .filter(({ name }) => name.includes('/settings/save'))
      .map((save) => save.responseStart);
    const last = Math.max(...times);
    const isLater = ({ name, startTime }: PerformanceResourceTiming) =>
      name.includes('/settings/name.data') && startTime >= last;
    return times.length === count && loads.some(isLater);
  }, saves);
}

test('a text that is typed while earlier ones are being saved stays in its field @long', async ({ page }) => {
  await signIn(page);
  await page.goto(`${studio.origin}/settings/name`);
  await page.waitForLoadState('networkidle');
  const field = page.getByRole('textbox', { name: 'Title of the site' });
  const first = 'Games by the bridge';
  let answered = 0;
  page.on('response', (response) => {
    if (response.request().method() === 'POST') answered += 1;
  });
  for (const { second, last, saves } of [
    { second: first, last: 'Games by the tower', saves: 1 },
    { second: 'Games by the mill', last: 'Games by the well', saves: 2 },
  ]) {
    answered = 0;
    const { promise, resolve } = Promise.withResolvers<null>();
    await page.route('**', async (route) => {
      if (route.request().method() === 'POST') await promise;
      await route.continue();
    });
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await field.fill(first);
    await field.blur();
    await sent;
    await field.fill(second);
    await field.blur();
    await field.fill(last);
    resolve(null);
    await expect.poll(() => answered).toBe(saves);
    await page.unroute('**');
    await reloadedAfter(page, saves);
    await painted(page);
    await expect(field).toHaveValue(last);
    await field.blur();
    await expect.poll(() => answered).toBe(saves + 1);
    await page.reload();
    await expect(field).toHaveValue(last);
    await page.waitForLoadState('networkidle');
  }
});

test('the role of an operator is changed back from the toast @long', async ({ page }) => {
  await signIn(page);
  await studio.addOperator('Grace', 'viewer');
  await page.goto(`${studio.origin}/operators`);
  await page.waitForLoadState('networkidle');
  const grace = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Grace' });
  await page.getByRole('button', { name: 'Actions for Grace' }).click();
  await page.getByRole('menuitem', { name: 'Make editor' }).click();
  await expect(grace).toContainText('Editor');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(grace).toContainText('Viewer');
  await expect(page.getByText('Grace is now a viewer.')).toBeVisible();
});

test('a text is formatted, and a question added and moved by keyboard, over a reload up to the portal @long', async ({
  page,
}) => {
  const errors = watchConsole(page);
  const { keyboard } = page;
  // The owner's draft has the changes of other tests, so this test uses the draft of an editor.
  await signIn(page, 'editor');
  const section = new URL((await page.request.get(`${studio.origin}/content`)).url()).pathname;
  const answer = await page.request.get(`${studio.origin}${section}/rows`);
  const { rows } = (await answer.json()) as { rows: { id: number }[] };
  await page.goto(`${studio.origin}${section}/${rows[0]?.id}`);
  await page.waitForLoadState('networkidle');
  const drawer = page.getByRole('complementary').filter({ has: page.getByRole('tablist') });
  const text = drawer.getByRole('textbox', { name: 'Details' });
  const title = drawer.getByRole('textbox', { name: 'Title', exact: true });
  const link = await drawer.getByRole('link', { name: 'View page' }).getAttribute('href');
  const { pathname } = new URL(link ?? '', studio.app.site);
  const publish = page.getByRole('link', { name: /^Publish your draft/ });

  await test.step('a field with a list hides nothing until the list is opened', async () => {
    const field = drawer.getByRole('combobox', { name: 'Add a category' });
    await field.focus();
    await expect(drawer.getByRole('link', { name: 'View page' })).toBeVisible();
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeVisible();
    await keyboard.press('Enter');
    await expect(publish).toHaveText(/1/);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
  });

  await test.step('a category is removed, and its neighbour gets the focus', async () => {
    const entries = drawer.getByRole('listitem').filter({
      has: page.getByRole('button', { name: /primary category$/ }),
    });
    const crosses = entries.getByRole('button', { name: /^Remove / });
    const before = await crosses.count();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(crosses).toHaveCount(before + 1);
    await crosses.last().focus();
    await keyboard.press('Enter');
    await expect(crosses).toHaveCount(before);
    await expect(crosses.last()).toBeFocused();
  });

  await test.step('bold, link, list', async () => {
    await text.click();
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type('Lanterns ');
    await keyboard.press('ControlOrMeta+b');
    await keyboard.type('glow');
    await keyboard.press('ControlOrMeta+b');
    await drawer.getByRole('button', { name: 'Link' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Address' }).fill('lanterns.example');
    await keyboard.press('Enter');
    await keyboard.press('End');
    await keyboard.press('Enter');
    await drawer.getByRole('button', { name: 'Bulleted list' }).click();
    await keyboard.type('red');
    await keyboard.press('Enter');
    await keyboard.type('blue');
    await title.focus();
    await expect(publish).toHaveText(/2/);
  });

  await test.step('the page beside the form', async () => {
    const show = drawer.getByRole('button', { name: 'Show the page beside the form' });
    await show.click();
    const shown = page.frameLocator('iframe[title^="Page of"]:not([aria-hidden="true"])');
    await expect(shown.getByRole('strong').filter({ hasText: 'glow' })).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(0);
    await show.click();
  });

  await test.step('a question, moved right after another one was added', async () => {
    await drawer.getByRole('tab', { name: /^Questions/ }).click();
    const list = drawer.getByRole('grid', { name: 'Questions and answers' }).getByRole('row');
    const before = await list.count();
    const add = drawer.getByRole('button', { name: 'Add', exact: true });
    await add.click();
    await drawer.getByRole('textbox', { name: 'Question' }).fill('Why lanterns?');
    await keyboard.press('Tab');
    await expect(list.last()).toContainText('Not valid yet');
    await drawer.getByRole('textbox', { name: 'Answer' }).fill('They glow.');
    // The faults of the earlier text do not reappear while this text is saved. They would move the button.
    await add.click();
    await expect(list).toHaveCount(before + 2);
    await list.filter({ hasText: 'Why lanterns?' }).focus();
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(list.last()).toContainText('Why lanterns?');
    await drawer.getByRole('button', { name: `Remove entry ${before + 1}` }).click();
    await expect(list).toHaveCount(before + 1);
    await expect(publish).toHaveText(/3/);
  });

  await test.step('after a reload, and in the portal', async () => {
    await page.reload();
    await expect(text.getByRole('strong')).toHaveText('glow');
    await expect(text.getByRole('listitem')).toHaveText(['red', 'blue']);
    await publish.click();
    await expect(page.getByText('Checked, no errors')).toBeVisible();
    await page.getByRole('button', { name: /^Publish 3/ }).click();
    await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
    const html = async () => (await studio.app.request(pathname)).text();
    await expect.poll(html).toMatch(/<strong>glow<\/strong><a [^>]*href="https:\/\/lanterns\.example"/);
    expect(await html()).toMatch(/<ul>\s*<li>\s*(<p>)?red/);
    expect(await html()).toContain('Why lanterns?');
  });
  expect(errors).toEqual([]);
});

test('a field with many tags shows a hundred, finds the others, and keeps the focus on a removed one @long', async ({
  page,
}) => {
  const errors = watchConsole(page);
  const editor = await studio.addOperator('Edith', 'editor');
  const [name = '', value = ''] = (await studio.signIn(editor)).split('=');
  await page.context().addCookies([{ name, value, url: studio.origin }]);
  const section = new URL((await page.request.get(`${studio.origin}/content`)).url()).pathname;
  const answer = await page.request.get(`${studio.origin}${section}/rows`);
  const { rows } = (await answer.json()) as { rows: { id: number }[] };
  const id = rows[0]?.id ?? 0;
  const found = await studio.store.db.selectFrom('items').select('verticalId').where('id', '=', id).execute();
  const draft = await createDraft(studio.store, { title: '', author: 'Edith' });
  await addDraftStep(
    studio.store,
    draft,
    found.flatMap(({ verticalId }) =>
      Array.from({ length: 150 }, (_, index) => ({
        kind: 'set' as const,
        target: { kind: 'part' as const, verticalId, key: 'list_tags' as const },
        path: [`lantern-${index}`],
        value: { name: `Lantern ${index}`, data: [] },
      })),
    ),
  );
  await page.goto(`${studio.origin}${section}/${id}`);
  await page.waitForLoadState('networkidle');
  const tags = page.getByRole('group', { name: 'Tags', exact: true });
  const field = tags.getByRole('combobox', { name: 'Add a tag' });
  await field.click();
  await expect(page.getByRole('option')).toHaveCount(100);
  await expect(page.getByText(/^100 of /)).toBeVisible();
  await field.pressSequentially('lantern 149');
  await page.getByRole('option', { name: 'Lantern 149' }).click();
  const chosen = tags.getByRole('button', { name: 'Lantern 149' });
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect(field).toBeFocused();
  await chosen.press('Space');
  await expect(chosen).toHaveAttribute('aria-pressed', 'false');
  await expect(chosen).toBeFocused();
  expect(errors).toEqual([]);
});
