import type { SignInProvider } from '../auth/social-provider';

/** How an account is protected. */
export interface SecurityOverview {
  readonly email: string;
  readonly emailVerified: boolean;
  /** Where a link was sent that makes another address the account’s, masked; undefined when none waits to be opened. */
  readonly pendingEmail: string | undefined;
  /** Accounts made by a provider may have none. */
  readonly hasPassword: boolean;
  /** Those whose sign-in leads to this account. */
  readonly providers: readonly SignInProvider[];
  readonly twoFactor: boolean;
  /** Recovery codes that have not been used. */
  readonly recoveryLeft: number;
}

/** What a player proves with that it is them: a fresh sign-in, where there is nothing to type. */
export type RequiredProof = 'password' | 'code' | 'fresh-sign-in';

/** Fewer recovery codes than this are too few to be left at. */
const FEW_CODES = 3;

/** What is asked before something about the account changes: the password, without one a code, without either a sign-in of late. */
export function requiredProof({
  hasPassword,
  twoFactor,
}: Pick<SecurityOverview, 'hasPassword' | 'twoFactor'>): RequiredProof {
  if (hasPassword) return 'password';
  return twoFactor ? 'code' : 'fresh-sign-in';
}

/** Tells whether a player should make new recovery codes before the last one is used. */
export function runsOutOfCodes({
  twoFactor,
  recoveryLeft,
}: Pick<SecurityOverview, 'twoFactor' | 'recoveryLeft'>): boolean {
  return twoFactor && recoveryLeft < FEW_CODES;
}

/** An e-mail address that its owner knows again and nobody else learns: of the name before the host its first letter alone. */
export function maskedAddress(email: string): string {
  const [first = ''] = email;
  return `${first}***${email.slice(email.lastIndexOf('@'))}`;
}

/** A browser in which the player is signed in. */
export interface SignedInBrowser {
  readonly id: string;
  /** What a player would call it, such as `Firefox on Windows`. */
  readonly device: string;
  /** ISO 8601, UTC. */
  readonly firstSeen: string;
  /** ISO 8601, UTC. */
  readonly lastSeen: string;
  /** The one that asks. */
  readonly current: boolean;
}

export type DeviceKind = 'headset' | 'phone' | 'computer';

/** The kind of device that a name tells of; for pictures only. */
export function deviceKind(device: string): DeviceKind {
  if (/headset|quest|pico|wolvic/i.test(device)) return 'headset';
  return /android|ios|phone/i.test(device) ? 'phone' : 'computer';
}
