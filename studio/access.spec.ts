import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { freePort } from '#test/support/free-port.ts';
import { startApp, type TestApp } from '#test/http/app.ts';
import { addPasskeyDevice, watchConsole } from './spec-support.ts';

let app: TestApp;
let origin: string;

test.beforeEach(async () => {
  const port = await freePort();
  app = await startApp({ args: ['--empty'], env: { STUDIO_PORT: String(port) } });
  origin = `http://localhost:${port}`;
});

test.afterEach(() => app.stop());

/** Returns the link for the first account that the start has printed. */
function firstLink(): string {
  return /http:\/\/localhost:\d+\/welcome#[\w-]{43}/.exec(app.log())?.[0] ?? '';
}

/** Checks a page outside of a session. `screens.spec.ts` checks the screens. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // React Aria's announcements can refer to elements that were removed.
    const axe = new AxeBuilder({ page }).exclude('[data-live-announcer]');
    // The themes differ only in colours, so the second one needs only the check of contrast.
    if (colorScheme === 'dark') axe.withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${colorScheme}: ${id} at ${target.join(' ')}`),
    );
    expect(found).toEqual([]);
  }
}

test('the first owner joins with a passkey, signs in again and invites an operator', async ({ page }) => {
  const errors = watchConsole(page);
  const setWilling = await addPasskeyDevice(page);
  await page.goto(firstLink());
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();

  // A used link does not work again, not even in the same browser.
  await page.goto(firstLink());
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

  await page.goto(origin);
  await page.getByRole('button', { name: 'Account of Ada' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page);
  await setWilling(false);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was used');
  await setWilling(true);

  // The sign-in leads back to the requested page, whose dialog is already open. No data is loaded after the clock has
  // moved, because the server's clock does not move and its data would say that the proof of identity is still valid.
  await page.clock.install();
  await page.goto(`${origin}/operators?invite=`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Operators', level: 1 })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Grace');
  // The proof of identity has expired. The operator has no password, so the dialog asks only for the passkey.
  await page.clock.fastForward('10:00');
  await page.getByRole('button', { name: 'Create link' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm your identity' });
  await expect(proof.getByRole('button', { name: 'Confirm with a passkey' })).toBeFocused();
  await expect(proof.getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/welcome#[\w-]{43}$/);
  await page.getByRole('dialog', { name: 'Link for Grace' }).getByRole('button', { name: 'Close' }).click();

  // Uses only the keyboard: the palette opens the audit log.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('audit');
  await expect(page.getByRole('menuitem', { name: /^Audit log/ })).toHaveAttribute('data-focused');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ada invited Grace as editor')).toBeVisible();
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('an owner joins with a password and an app, and signs in with a code and a recovery code @long', async ({
  page,
}) => {
  const errors = watchConsole(page);
  await page.goto(firstLink());
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('button', { name: 'Use a password and an app instead' }).click();
  const secret = (await page.locator('code').last().innerText()).replaceAll(' ', '');
  const codeAt = (milliseconds: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: milliseconds });
  const password = page.getByRole('textbox', { name: 'New password' });
  await password.fill('password1234');
  await page.getByRole('textbox', { name: 'Code from the app' }).fill(codeAt(Date.now()));
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('This password is easy to guess')).toBeVisible();
  await password.fill('wet lantern counts seven');
  // The clock of the phone is 30 seconds slow.
  await page.getByRole('textbox', { name: 'Code from the app' }).fill(codeAt(Date.now() - 30_000));
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
  await expectAccessible(page);
  const [recoveryCode = ''] = await page.getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();

  const signIn = async (fields: { secret: string; code: string }) => {
    await page.context().clearCookies();
    await page.goto(`${origin}/sign-in`);
    await page.getByRole('textbox', { name: 'Account name' }).fill('ada');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('textbox', { name: 'Password' }).fill(fields.secret);
    await page.getByRole('textbox', { name: 'Code' }).fill(fields.code);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await signIn({ secret: 'wet lantern counts eight', code: recoveryCode });
  await expect(page.getByRole('alert')).toHaveText('Name, password or code is wrong.');
  await signIn({ secret: 'wet lantern counts seven', code: recoveryCode });
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await signIn({ secret: 'wet lantern counts seven', code: recoveryCode });
  await expect(page.getByRole('alert')).toHaveText('Name, password or code is wrong.');
  // The clock of the phone is 30 seconds fast.
  await signIn({ secret: 'wet lantern counts seven', code: codeAt(Date.now() + 30_000) });
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();

  await page.goto(`${origin}/account`);
  await expect(page.getByText('9 recovery codes are left')).toBeVisible();
  expect(errors).toEqual([]);
});
