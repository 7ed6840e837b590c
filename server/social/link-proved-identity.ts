import type { Executor } from '../database/executor';
import { takeProofs } from './social-attempt.repository';
import { insertIdentity } from './social-identity.repository';

/** Connects what a provider has proved to this browser, and what has no registration of its own, with the account that signs in now. */
export async function linkProvedIdentity(
  tx: Executor,
  marker: string | undefined,
  accountId: string,
  now: Date,
): Promise<void> {
  if (marker === undefined) return;
  for (const proof of await takeProofs(tx, marker, now)) await insertIdentity(tx, { ...proof, accountId, now });
}
