import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { SignInProvider } from '../../../src/domain/auth/social-provider';
import type { Executor } from '../../platform/database/executor';
import { isPast } from '../../platform/database/is-past';
import { socialAttempts } from '../../platform/database/schema/social';
import type { SocialChecks } from './social-provider.port';
import { hashToken } from '../auth/session-token';

/** Lifetime of an attempt and of its marker cookie, in seconds. */
const ATTEMPT_SECONDS = 10 * 60;

const storedChecks = z.object({ nonce: z.string(), verifier: z.string() });
const storedProof = z.object({ issuer: z.string(), subject: z.string() });

export type WaitingProof = z.output<typeof storedProof> & { readonly provider: SignInProvider };

/** Key of an attempt. All three values must match. */
export interface AttemptKey {
  readonly provider: SignInProvider;
  readonly state: string;
  readonly marker: string;
}

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** Stores an attempt and deletes expired ones. */
export async function insertAttempt(
  executor: Executor,
  attempt: SocialChecks & AttemptKey & { readonly now: Date },
): Promise<void> {
  const { provider, state, marker, nonce, verifier, now } = attempt;
  await executor.delete(socialAttempts).where(isPast(socialAttempts.expiresAt, now));
  await executor.insert(socialAttempts).values({
    provider,
    stateHash: hashToken(state),
    markerHash: hashToken(marker),
    checks: { nonce, verifier },
    createdAt: now,
    expiresAt: after(now, ATTEMPT_SECONDS),
  });
}

/**
 * Consumes an attempt and returns its checks. Of concurrent calls, only one succeeds.
 * Returns undefined if the attempt is unknown, used, expired or from another browser.
 */
export async function takeAttempt(executor: Executor, key: AttemptKey, now: Date): Promise<SocialChecks | undefined> {
  const [taken] = await executor
    .update(socialAttempts)
    .set({ usedAt: now })
    .where(
      and(
        eq(socialAttempts.stateHash, hashToken(key.state)),
        eq(socialAttempts.markerHash, hashToken(key.marker)),
        eq(socialAttempts.provider, key.provider),
        isNull(socialAttempts.usedAt),
        gt(socialAttempts.expiresAt, now),
      ),
    )
    .returning({ checks: socialAttempts.checks });
  return taken && { state: key.state, ...z.parse(storedChecks, taken.checks) };
}

/** Stores a proved identity in its attempt until the same browser logs in. */
export async function storeProof(
  executor: Executor,
  state: string,
  proof: z.output<typeof storedProof>,
  expiresAt: Date,
): Promise<void> {
  const { issuer, subject } = proof;
  await executor
    .update(socialAttempts)
    .set({ proved: { issuer, subject }, expiresAt })
    .where(eq(socialAttempts.stateHash, hashToken(state)));
}

const isWaitingFor = (marker: string, now: Date) =>
  and(
    eq(socialAttempts.markerHash, hashToken(marker)),
    isNotNull(socialAttempts.proved),
    gt(socialAttempts.expiresAt, now),
  );

/** Returns a provider whose proof waits for a browser, without consuming the proof. */
export async function readWaitingProvider(
  executor: Executor,
  marker: string,
  now: Date,
): Promise<SignInProvider | undefined> {
  const [waiting] = await executor
    .select({ provider: socialAttempts.provider })
    .from(socialAttempts)
    .where(isWaitingFor(marker, now))
    .limit(1);
  return waiting?.provider;
}

/** Consumes and returns the proofs that wait for a browser. */
export async function takeProofs(executor: Executor, marker: string, now: Date): Promise<readonly WaitingProof[]> {
  const taken = await executor
    .delete(socialAttempts)
    .where(isWaitingFor(marker, now))
    .returning({ provider: socialAttempts.provider, proved: socialAttempts.proved });
  return taken.map(({ provider, proved }) => ({ provider, ...z.parse(storedProof, proved) }));
}
