import { accountTokens as own } from './account-tokens';
import { HttpPlaceGateway } from '../adapters/http/http-place-gateway';
import { DeleteHistory } from '../application/place/delete-history.use-case';
import { DeletePlay } from '../application/place/delete-play.use-case';
import { AccountListViewModel } from '../ui/account/account-list.view-model';
import type { AccountServices } from '../ui/account/account-services';
import { ActivityViewModel } from '../ui/place/activity.view-model';
import { HistoryViewModel } from '../ui/place/history.view-model';
import { OwnHomeViewModel } from '../ui/place/own-home.view-model';
import type { Module } from './create-wiring';
import { tokens as t } from './tokens';
import type { Wiring } from './wiring';

type PlaceServices = Pick<AccountServices, 'createOwnHome' | 'createHistory' | 'createAchievements' | 'createActivity'>;

/** What the player has played, earned and done. */
export const placeModule: Module = (wiring) => {
  wiring.singleton(own.placeGateway, (http) => new HttpPlaceGateway(http), [t.http]);
  wiring.singleton(own.createOwnHome, (gateway, load, follow) => () => new OwnHomeViewModel(gateway, load, follow), [
    own.placeGateway,
    own.loadFriends,
    own.followFriends,
  ]);
  wiring.singleton(
    own.createHistory,
    (gateway, session, dialogs, notices): PlaceServices['createHistory'] =>
      (page) =>
        new HistoryViewModel(
          new AccountListViewModel((asked) => gateway.history(asked), session, page),
          new DeletePlay(gateway),
          new DeleteHistory(gateway),
          dialogs,
          notices,
        ),
    [own.placeGateway, t.sessionState, t.dialogState, t.noticesState],
  );
  wiring.singleton(
    own.createAchievements,
    (gateway, session): PlaceServices['createAchievements'] =>
      (choice, page) =>
        new AccountListViewModel((asked) => gateway.achievements({ ...choice, page: asked }), session, page),
    [own.placeGateway, t.sessionState],
  );
  wiring.singleton(
    own.createActivity,
    (gateway): PlaceServices['createActivity'] =>
      (kind) =>
        new ActivityViewModel(gateway, kind),
    [own.placeGateway],
  );
};

/** What the account's pages are given of it. */
export function placeServices(wiring: Wiring): PlaceServices {
  return {
    createOwnHome: wiring.get(own.createOwnHome),
    createHistory: wiring.get(own.createHistory),
    createAchievements: wiring.get(own.createAchievements),
    createActivity: wiring.get(own.createActivity),
  };
}
