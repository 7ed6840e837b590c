import { HttpFavouriteGateway } from '../adapters/http/http-favourite-gateway';
import { HttpFollowGateway } from '../adapters/http/http-follow-gateway';
import { AccountListViewModel } from '../ui/account/account-list.view-model';
import type { AccountServices } from '../ui/account/account-services';
import { communityMarks } from './community-marks';
import { tokens as t } from './tokens';
import type { Wiring } from './wiring';

/** The lists of what a player follows and keeps, for the account's pages. */
export function communityLists(wiring: Wiring): Pick<AccountServices, 'createFollowed' | 'createFavourites' | 'marks'> {
  const http = wiring.get(t.http);
  const session = wiring.get(t.sessionState);
  const follows = new HttpFollowGateway(http);
  const favourites = new HttpFavouriteGateway(http);
  return {
    createFollowed: (page) => new AccountListViewModel((asked) => follows.players(asked), session, page),
    createFavourites: (page) => new AccountListViewModel((asked) => favourites.list(asked), session, page),
    marks: communityMarks(wiring),
  };
}
