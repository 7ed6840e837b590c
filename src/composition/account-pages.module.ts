import { accountTokens as own } from './account-tokens';
import { HttpAccountPagesGateway } from '../adapters/http/http-account-gateways';
import { DeleteHistory } from '../application/account/delete-history.use-case';
import { DeletePlay } from '../application/account/delete-play.use-case';
import { AccountListViewModel } from '../ui/account/account-list.view-model';
import type { AccountServices } from '../ui/account/account-services';
import { ActivityViewModel } from '../ui/account/activity.view-model';
import { HistoryViewModel } from '../ui/account/history.view-model';
import { OwnHomeViewModel } from '../ui/account/own-home.view-model';
import type { Module } from './create-wiring';
import { tokens as t } from './tokens';
import type { Wiring } from './wiring';

type AccountPagesServices = Pick<
  AccountServices,
  'createOwnHome' | 'createHistory' | 'createAchievements' | 'createActivity'
>;

/** Dependencies of the account's home, history, achievements and activity pages. */
export const accountPagesModule: Module = (wiring) => {
  wiring.singleton(own.accountPagesGateway, (http) => new HttpAccountPagesGateway(http), [t.http]);
  wiring.singleton(own.createOwnHome, (gateway, load, follow) => () => new OwnHomeViewModel(gateway, load, follow), [
    own.accountPagesGateway,
    own.loadFriends,
    own.followFriends,
  ]);
  wiring.singleton(
    own.createHistory,
    (gateway, session, dialogs, notices): AccountPagesServices['createHistory'] =>
      (page) =>
        new HistoryViewModel(
          new AccountListViewModel((pageNumber) => gateway.history(pageNumber), session, page),
          new DeletePlay(gateway),
          new DeleteHistory(gateway),
          dialogs,
          notices,
        ),
    [own.accountPagesGateway, t.sessionState, t.dialogState, t.noticesState],
  );
  wiring.singleton(
    own.createAchievements,
    (gateway, session): AccountPagesServices['createAchievements'] =>
      (choice, page) =>
        new AccountListViewModel((pageNumber) => gateway.achievements({ ...choice, page: pageNumber }), session, page),
    [own.accountPagesGateway, t.sessionState],
  );
  wiring.singleton(
    own.createActivity,
    (gateway): AccountPagesServices['createActivity'] =>
      (kind) =>
        new ActivityViewModel(gateway, kind),
    [own.accountPagesGateway],
  );
};

/** Resolves the services of these account pages. */
export function accountPagesServices(wiring: Wiring): AccountPagesServices {
  return {
    createOwnHome: wiring.get(own.createOwnHome),
    createHistory: wiring.get(own.createHistory),
    createAchievements: wiring.get(own.createAchievements),
    createActivity: wiring.get(own.createActivity),
  };
}
