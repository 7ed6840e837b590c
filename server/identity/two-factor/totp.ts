import { generateURI, verifySync } from 'otplib';
import { brand } from '../../../src/domain/shared/brand';

const PERIOD = 30;

/** The step whose code this is: that of the moment, or the one before or after it (RFC 6238 §5.2); undefined for any other code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const epoch = Math.floor(now.getTime() / 1000);
  const found = verifySync({ secret, token: code, epoch, period: PERIOD, epochTolerance: PERIOD });
  return found.valid ? Math.floor(epoch / PERIOD) + found.delta : undefined;
}

/** The `otpauth://` address that an authenticator app reads. */
export const totpAddress = (secret: string, username: string): string =>
  generateURI({ issuer: brand.siteName, label: username, secret });
