import type { FavouriteList } from '../../application/community/favourite-gateway.port';
import type { FollowedList } from '../../application/community/follow-gateway.port';
import type { TicketList } from '../../application/support/support-gateway.port';
import type { BelongingList } from '../../domain/inventory/belongings';
import type { ActivityKind } from '../../domain/account/activity';
import type { OwnAchievements } from '../../domain/account/own-achievements';
import type { ReceiptList } from '../../domain/market/receipt';
import type { TimeZone } from '../../domain/shared/time-zone';
import type { MarkServices } from '../community/mark.view-model';
import type { FriendsViewModel } from '../friends/friends.view-model';
import type { OwnProfileViewModel } from '../own-profile/own-profile.view-model';
import type { ActivityViewModel } from './activity.view-model';
import type { BadgeChoice } from './badge.texts';
import type { HistoryViewModel } from './history.view-model';
import type { OwnHomeViewModel } from './own-home.view-model';
import type { AccountHomeViewModel } from './account-home.view-model';
import type { AccountListViewModel } from './account-list.view-model';
import type { AccountDeletionViewModel } from './account-deletion.view-model';
import type { SecurityViewModel } from './security.view-model';
import type { SettingName, SettingViewModel } from './setting.view-model';
import type { NewTicketViewModel } from '../support/new-ticket.view-model';
import type { TicketViewModel } from '../support/ticket.view-model';

/** What the account's pages are given beside what the shell has. */
export interface AccountServices {
  /** That of the player, who sees these pages in the browser alone. */
  readonly timeZone: TimeZone;
  readonly createHome: () => AccountHomeViewModel;
  /** What was played and earned last, and which friends play. */
  readonly createOwnHome: () => OwnHomeViewModel;
  /** What was played, from a page on. */
  readonly createHistory: (page: number) => HistoryViewModel;
  /** What was earned and what is missing, as it is chosen, from a page on. */
  readonly createAchievements: (choice: BadgeChoice, page: number) => AccountListViewModel<OwnAchievements>;
  /** What was done, of one kind or of all. */
  readonly createActivity: (kind: ActivityKind | undefined) => ActivityViewModel;
  readonly createOwnProfile: () => OwnProfileViewModel;
  readonly createFriends: () => FriendsViewModel;
  /** Whom the player follows, from a page on. */
  readonly createFollowed: (page: number) => AccountListViewModel<FollowedList>;
  /** The favourite games, from a page on. */
  readonly createFavourites: (page: number) => AccountListViewModel<FavouriteList>;
  readonly marks: MarkServices;
  readonly createSecurity: () => SecurityViewModel;
  readonly createSetting: (name: SettingName) => SettingViewModel;
  readonly createLeaving: () => AccountDeletionViewModel;
  /** What was bought, from a page on. */
  readonly createReceipts: (page: number) => AccountListViewModel<ReceiptList>;
  /** What the player has in games, from a page on. */
  readonly createBelongings: (page: number) => AccountListViewModel<BelongingList>;
  /** What was written to the support, from a page on. */
  readonly createTickets: (page: number) => AccountListViewModel<TicketList>;
  /** The ticket of this number. */
  readonly createTicket: (number: string) => TicketViewModel;
  readonly createNewTicket: () => NewTicketViewModel;
}
