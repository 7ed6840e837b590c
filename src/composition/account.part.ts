import { CanvasPictureReader, LazyQrCodes } from '../adapters/browser/canvas-picture-reader';
import { PageClipboard, PageFileSaver, PageLeaveGuard } from '../adapters/browser/page-actions';
import { httpFavouriteGateway, httpFollowGateway, httpFriendGateway } from '../adapters/http/http-community-gateways';
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
  accountPagesServices,
  boughtModule,
  ownProfileModule,
  supportModule,
} from './account-pages.part';
import { accountTokens as own } from './account-tokens';
import { communityMarks } from './community.part';
import { tokens as t } from './tokens';
import type { Module, Wiring } from './wiring';

/** Creates the account page's lists of follows and favourites. */
function communityLists(wiring: Wiring): Pick<AccountServices, 'createFollowed' | 'createFavourites' | 'marks'> {
  const http = wiring.get(t.http);
  const session = wiring.get(t.sessionState);
  const follows = httpFollowGateway(http);
  const favourites = httpFavouriteGateway(http);
  return {
    createFollowed: (page) => new AccountListViewModel((pageNumber) => follows.players(pageNumber), session, page),
    createFavourites: (page) => new AccountListViewModel((pageNumber) => favourites.list(pageNumber), session, page),
    marks: communityMarks(wiring),
  };
}

/** Dependencies of the account pages; a tab loads this module with the first account page. */
export const accountModule: Module = (wiring) => {
  ownProfileModule(wiring);
  accountDeletionModule(wiring);
  boughtModule(wiring);
  supportModule(wiring);
  accountPagesModule(wiring);
  wiring.singleton(own.securityGateway, httpSecurityGateway, [t.http]);
  wiring.singleton(own.loadSecurity, (gateway) => new LoadSecurity(gateway), [own.securityGateway]);
  wiring.singleton(own.changeAddress, (gateway) => new ChangeAddress(gateway), [own.securityGateway]);
  wiring.singleton(own.changeTwoFactor, (gateway, refresh) => new ChangeTwoFactor(gateway, refresh), [
    own.securityGateway,
    t.refreshSession,
  ]);
  wiring.singleton(own.disconnectProvider, (gateway) => new DisconnectProvider(gateway), [own.securityGateway]);
  wiring.singleton(own.signOutBrowsers, (gateway) => new SignOutBrowsers(gateway), [own.securityGateway]);
  wiring.singleton(own.changeSetting, (gateway, session, tabs) => new ChangeSetting(gateway, session, tabs), [
    own.securityGateway,
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
    [own.securityGateway, t.noticesState, t.clock],
  );
  wiring.singleton(own.friendGateway, httpFriendGateway, [t.http]);
  wiring.singleton(own.changeFriendship, (gateway) => new ChangeFriendship(gateway), [own.friendGateway]);
  wiring.singleton(own.loadFriends, (gateway) => new LoadFriends(gateway), [own.friendGateway]);
  wiring.singleton(own.followFriends, (realtime, session) => new FollowFriends(realtime, session), [
    t.realtime,
    t.sessionState,
  ]);
  wiring.singleton(
    own.createFriends,
    (load, follow, gateway, change, dialogs, notices) => {
      const ask = new SendFriendRequest(gateway);
      return () => new FriendsViewModel(load, follow, { ask, change, dialogs, notices });
    },
    [own.loadFriends, own.followFriends, own.friendGateway, own.changeFriendship, t.dialogState, t.noticesState],
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
          addressForm: new AddressFormViewModel(changeAddress, gateway, notices, changed),
          password: new PasswordFormViewModel(gateway, notices, changed),
          providers: new ProvidersViewModel(disconnect, dialogs, notices, changed),
          twoFactor: new TwoFactorViewModel(twoFactor, qrCodes, clipboard, notices, clock, changed),
          browsers: new BrowsersViewModel(signOut, dialogs, notices),
          loginNotices: createSetting({ group: 'security', field: 'login_notifications' }),
        })),
    [
      own.loadSecurity,
      own.securityGateway,
      own.changeAddress,
      own.disconnectProvider,
      own.changeTwoFactor,
      own.signOutBrowsers,
      own.createSetting,
      t.dialogState,
      t.noticesState,
      own.qrCodes,
      own.clipboard,
      t.clock,
    ],
  );
};

/** Resolves the services of the account pages. */
export function accountServices(wiring: Wiring): AccountServices {
  return {
    timeZone: wiring.get(own.timeZone),
    ...accountPagesServices(wiring),
    createHome: wiring.get(own.createAccountHome),
    createOwnProfile: wiring.get(own.createOwnProfile),
    createFriends: wiring.get(own.createFriends),
    ...communityLists(wiring),
    createSecurity: wiring.get(own.createSecurity),
    createSetting: wiring.get(own.createSetting),
    createLeaving: wiring.get(own.createLeaving),
    createTickets: wiring.get(own.createTickets),
    createTicket: wiring.get(own.createTicket),
    createNewTicket: wiring.get(own.createNewTicket),
    createReceipts: wiring.get(own.createReceipts),
    createBelongings: wiring.get(own.createBelongings),
  };
}

/** Adds the account pages' dependencies to a tab's container; the script is loaded with the first account page. */
export function openBrowserAccount(wiring: Wiring): AccountServices {
  wiring.singleton(own.timeZone, () => new SystemTimeZone(), []);
  wiring.singleton(own.qrCodes, () => new LazyQrCodes(), []);
  wiring.singleton(own.clipboard, () => new PageClipboard(), []);
  wiring.singleton(own.fileSaver, () => new PageFileSaver(), []);
  wiring.singleton(own.pictureReader, () => new CanvasPictureReader(), []);
  wiring.singleton(own.leaveGuard, () => new PageLeaveGuard(), []);
  accountModule(wiring);
  return accountServices(wiring);
}
