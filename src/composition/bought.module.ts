import { accountTokens as own } from './account-tokens';
import { HttpBelongingsGateway } from '../adapters/http/http-belongings-gateway';
import { HttpReceiptGateway } from '../adapters/http/http-receipt-gateway';
import { AccountListViewModel } from '../ui/account/account-list.view-model';
import type { AccountServices } from '../ui/account/account-services';
import type { Module } from './create-wiring';
import { tokens as t } from './tokens';

/** The account's lists of what was bought. */
export const boughtModule: Module = (wiring) => {
  wiring.singleton(
    own.createReceipts,
    (http, session): AccountServices['createReceipts'] => {
      const gateway = new HttpReceiptGateway(http);
      return (page) => new AccountListViewModel((asked) => gateway.receipts(asked), session, page);
    },
    [t.http, t.sessionState],
  );
  wiring.singleton(
    own.createBelongings,
    (http, session): AccountServices['createBelongings'] => {
      const gateway = new HttpBelongingsGateway(http);
      return (page) => new AccountListViewModel((asked) => gateway.belongings(asked), session, page);
    },
    [t.http, t.sessionState],
  );
};
