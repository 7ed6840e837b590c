import { DeferredQrCodes } from '../adapters/browser/canvas-picture-reader';
import { PageClipboard } from '../adapters/browser/page-actions';
import { httpFriendGateway } from '../adapters/http/http-community-gateways';
import { httpSecurityGateway } from '../adapters/http/http-security-gateway';
import { SystemTimeZone } from '../adapters/system/system';
import { ChangeFriendship } from '../application/friends/change-friendship.use-case';
import { FollowFriends } from '../application/friends/follow-friends.use-case';
import { LoadFriends } from '../application/friends/load-friends.use-case';
import { SendFriendRequest } from '../application/friends/send-friend-request.use-case';
import { ChangeAddress } from '../application/security/change-address.use-case';
import { ChangeSetting } from '../application/security/change-setting.use-case';
import { ChangeTwoFactor } from '../application/security/change-two-factor.use-case';
import { DisconnectProvider } from '../application/security/disconnect-provider.use-case';
import { LoadSecurity } from '../application/security/load-security.use-case';
import { SignOutBrowsers } from '../application/security/sign-out-browsers.use-case';
import { AccountHomeViewModel } from '../ui/account/account-home.view-model';
import { AccountListViewModel } from '../ui/account/account-list.view-model';
import type { AccountServices } from '../ui/account/account-services';
import { AddressCheckViewModel } from '../ui/account/address-check.view-model';
import { AddressFormViewModel } from '../ui/account/address-form.view-model';
import { BrowsersViewModel } from '../ui/account/browsers.view-model';
import { PasswordFormViewModel } from '../ui/account/password-form.view-model';
import { ProvidersViewModel } from '../ui/account/providers.view-model';
import { SecurityViewModel } from '../ui/account/security.view-model';
import { SettingViewModel } from '../ui/account/setting.view-model';
import { TwoFactorViewModel } from '../ui/account/two-factor.view-model';
import { FriendsViewModel } from '../ui/friends/friends.view-model';
import {
  accountDeletionModule,
  accountPagesModule,
  accountPagesTokens as pages,
  boughtModule,
  ownProfileModule,
  supportModule,
} from './account-pages.part';
import { communityTokens as community, marksModule, reportsModule } from './community.part';
import { inboxPageModule, inboxPageTokens as inboxPage } from './inbox-page.part';
import { forgetVisitsModule } from './offline.part';
import { tokens as t } from './tokens';
import type { Module, Part } from './wiring';
import { named, token } from './wiring';

export const accountTokens = named({
  loadSecurity: token<LoadSecurity>(),
  changeAddress: token<ChangeAddress>(),
  changeTwoFactor: token<ChangeTwoFactor>(),
  disconnectProvider: token<DisconnectProvider>(),
  signOutBrowsers: token<SignOutBrowsers>(),
  changeSetting: token<ChangeSetting>(),
  createFriends: token<AccountServices['createFriends']>(),
  createAccountHome: token<AccountServices['createHome']>(),
  createSetting: token<AccountServices['createSetting']>(),
  createSecurity: token<AccountServices['createSecurity']>(),
  createFollowed: token<AccountServices['createFollowed']>(),
  createFavourites: token<AccountServices['createFavourites']>(),
  services: token<AccountServices>(),
});
const own = accountTokens;

/** Dependencies of the account's lists of follows and favourites. */
const listsModule: Module = (wiring) => {
  wiring.singleton(
    own.createFollowed,
    (follows, session): AccountServices['createFollowed'] =>
      (page) =>
        new AccountListViewModel((pageNumber) => follows.players(pageNumber), session, page),
    [community.followGateway, t.sessionState],
  );
  wiring.singleton(
    own.createFavourites,
    (favourites, session): AccountServices['createFavourites'] =>
      (page) =>
        new AccountListViewModel((pageNumber) => favourites.list(pageNumber), session, page),
    [community.favouriteGateway, t.sessionState],
  );
};

