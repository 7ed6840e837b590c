import { createHash } from 'node:crypto';
import { useOfKey } from '../../../src/domain/market/purchase-request';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Executor } from '../../platform/database/executor';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import { lockBalance } from './lock-balance';
import { findAnswer, storeAnswer, keyIsSpent } from './purchase-answer.repository';

/** A purchase as it was asked for. */
interface AskedPurchase {
  readonly accountId: string;
  readonly idempotencyKey: string | undefined;
  /** Everything that tells it from another purchase; JSON. */
  readonly request: unknown;
  readonly now: Date;
}

/** Carries a purchase out with the balance that is there, under a key. */
type Purchase<Answer> = (balance: number, key: string) => Promise<Result<Answer, Refusal>>;

/**
 * Carries a purchase out once, of whatever kind: the same one under the same key is given the first answer for a day, another one is refused,
 * and after the day every one is. What was refused left nothing behind, and can be tried again under its key. The account's coins are held
 * meanwhile.
 */
export async function purchaseOnce<Answer>(
  tx: Executor,
  { accountId, idempotencyKey: key, request, now }: AskedPurchase,
  purchase: Purchase<Answer>,
): Promise<Result<Answer, Refusal>> {
  if (key === undefined) return err(refusal.badRequest('A purchase needs a key, in the header Idempotency-Key.'));
  const balance = await lockBalance(tx, accountId);
  if (balance === undefined) return err(refusal.unauthenticated());
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const kept = await findAnswer(tx, accountId, key);
  const first = kept && { request: kept.requestHash, at: kept.createdAt.getTime() };
  const use = useOfKey(first, requestHash, now.getTime());
  if (use === 'conflict') return err(refusal.keyReused());
  // The same request has the same call's answer.
  if (use === 'repeated' && kept) return ok(kept.answer as Answer);
  if (await keyIsSpent(tx, accountId, key)) return err(refusal.keyReused());
  const answer = await purchase(balance, key);
  if (answer.ok) await storeAnswer(tx, accountId, key, { requestHash, answer: answer.value, createdAt: now });
  return answer;
}
