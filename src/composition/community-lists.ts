import { HttpFavouriteGateway } from '../adapters/http/http-favourite-gateway';
import { HttpFollowGateway } from '../adapters/http/http-follow-gateway';
import { AccountListViewModel } from '../ui/account/account-list.view-model';
import type { AccountServices } from '../ui/account/account-services';
import { communityMarks } from './community-marks';
import { tokens as t } from './tokens';
import type { Wiring } from './wiring';

/** Creates the account page's lists of follows and favourites. */
export function communityLists(wiring: Wiring): Pick<AccountServices, 'createFollowed' | 'createFavourites' | 'marks'> {
  const http = wiring.get(t.http);
  const session = wiring.get(t.sessionState);
  const follows = new HttpFollowGateway(http);
  const favourites = new HttpFavouriteGateway(http);
  return {
    createFollowed: (page) => new AccountListViewModel((pageNumber) => follows.players(pageNumber), session, page),
    createFavourites: (page) => new AccountListViewModel((pageNumber) => favourites.list(pageNumber), session, page),
    marks: communityMarks(wiring),
  };
}