/** Dependencies of the security settings. */
const securityModule: Module = (wiring) => {
  wiring.port(t.qrCodes, () => new DeferredQrCodes(), []);
  wiring.port(t.clipboard, () => new PageClipboard(), []);
  wiring.port(t.securityGateway, httpSecurityGateway, [t.http]);
  wiring.singleton(own.loadSecurity, (gateway) => new LoadSecurity(gateway), [t.securityGateway]);
  wiring.singleton(own.changeAddress, (gateway) => new ChangeAddress(gateway), [t.securityGateway]);
  wiring.singleton(own.changeTwoFactor, (gateway, refresh) => new ChangeTwoFactor(gateway, refresh), [
    t.securityGateway,
    t.refreshSession,
  ]);
  wiring.singleton(own.disconnectProvider, (gateway) => new DisconnectProvider(gateway), [t.securityGateway]);
  wiring.singleton(own.signOutBrowsers, (gateway) => new SignOutBrowsers(gateway), [t.securityGateway]);
  wiring.singleton(own.changeSetting, (gateway, session, tabs) => new ChangeSetting(gateway, session, tabs), [
    t.securityGateway,
    t.sessionState,
    t.tabChannel,
  ]);
  wiring.singleton(
    own.createSetting,
    (session, change, notices) => (name) => new SettingViewModel(session, change, notices, name),
    [t.sessionState, own.changeSetting, t.noticesState],
  );
  wiring.singleton(
    own.createAccountHome,
    (gateway, notices, clock) => () =>
      new AccountHomeViewModel(gateway, new AddressCheckViewModel(gateway, notices, clock)),
    [t.securityGateway, t.noticesState, t.clock],
  );
  wiring.singleton(
    own.createSecurity,
    (
      load,
      gateway,
      changeAddress,
      disconnect,
      twoFactor,
      signOut,
      createSetting,
      dialogs,
      notices,
      qrCodes,
      clipboard,
      clock,
    ) =>
      () =>
        new SecurityViewModel(load, (changed) => ({
          address: new AddressCheckViewModel(gateway, notices, clock),
          addressForm: new AddressFormViewModel(changeAddress, gateway, dialogs, notices, changed),
          password: new PasswordFormViewModel(gateway, notices, changed),
          providers: new ProvidersViewModel(disconnect, dialogs, notices, changed),
          twoFactor: new TwoFactorViewModel(twoFactor, qrCodes, clipboard, notices, clock, changed),
          browsers: new BrowsersViewModel(signOut, dialogs, notices),
          loginNotices: createSetting({ group: 'security', field: 'login_notifications' }),
        })),
    [
      own.loadSecurity,
      t.securityGateway,
      own.changeAddress,
      own.disconnectProvider,
      own.changeTwoFactor,
      own.signOutBrowsers,
      own.createSetting,
      t.dialogState,
      t.noticesState,
      t.qrCodes,
      t.clipboard,
      t.clock,
    ],
  );
};

/** Dependencies of the friends page. */
const friendsModule: Module = (wiring) => {
  wiring.port(t.friendGateway, httpFriendGateway, [t.http]);
  wiring.singleton(pages.changeFriendship, (gateway) => new ChangeFriendship(gateway), [t.friendGateway]);
  wiring.singleton(pages.loadFriends, (gateway) => new LoadFriends(gateway), [t.friendGateway]);
  wiring.singleton(pages.followFriends, (realtime, session) => new FollowFriends(realtime, session), [
    t.realtime,
    t.sessionState,
  ]);
  wiring.singleton(
    own.createFriends,
    (load, follow, gateway, change, dialogs, notices) => {
      const ask = new SendFriendRequest(gateway);
      return () => new FriendsViewModel(load, follow, { ask, change, dialogs, notices });
    },
    [pages.loadFriends, pages.followFriends, t.friendGateway, pages.changeFriendship, t.dialogState, t.noticesState],
  );
};

const servicesModule: Module = (wiring) => {
  wiring.port(t.timeZone, () => new SystemTimeZone(), []);
  wiring.record(own.services, {
    timeZone: t.timeZone,
    createOwnHome: pages.createOwnHome,
    createHistory: pages.createHistory,
    createAchievements: pages.createAchievements,
    createActivity: pages.createActivity,
    createHome: own.createAccountHome,
    createOwnProfile: pages.createOwnProfile,
    createInbox: inboxPage.createInbox,
    createConversation: inboxPage.createConversation,
    createInvitation: inboxPage.createInvitation,
    createReport: community.createReport,
    createFriends: own.createFriends,
    createFollowed: own.createFollowed,
    createFavourites: own.createFavourites,
    marks: community.marks,
    createSecurity: own.createSecurity,
    createSetting: own.createSetting,
    createAccountDeletion: pages.createAccountDeletion,
    createTickets: pages.createTickets,
    createTicket: pages.createTicket,
    createNewTicket: pages.createNewTicket,
    createTicketGame: pages.createTicketGame,
    createReceipts: pages.createReceipts,
    createBelongings: pages.createBelongings,
    createTests: pages.createTests,
  });
};

/** The account's pages; loaded with the first of them. */
export const accountPart: Part<AccountServices> = {
  services: own.services,
  modules: [
    marksModule,
    listsModule,
    friendsModule,
    inboxPageModule,
    reportsModule,
    securityModule,
    ownProfileModule,
    forgetVisitsModule,
    accountDeletionModule,
    boughtModule,
    supportModule,
    accountPagesModule,
    servicesModule,
  ],
};
