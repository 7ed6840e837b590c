import type { TicketList } from '../../application/support/support-gateway.port';
import type { BelongingList } from '../../domain/inventory/belongings';
import type { ReceiptList } from '../../domain/market/receipt';
import type { FriendsViewModel } from '../friends/friends.view-model';
import type { OwnProfileViewModel } from '../own-profile/own-profile.view-model';
import type { AccountHomeViewModel } from './account-home.view-model';
import type { AccountListViewModel } from './account-list.view-model';
import type { LeavingViewModel } from './leaving.view-model';
import type { SecurityViewModel } from './security.view-model';
import type { NewTicketViewModel } from '../support/new-ticket.view-model';
import type { TicketViewModel } from '../support/ticket.view-model';

/** What the account's pages are given beside what the shell has. */
export interface AccountServices {
  readonly createHome: () => AccountHomeViewModel;
  readonly createOwnProfile: () => OwnProfileViewModel;
  readonly createFriends: () => FriendsViewModel;
  readonly createSecurity: () => SecurityViewModel;
  readonly createLeaving: () => LeavingViewModel;
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
