import type { Page } from '@playwright/test';

/**
 * Adds a passkey device to a browser. Returns a function that sets whether the device accepts requests. Until this
 * function is called, the device accepts all requests.
 */
export async function addPasskeyDevice(page: Page): Promise<(isWilling: boolean) => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async (isUserVerified) => {
    await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  };
}

/**
 * Returns a list to which the errors that the browser reports are added, such as violations of the content security
 * policy.
 */
export function watchConsole(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // The browser also logs an error for each refused request. Tests expect refusals, so these errors are left out.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}
