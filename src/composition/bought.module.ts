import { HttpBelongingsGateway, HttpReceiptGateway } from '../adapters/http/http-account-gateways';
import { AccountListViewModel } from '../ui/account/account-list.view-model';
import type { AccountServices } from '../ui/account/account-services';
import { accountTokens as own } from './account-tokens';
import type { Module } from './create-wiring';
import { tokens as t } from './tokens';

/** Dependencies of the account's lists of purchases. */
export const boughtModule: Module = (wiring) => {
  wiring.singleton(
    own.createReceipts,
    (http, session): AccountServices['createReceipts'] => {
      const gateway = new HttpReceiptGateway(http);
      return (page) => new AccountListViewModel((pageNumber) => gateway.receipts(pageNumber), session, page);
    },
    [t.http, t.sessionState],
  );
  wiring.singleton(
    own.createBelongings,
    (http, session): AccountServices['createBelongings'] => {
      const gateway = new HttpBelongingsGateway(http);
      return (page) => new AccountListViewModel((pageNumber) => gateway.belongings(pageNumber), session, page);
    },
    [t.http, t.sessionState],
  );
};
