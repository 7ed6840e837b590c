import { and, eq, gt, isNotNull, isNull, max, or, sql } from 'drizzle-orm';
import { hashToken } from '../auth/session-token';
import type { Executor } from '../../platform/database/executor';
import { linkSecrets } from '../../platform/database/schema/accounts';
import { socialAttempts } from '../../platform/database/schema/social';
import type { Effect } from '../../platform/http/effect';

/**
 * Returns the latest expiry of everything that uses a marker: open attempts, waiting proofs and open registrations.
 * Returns undefined if nothing uses it.
 */
export async function markerEnd(executor: Executor, marker: string, now: Date): Promise<Date | undefined> {
  const hash = hashToken(marker);
  const [attempt] = await executor
    .select({ end: max(socialAttempts.expiresAt) })
    .from(socialAttempts)
    .where(
      and(
        eq(socialAttempts.markerHash, hash),
        gt(socialAttempts.expiresAt, now),
        or(isNull(socialAttempts.usedAt), isNotNull(socialAttempts.proved)),
      ),
    );
  const [link] = await executor
    .select({ end: max(linkSecrets.expiresAt) })
    .from(linkSecrets)
    .where(
      and(
        eq(linkSecrets.purpose, 'social-finalize'),
        sql`${linkSecrets.details}->>'markerHash' = ${hash}`,
        gt(linkSecrets.expiresAt, now),
        isNull(linkSecrets.usedAt),
      ),
    );
  const ends = [attempt?.end, link?.end].flatMap((end) => (end ? [end.getTime()] : []));
  return ends.length === 0 ? undefined : new Date(Math.max(...ends));
}

/** Sets the marker cookie until the last use expires, or removes the cookie if nothing uses the marker. */
export async function markerEffect(executor: Executor, marker: string, now: Date): Promise<Effect> {
  const end = await markerEnd(executor, marker, now);
  if (end === undefined) return { kind: 'unmark-social' };
  return { kind: 'mark-social', marker, maxAgeSeconds: Math.ceil((end.getTime() - now.getTime()) / 1000) };
}
