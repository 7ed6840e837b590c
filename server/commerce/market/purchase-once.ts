import { createHash } from 'node:crypto';
import { isRepeatedSoon, useOfKey } from '../../../src/domain/market/purchase-request';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Executor } from '../../platform/database/executor';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { ServerRandom } from '../../platform/system/server-random';
import { lockBalance } from './lock-balance';
import { findAnswer, storeAnswer, keyIsSpent } from './purchase-answer.repository';

/** A request to purchase. */
interface PurchaseRequest {
  readonly accountId: string;
  readonly idempotencyKey: string | undefined;
  /** Data that identifies the purchase, as JSON. */
  readonly request: unknown;
  readonly now: Date;
  /** Names purchases without a key in the ledger. */
  readonly random: Pick<ServerRandom, 'uuid'>;
}

/** Prefix of names given by the server. Keys chosen by buyers never contain a colon. */
const WITHOUT_KEY = 'without-key:';

/** Executes a purchase with the current balance, under a key. */
type Purchase<Answer> = (balance: number, key: string) => Promise<Result<Answer, Refusal>>;

/**
 * Executes a purchase once and locks the account's coins. For a day, the same request under the same key returns the first
 * response. Another request, or any request after that day, is refused. A refused purchase can be retried under its key.
 * Without a key, equal requests within two seconds are one purchase.
 */
export async function purchaseOnce<Answer>(
  tx: Executor,
  { accountId, idempotencyKey: key, request, now, random }: PurchaseRequest,
  purchase: Purchase<Answer>,
): Promise<Result<Answer, Refusal>> {
  const balance = await lockBalance(tx, accountId);
  if (balance === undefined) return err(refusal.unauthenticated());
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const storedUnder = key ?? `${WITHOUT_KEY}${requestHash}`;
  const stored = await findAnswer(tx, accountId, storedUnder);
  // The same request hash implies the same type of response.
  if (key === undefined) {
    if (stored && isRepeatedSoon(stored.createdAt.getTime(), now.getTime())) return ok(stored.answer as Answer);
  } else {
    const first = stored && { request: stored.requestHash, at: stored.createdAt.getTime() };
    const use = useOfKey(first, requestHash, now.getTime());
    if (use === 'conflict') return err(refusal.keyReused());
    if (use === 'repeated' && stored) return ok(stored.answer as Answer);
    if (await keyIsSpent(tx, accountId, key)) return err(refusal.keyReused());
  }
  const answer = await purchase(balance, key ?? `${WITHOUT_KEY}${random.uuid()}`);
  if (answer.ok) await storeAnswer(tx, accountId, storedUnder, { requestHash, answer: answer.value, createdAt: now });
  return answer;
}
