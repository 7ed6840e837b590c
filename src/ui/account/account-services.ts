import type { FavouriteList } from '../../application/community/favourite-gateway.port';
import type { FollowedList } from '../../application/community/follow-gateway.port';
import type { TicketList } from '../../application/support/support-gateway.port';
import type { BelongingList } from '../../domain/inventory/belongings';
import type { ActivityKind } from '../../domain/account/activity';
import type { OwnAchievements } from '../../domain/account/own-achievements';
import type { Game } from '../../domain/games/game';
import type { InvitableGame } from '../../domain/inbox/invitation';
import type { ReceiptList } from '../../domain/market/receipt';
import type { TimeZone } from '../../domain/shared/time-zone';
import type { MarkServices } from '../community/mark.view-model';
import type { FriendsViewModel } from '../friends/friends.view-model';
import type { ConversationViewModel } from '../inbox/conversation.view-model';
import type { HeaderInboxes, InboxPageViewModel } from '../inbox/inbox-page.view-model';
import type { OwnProfileViewModel } from '../own-profile/own-profile.view-model';
import type { ReportDialogViewModel } from '../reports/report-dialog.view-model';
import type { LoadedViewModel } from '../shared/loaded.view-model';
import type { ActivityViewModel } from './activity.view-model';
import type { AchievementChoice } from './achievement.texts';
import type { HistoryViewModel } from './history.view-model';
import type { OwnHomeViewModel } from './own-home.view-model';
import type { AccountHomeViewModel } from './account-home.view-model';
import type { AccountListViewModel } from './account-list.view-model';
import type { AccountDeletionViewModel } from './account-deletion.view-model';
import type { SecurityViewModel } from './security.view-model';
import type { SettingName, SettingViewModel } from './setting.view-model';
import type { TestsViewModel } from './tests.view-model';
import type { NewTicketViewModel } from '../support/new-ticket.view-model';
import type { TicketViewModel } from '../support/ticket.view-model';

/** Services of the account pages beyond those of the shell. */
export interface AccountServices {
  /** Time zone of the player; these pages are rendered in the browser only. */
  readonly timeZone: TimeZone;
  readonly createHome: () => AccountHomeViewModel;
  readonly createOwnHome: () => OwnHomeViewModel;
  readonly createHistory: (page: number) => HistoryViewModel;
  readonly createAchievements: (choice: AchievementChoice, page: number) => AccountListViewModel<OwnAchievements>;
  /** Lists all kinds if `kind` is undefined. */
  readonly createActivity: (kind: ActivityKind | undefined) => ActivityViewModel;
  readonly createOwnProfile: () => OwnProfileViewModel;
  readonly createInbox: (header: HeaderInboxes) => InboxPageViewModel;
  readonly createConversation: (user: string, header: HeaderInboxes) => ConversationViewModel;
  readonly createInvitation: () => LoadedViewModel<readonly InvitableGame[]>;
  readonly createReport: () => ReportDialogViewModel;
  readonly createFriends: () => FriendsViewModel;
  readonly createFollowed: (page: number) => AccountListViewModel<FollowedList>;
  readonly createFavourites: (page: number) => AccountListViewModel<FavouriteList>;
  readonly marks: MarkServices;
  readonly createSecurity: () => SecurityViewModel;
  readonly createSetting: (name: SettingName) => SettingViewModel;
  readonly createAccountDeletion: () => AccountDeletionViewModel;
  readonly createReceipts: (page: number) => AccountListViewModel<ReceiptList>;
  readonly createBelongings: (page: number) => AccountListViewModel<BelongingList>;
  readonly createTests: () => TestsViewModel;
  readonly createTickets: (page: number) => AccountListViewModel<TicketList>;
  readonly createTicket: (number: string, header: HeaderInboxes) => TicketViewModel;
  /** `game` is the slug of the game that the ticket is about. */
  readonly createNewTicket: (game: string | undefined) => NewTicketViewModel;
  readonly createTicketGame: (slug: string) => LoadedViewModel<Game | 'missing'>;
}
