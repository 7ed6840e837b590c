import { CanvasPictureReader } from '../adapters/browser/canvas-picture-reader';
import { PageFileSaver, PageLeaveGuard } from '../adapters/browser/page-actions';
import {
  httpAccountPagesGateway,
  httpAccountDeletionGateway,
  httpBelongingsGateway,
  httpReceiptGateway,
  httpOwnProfileGateway,
} from '../adapters/http/http-account-gateways';
import { httpOwnTestGateway } from '../adapters/http/http-tester-gateways';
import { httpSupportGateway } from '../adapters/http/http-support-gateways';
import { TabProfileDraftStore } from '../adapters/storage/tab-profile-draft-store';
import { TabTicketDraftStore } from '../adapters/storage/tab-ticket-draft-store';
import type { ChangeFriendship } from '../application/friends/change-friendship.use-case';
import type { FollowFriends } from '../application/friends/follow-friends.use-case';
import type { LoadFriends } from '../application/friends/load-friends.use-case';
import type { AccountPagesGateway } from '../application/account/account-pages-gateway.port';
import type { OwnProfileGateway } from '../application/profile/own-profile-gateway.port';
import type { AccountDeletionGateway } from '../application/account-deletion/account-deletion-gateway.port';
import type { OwnTestGateway } from '../application/console/tester-gateway.port';
import type { SupportGateway } from '../application/support/support-gateway.port';
import type { TicketDraftStore } from '../application/support/ticket-draft-store.port';
import type { ReceiptGateway } from '../application/market/receipt-gateway.port';
import type { BelongingsGateway } from '../application/inventory/belongings-gateway.port';
import { LoadAccountDeletion } from '../application/account-deletion/load-account-deletion.use-case';
import { SaveCopy } from '../application/account-deletion/save-copy.use-case';
import { WithdrawDeletion } from '../application/account-deletion/withdraw-deletion.use-case';
import { DeletePlay } from '../application/account/delete-play.use-case';
import { ChangePicture } from '../application/profile/change-picture.use-case';
import { SaveProfile } from '../application/profile/save-profile.use-case';
import { UnsavedProfile } from '../application/profile/unsaved-profile';
import { LoadTicketGame } from '../application/support/load-ticket-game.use-case';
import { OpenTicket } from '../application/support/open-ticket.use-case';
import { ReplyToTicket } from '../application/support/reply-to-ticket.use-case';
import { AccountDeletionViewModel } from '../ui/account/account-deletion.view-model';
import { AccountListViewModel } from '../ui/account/account-list.view-model';
import type { AccountServices } from '../ui/account/account-services';
import { ActivityViewModel } from '../ui/account/activity.view-model';
import { DataCopyViewModel } from '../ui/account/data-copy.view-model';
import { DeletionViewModel } from '../ui/account/deletion.view-model';
import { HistoryViewModel } from '../ui/account/history.view-model';
import { OwnHomeViewModel } from '../ui/account/own-home.view-model';
import { TestsViewModel } from '../ui/account/tests.view-model';
import { OwnProfileViewModel, ProfilePreviewViewModel } from '../ui/own-profile/own-profile.view-model';
import { PictureViewModel } from '../ui/own-profile/picture.view-model';
import { ProfileFormViewModel } from '../ui/own-profile/profile-form.view-model';
import { LoadedViewModel } from '../ui/shared/loaded.view-model';
import { NewTicketViewModel } from '../ui/support/new-ticket.view-model';
import { TicketViewModel } from '../ui/support/ticket.view-model';
import { offlineTokens } from './offline.part';
import { tokens as t } from './tokens';
import type { Module } from './wiring';
import { named, token } from './wiring';

/** Tokens of the account's own pages. */
export const accountPagesTokens = named({
  loadFriends: token<LoadFriends>(),
  followFriends: token<FollowFriends>(),
  changeFriendship: token<ChangeFriendship>(),
  accountPagesGateway: token<AccountPagesGateway>(),
  createOwnHome: token<AccountServices['createOwnHome']>(),
  createHistory: token<AccountServices['createHistory']>(),
  createAchievements: token<AccountServices['createAchievements']>(),
  createActivity: token<AccountServices['createActivity']>(),
  accountDeletionGateway: token<AccountDeletionGateway>(),
  createAccountDeletion: token<AccountServices['createAccountDeletion']>(),
  createReceipts: token<AccountServices['createReceipts']>(),
  createBelongings: token<AccountServices['createBelongings']>(),
  ownProfileGateway: token<OwnProfileGateway>(),
  createOwnProfile: token<AccountServices['createOwnProfile']>(),
  supportGateway: token<SupportGateway>(),
  ticketDrafts: token<TicketDraftStore>(),
  ownTestGateway: token<OwnTestGateway>(),
  createTests: token<AccountServices['createTests']>(),
  createTickets: token<AccountServices['createTickets']>(),
  createTicket: token<AccountServices['createTicket']>(),
  createNewTicket: token<AccountServices['createNewTicket']>(),
  createTicketGame: token<AccountServices['createTicketGame']>(),
  receiptGateway: token<ReceiptGateway>(),
  belongingsGateway: token<BelongingsGateway>(),
});
const own = accountPagesTokens;

