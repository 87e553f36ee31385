import { expect, test, type Page } from '@playwright/test';
import { startStudio, type TestStudio } from './server/studio.fixture.ts';

let studio: TestStudio;

test.beforeAll(async () => {
  studio = await startStudio([]);
});

test.afterAll(() => studio.stop());

async function signIn(page: Page): Promise<void> {
  const [name = '', value = ''] = (await studio.signIn('owner')).split('=');
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
    await box.fill('Our team');
    // The address opens the dialog again.
    await expect(page).toHaveURL(/[?&](new|invite)=/);
    await page.reload();
    await expect(box).toHaveValue('Our team');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await open.click();
    await expect(box).toHaveValue('');
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
