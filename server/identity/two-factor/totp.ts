import { generateURI, verifySync } from 'otplib';
import { brand } from '../../../src/domain/shared/brand';

const PERIOD = 30;

/** Returns the time step of a code: the current one, the previous or the next (RFC 6238 §5.2); undefined for any other code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const epoch = Math.floor(now.getTime() / 1000);
  const found = verifySync({ secret, token: code, epoch, period: PERIOD, epochTolerance: PERIOD });
  return found.valid ? Math.floor(epoch / PERIOD) + found.delta : undefined;
}

/** Returns the `otpauth://` URI for an authenticator app. */
export const totpAddress = (secret: string, username: string): string =>
  generateURI({ issuer: brand.siteName, label: username, secret });
