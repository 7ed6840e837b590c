import type { SignInProvider } from '../auth/social-provider';

/** Login methods and protection of an account. */
export interface SecurityOverview {
  readonly email: string;
  readonly emailVerified: boolean;
  /** New address that awaits verification, masked; undefined if there is none. */
  readonly pendingEmail: string | undefined;
  /** False for some accounts that were created through a provider. */
  readonly hasPassword: boolean;
  /** Providers linked to this account. */
  readonly providers: readonly SignInProvider[];
  readonly twoFactor: boolean;
  /** Number of unused recovery codes. */
  readonly recoveryLeft: number;
}

/** Proof of identity; `fresh-sign-in` if the account has neither a password nor a code. */
export type RequiredProof = 'password' | 'code' | 'fresh-sign-in';

/** Number of recovery codes below which a player is warned. */
const FEW_CODES = 3;

/** Returns the proof needed for a change of the account: the password, else a code, else a recent login. */
export function requiredProof({
  hasPassword,
  twoFactor,
}: Pick<SecurityOverview, 'hasPassword' | 'twoFactor'>): RequiredProof {
  if (hasPassword) return 'password';
  return twoFactor ? 'code' : 'fresh-sign-in';
}

/** Time after a login during which it counts as proof, in milliseconds. */
export const FRESH_SIGN_IN = 10 * 60_000;

/**
 * True if a login at this time still proves the player's identity; both in milliseconds since 1970.
 * @rule 3.5 Without a password and a code, a login within the last ten minutes is the proof.
 */
export function isFreshSignIn(signedInAt: number, now: number): boolean {
  return now - signedInAt < FRESH_SIGN_IN;
}

/** True if a player should create new recovery codes. */
export function runsOutOfCodes({
  twoFactor,
  recoveryLeft,
}: Pick<SecurityOverview, 'twoFactor' | 'recoveryLeft'>): boolean {
  return twoFactor && recoveryLeft < FEW_CODES;
}

/** Masks an email address: only the first letter of the local part stays, so that its owner recognises it. */
export function maskedAddress(email: string): string {
  const [first = ''] = email;
  return `${first}***${email.slice(email.lastIndexOf('@'))}`;
}

/** A browser in which the player is logged in. */
export interface SignedInBrowser {
  readonly id: string;
  /** Readable name, such as `Firefox on Windows`. */
  readonly device: string;
  /** ISO 8601, UTC. */
  readonly firstSeen: string;
  /** ISO 8601, UTC. */
  readonly lastSeen: string;
  /** True for the browser that makes the call. */
  readonly current: boolean;
}

export type DeviceKind = 'headset' | 'phone' | 'computer';

/** Returns the kind of a device by its name; only for icons. */
export function deviceKind(device: string): DeviceKind {
  if (/headset|quest|pico|wolvic/i.test(device)) return 'headset';
  return /android|ios|phone/i.test(device) ? 'phone' : 'computer';
}
