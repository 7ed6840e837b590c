import { accountSummary } from '../../../src/contract/account.contract';
import { err, ok } from '../../../src/domain/shared/result';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { readOwnAccount } from './account.repository';

/** Route for the logged-in player's names and coin balance. */
export function summaryRoutes(): readonly Route[] {
  return [
    route(accountSummary, async ({ caller, tx }) => {
      const account = await readOwnAccount(tx, caller.player.id);
      if (!account) return err(refusal.unauthenticated());
      const { username, alias, balance } = account;
      return ok({ data: { username, alias, coins: balance } });
    }),
  ];
}
