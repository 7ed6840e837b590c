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
