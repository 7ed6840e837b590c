import { premiumPurchase } from '../../../src/contract/market.contract';
import { events } from '../../../src/contract/realtime.contract';
import { buyPremium, hasPremiumChanged, PREMIUM_PRICE } from '../../../src/domain/premium/premium';
import { accountChannel } from '../../../src/domain/realtime/channels';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import type { ChannelPublisher } from '../../play/realtime/channel-publisher';
import { balanceRevision } from '../market/lock-balance';
import { moveCoins } from '../market/move-coins';
import { publishBalance } from '../market/publish-balance';
import { purchaseLimit } from '../market/purchase-limit';
import { purchaseOnce } from '../market/purchase-once';
import { refusedPremium } from './premium.policy';
import { extendPremium, premiumOf } from './premium.repository';

/**
 * Publishes the end of premium (ISO 8601) to a player's open pages. Call it after the commit. Events can arrive out of
 * order: the later end is newer.
 */
function publishPremium(realtime: ChannelPublisher, playerId: string, until: string): void {
  realtime.publish(events.premiumUpdated, accountChannel(playerId), { until });
}

const timeOf = (date: string | null): number | undefined => (date === null ? undefined : Date.parse(date));

/** Route of the purchase of premium. */
export function premiumRoutes({
  config,
  realtime,
  random,
}: Pick<ServerDependencies, 'config' | 'realtime' | 'random'>): readonly Route[] {
  return [
    route(
      premiumPurchase,
      async (input) => {
        const { body, caller, idempotencyKey, now, tx } = input;
        const { id: accountId } = caller.player;
        const request = { accountId, idempotencyKey, request: { kind: 'premium', ...body }, now, random };
        const bought = await purchaseOnce(tx, request, async (balance, key) => {
          const current = await premiumOf(tx, accountId);
          if (body.premium !== undefined && hasPremiumChanged(timeOf(body.premium), current?.getTime(), now.getTime()))
            return err(refusal.premiumChanged());
          const purchase = buyPremium({ signedIn: true, busy: false, balance }, current?.getTime(), now.getTime());
          if (!purchase.ok) return err(refusedPremium(purchase.error));
          const moved = await moveCoins(tx, { accountId, amount: -PREMIUM_PRICE, reason: 'premium', key, at: now });
          if (!moved.ok)
            return err(moved.error === 'key-used' ? refusal.keyReused() : refusal.insufficientCoins(PREMIUM_PRICE));
          const until = new Date(purchase.value.until);
          await extendPremium(tx, accountId, until);
          const sold = {
            premium: until.toISOString(),
            balance: moved.value,
            revision: await balanceRevision(tx, accountId),
          };
          input.afterCommit(() => {
            publishBalance(realtime, accountId, { total: sold.balance, revision: sold.revision });
            publishPremium(realtime, accountId, sold.premium);
          });
          return ok(sold);
        });
        if (!bought.ok) return bought;
        const { premium, balance, revision } = bought.value;
        // Lists the fields, because a stored response has another order and must be identical to the byte.
        return ok({ data: { premium, balance, revision } });
      },
      { limit: purchaseLimit(config), audit: 'purchase' },
    ),
  ];
}