/** Dependencies of the account's home, history, achievements and activity pages. */
export const accountPagesModule: Module = (wiring) => {
  wiring.port(own.accountPagesGateway, httpAccountPagesGateway, [t.http]);
  wiring.singleton(own.createOwnHome, (gateway, load, follow) => () => new OwnHomeViewModel(gateway, load, follow), [
    own.accountPagesGateway,
    own.loadFriends,
    own.followFriends,
  ]);
  wiring.singleton(
    own.createHistory,
    (gateway, session, dialogs, notices): AccountServices['createHistory'] =>
      (page) =>
        new HistoryViewModel(
          new AccountListViewModel((pageNumber) => gateway.history(pageNumber), session, page),
          new DeletePlay(gateway),
          gateway,
          dialogs,
          notices,
        ),
    [own.accountPagesGateway, t.sessionState, t.dialogState, t.noticesState],
  );
  wiring.singleton(
    own.createAchievements,
    (gateway, session): AccountServices['createAchievements'] =>
      (choice, page) =>
        new AccountListViewModel((pageNumber) => gateway.achievements({ ...choice, page: pageNumber }), session, page),
    [own.accountPagesGateway, t.sessionState],
  );
  wiring.singleton(
    own.createActivity,
    (gateway): AccountServices['createActivity'] =>
      (kind) =>
        new ActivityViewModel(gateway, kind),
    [own.accountPagesGateway],
  );
  wiring.port(own.ownTestGateway, httpOwnTestGateway, [t.http]);
  wiring.singleton(
    own.createTests,
    (gateway, dialogs, notices) => () => new TestsViewModel(gateway, dialogs, notices),
    [own.ownTestGateway, t.dialogState, t.noticesState],
  );
};

/** Dependencies of data export and account deletion in the settings. */
export const accountDeletionModule: Module = (wiring) => {
  wiring.port(t.fileSaver, () => new PageFileSaver(), []);
  wiring.port(own.accountDeletionGateway, httpAccountDeletionGateway, [t.http]);
  wiring.singleton(
    own.createAccountDeletion,
    (gateway, files, forgetVisits, session, dialogs, notices, clock) => () =>
      new AccountDeletionViewModel(
        new LoadAccountDeletion(gateway),
        new DataCopyViewModel(gateway, new SaveCopy(gateway, files), notices, clock),
        new DeletionViewModel(gateway, new WithdrawDeletion(gateway), forgetVisits, session, dialogs, notices),
      ),
    [
      own.accountDeletionGateway,
      t.fileSaver,
      offlineTokens.forgetVisits,
      t.sessionState,
      t.dialogState,
      t.noticesState,
      t.clock,
    ],
  );
};

/** Dependencies of the account's lists of purchases. */
export const boughtModule: Module = (wiring) => {
  wiring.port(own.receiptGateway, httpReceiptGateway, [t.http]);
  wiring.port(own.belongingsGateway, httpBelongingsGateway, [t.http]);
  wiring.singleton(
    own.createReceipts,
    (gateway, session): AccountServices['createReceipts'] =>
      (page) =>
        new AccountListViewModel((pageNumber) => gateway.receipts(pageNumber), session, page),
    [own.receiptGateway, t.sessionState],
  );
  wiring.singleton(
    own.createBelongings,
    (gateway, session): AccountServices['createBelongings'] =>
      (page) =>
        new AccountListViewModel((pageNumber) => gateway.belongings(pageNumber), session, page),
    [own.belongingsGateway, t.sessionState],
  );
};

/** Dependencies of the profile settings page. */
export const ownProfileModule: Module = (wiring) => {
  wiring.port(t.pictureReader, () => new CanvasPictureReader(), []);
  wiring.port(t.leaveGuard, () => new PageLeaveGuard(), []);
  wiring.port(own.ownProfileGateway, httpOwnProfileGateway, [t.http]);
  wiring.singleton(
    own.createOwnProfile,
    (gateway, refresh, reader, guard, session, notices) => {
      const save = new SaveProfile(gateway, refresh);
      const change = new ChangePicture(gateway, refresh);
      const unsaved = new UnsavedProfile(session, new TabProfileDraftStore());
      return () =>
        new OwnProfileViewModel(gateway, new ProfilePreviewViewModel(gateway), (changed) => ({
          form: new ProfileFormViewModel({ save, unsaved, session, guard, notices }, changed),
          picture: new PictureViewModel(reader, change, notices, changed),
        }));
    },
    [own.ownProfileGateway, t.refreshSession, t.pictureReader, t.leaveGuard, t.sessionState, t.noticesState],
  );
};

/** Dependencies of the player's support tickets. */
export const supportModule: Module = (wiring) => {
  wiring.port(own.supportGateway, httpSupportGateway, [t.http]);
  wiring.port(own.ticketDrafts, () => new TabTicketDraftStore(), []);
  wiring.singleton(
    own.createTickets,
    (gateway, session): AccountServices['createTickets'] =>
      (page) =>
        new AccountListViewModel((pageNumber) => gateway.tickets(pageNumber), session, page),
    [own.supportGateway, t.sessionState],
  );
  wiring.singleton(
    own.createTicket,
    (gateway, session, realtime, random, drafts, attention): AccountServices['createTicket'] => {
      const replyToTicket = new ReplyToTicket(gateway);
      const dependencies = { gateway, replyToTicket, session, realtime, random, drafts, attention };
      return (number, header) => new TicketViewModel(dependencies, number, header);
    },
    [own.supportGateway, t.sessionState, t.realtime, t.random, own.ticketDrafts, t.attention],
  );
  wiring.singleton(
    own.createNewTicket,
    (gateway, ...dependencies): AccountServices['createNewTicket'] =>
      (game) =>
        new NewTicketViewModel(new OpenTicket(gateway), ...dependencies, game),
    [own.supportGateway, t.noticesState, t.random, own.ticketDrafts, t.sessionState],
  );
  wiring.singleton(
    own.createTicketGame,
    (gateway): AccountServices['createTicketGame'] => {
      const loadGame = new LoadTicketGame(gateway);
      return (slug) => new LoadedViewModel(() => loadGame.execute(slug));
    },
    [t.gameGateway],
  );
};
