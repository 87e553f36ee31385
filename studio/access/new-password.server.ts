import type { RouterContextProvider } from 'react-router';
import { siteName } from '#app/domain/site-name.ts';
import { preparePassword, type PreparedPassword } from '#app/operators/credentials.server.ts';
import { checkPassword, type PasswordFault } from '#app/operators/passwords.server.ts';
import {
  codeAddress,
  createCodeSecret,
  isCodeSecret,
  verifyCode,
} from '#app/operators/sign-in-codes.server.ts';
import { platformContext } from '../server/context.ts';
import { drawQrCode } from './qr-code.server.ts';

/** The secret that an operator adds to their authenticator app. */
export interface AppSetup {
  secret: string;
  /** Address of the QR code. */
  picture: string;
}

/**
 * Creates a secret for the authenticator app of an operator. Nothing is stored until the operator has entered a valid
 * code.
 */
export function offerApp(context: Readonly<RouterContextProvider>, name: string): AppSetup {
  const snapshot = context.get(platformContext).snapshots.current();
  const issuer = `${snapshot ? siteName(snapshot) : 'Portico'} Studio`;
  const secret = createCodeSecret();
  return { secret, picture: drawQrCode(codeAddress(secret, { issuer, name })) };
}

/** Why a new password is refused. `code`: the code of the app is wrong. */
export type NewPasswordFault = PasswordFault | 'code';

/** Checks a new password with the first code of the app. Returns the credentials to store, or the fault. */
export async function acceptNewPassword(
  { password, secret, code }: { password: string; secret: string; code: string },
  { name, now }: { name: string; now: number },
): Promise<PreparedPassword | NewPasswordFault> {
  const fault = checkPassword(password, name);
  if (fault) return fault;
  const codeStep = isCodeSecret(secret) ? verifyCode(code, { secret, lastStep: 0, now }) : null;
  if (codeStep === null) return 'code';
  return preparePassword(password, { codeSecret: secret, codeStep });
}
