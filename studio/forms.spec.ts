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
  await page.goto(`${studio.origin}/settings/text-pages`);
  await page.waitForLoadState('networkidle');
  const open = page.getByRole('main').getByRole('button', { name: 'New page' });
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' });
  await open.click();
  await title.fill('Our team');
  // The address opens the dialog again.
  await page.reload();
  await expect(title).toHaveValue('Our team');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await open.click();
  await expect(title).toHaveValue('');
});
