import {
  httpAccountPagesGateway,
  httpAccountDeletionGateway,
  httpBelongingsGateway,
  httpReceiptGateway,
  httpOwnProfileGateway,
} from '../adapters/http/http-account-gateways';
import { httpSupportGateway } from '../adapters/http/http-support-gateways';
import { LoadAccountDeletion } from '../application/account-deletion/load-account-deletion.use-case';
import { SaveCopy } from '../application/account-deletion/save-copy.use-case';
import { WithdrawDeletion } from '../application/account-deletion/withdraw-deletion.use-case';
import { DeletePlay } from '../application/account/delete-play.use-case';
import { ChangePicture } from '../application/profile/change-picture.use-case';
import { SaveProfile } from '../application/profile/save-profile.use-case';
import { UnsavedProfile } from '../application/profile/unsaved-profile';
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
import { OwnProfileViewModel, ProfilePreviewViewModel } from '../ui/own-profile/own-profile.view-model';
import { PictureViewModel } from '../ui/own-profile/picture.view-model';
import { ProfileFormViewModel } from '../ui/own-profile/profile-form.view-model';
import { NewTicketViewModel } from '../ui/support/new-ticket.view-model';
import { TicketViewModel } from '../ui/support/ticket.view-model';
import { accountTokens as own } from './account-tokens';
import { tokens as t } from './tokens';
import type { Module, Wiring } from './wiring';

type AccountPagesServices = Pick<
  AccountServices,
  'createOwnHome' | 'createHistory' | 'createAchievements' | 'createActivity'
>;

/** Dependencies of the account's home, history, achievements and activity pages. */
export const accountPagesModule: Module = (wiring) => {
  wiring.singleton(own.accountPagesGateway, httpAccountPagesGateway, [t.http]);
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
          gateway,
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

/** Dependencies of data export and account deletion in the settings. */
export const accountDeletionModule: Module = (wiring) => {
  wiring.singleton(own.accountDeletionGateway, httpAccountDeletionGateway, [t.http]);
  wiring.singleton(
    own.createLeaving,
    (gateway, files, session, dialogs, notices, clock) => () =>
      new AccountDeletionViewModel(
        new LoadAccountDeletion(gateway),
        new DataCopyViewModel(gateway, new SaveCopy(gateway, files), notices, clock),
        new DeletionViewModel(gateway, new WithdrawDeletion(gateway), session, dialogs, notices),
      ),
    [own.accountDeletionGateway, own.fileSaver, t.sessionState, t.dialogState, t.noticesState, t.clock],
  );
};

/** Dependencies of the account's lists of purchases. */
export const boughtModule: Module = (wiring) => {
  wiring.singleton(
    own.createReceipts,
    (http, session): AccountServices['createReceipts'] => {
      const gateway = httpReceiptGateway(http);
      return (page) => new AccountListViewModel((pageNumber) => gateway.receipts(pageNumber), session, page);
    },
    [t.http, t.sessionState],
  );
  wiring.singleton(
    own.createBelongings,
    (http, session): AccountServices['createBelongings'] => {
      const gateway = httpBelongingsGateway(http);
      return (page) => new AccountListViewModel((pageNumber) => gateway.belongings(pageNumber), session, page);
    },
    [t.http, t.sessionState],
  );
};

/** Dependencies of the profile settings page. */
export const ownProfileModule: Module = (wiring) => {
  wiring.singleton(own.ownProfileGateway, httpOwnProfileGateway, [t.http]);
  wiring.singleton(
    own.createOwnProfile,
    (gateway, refresh, reader, guard, session, notices) => {
      const save = new SaveProfile(gateway, refresh);
      const change = new ChangePicture(gateway, refresh);
      const unsaved = new UnsavedProfile(session);
      return () =>
        new OwnProfileViewModel(gateway, new ProfilePreviewViewModel(gateway), (changed) => ({
          form: new ProfileFormViewModel({ save, unsaved, session, guard, notices }, changed),
          picture: new PictureViewModel(reader, change, notices, changed),
        }));
    },
    [own.ownProfileGateway, t.refreshSession, own.pictureReader, own.leaveGuard, t.sessionState, t.noticesState],
  );
};

/** Dependencies of the player's support tickets. */
export const supportModule: Module = (wiring) => {
  wiring.singleton(own.supportGateway, httpSupportGateway, [t.http]);
  wiring.singleton(
    own.createTickets,
    (gateway, session): AccountServices['createTickets'] =>
      (page) =>
        new AccountListViewModel((pageNumber) => gateway.tickets(pageNumber), session, page),
    [own.supportGateway, t.sessionState],
  );
  wiring.singleton(
    own.createTicket,
    (gateway, session, realtime, random): AccountServices['createTicket'] => {
      const replyToTicket = new ReplyToTicket(gateway);
      return (number) => new TicketViewModel({ gateway, replyToTicket, session, realtime, random }, number);
    },
    [own.supportGateway, t.sessionState, t.realtime, t.random],
  );
  wiring.singleton(
    own.createNewTicket,
    (gateway, notices, random) => () => new NewTicketViewModel(new OpenTicket(gateway), notices, random),
    [own.supportGateway, t.noticesState, t.random],
  );
};
