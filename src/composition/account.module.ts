import { HttpFriendGateway } from '../adapters/http/http-friend-gateway';
import { HttpSecurityGateway } from '../adapters/http/http-security-gateway';
import { ChangeFriendship } from '../application/friends/change-friendship.use-case';
import { FollowFriends } from '../application/friends/follow-friends.use-case';
import { LoadFriends } from '../application/friends/load-friends.use-case';
import { ChangeSetting } from '../application/security/change-setting.use-case';
import { ChangeTwoFactor } from '../application/security/change-two-factor.use-case';
import { DisconnectProvider } from '../application/security/disconnect-provider.use-case';
import { LoadSecurity } from '../application/security/load-security.use-case';
import { SignOutBrowsers } from '../application/security/sign-out-browsers.use-case';
import { AccountHomeViewModel } from '../ui/account/account-home.view-model';
import type { AccountServices } from '../ui/account/account-services';
import { AddressCheckViewModel } from '../ui/account/address-check.view-model';
import { BrowsersViewModel } from '../ui/account/browsers.view-model';
import { PasswordFormViewModel } from '../ui/account/password-form.view-model';
import { ProvidersViewModel } from '../ui/account/providers.view-model';
import { SecurityViewModel } from '../ui/account/security.view-model';
import { SettingSwitchViewModel } from '../ui/account/setting-switch.view-model';
import { TwoFactorViewModel } from '../ui/account/two-factor.view-model';
import { FriendsViewModel } from '../ui/friends/friends.view-model';
import { boughtModule } from './bought.module';
import { leavingModule } from './leaving.module';
import type { Module } from './create-wiring';
import { tokens as t } from './tokens';
import { supportModule } from './support.module';
import type { Wiring } from './wiring';

/** What the account's own pages need; a tab loads it with the first of them. */
export const accountModule: Module = (wiring) => {
  leavingModule(wiring);
  boughtModule(wiring);
  supportModule(wiring);
  wiring.singleton(t.securityGateway, (http) => new HttpSecurityGateway(http), [t.http]);
  wiring.singleton(t.loadSecurity, (gateway) => new LoadSecurity(gateway), [t.securityGateway]);
  wiring.singleton(t.changeTwoFactor, (gateway, refresh) => new ChangeTwoFactor(gateway, refresh), [
    t.securityGateway,
    t.refreshSession,
  ]);
  wiring.singleton(t.disconnectProvider, (gateway) => new DisconnectProvider(gateway), [t.securityGateway]);
  wiring.singleton(t.signOutBrowsers, (gateway) => new SignOutBrowsers(gateway), [t.securityGateway]);
  wiring.singleton(t.changeSetting, (gateway, session) => new ChangeSetting(gateway, session), [
    t.securityGateway,
    t.sessionState,
  ]);
  wiring.singleton(
    t.createAccountHome,
    (gateway, notices, clock) => () =>
      new AccountHomeViewModel(gateway, new AddressCheckViewModel(gateway, notices, clock)),
    [t.securityGateway, t.noticesState, t.clock],
  );
  wiring.singleton(t.friendGateway, (http) => new HttpFriendGateway(http), [t.http]);
  wiring.singleton(t.changeFriendship, (gateway) => new ChangeFriendship(gateway), [t.friendGateway]);
  wiring.singleton(t.loadFriends, (gateway) => new LoadFriends(gateway), [t.friendGateway]);
  wiring.singleton(t.followFriends, (realtime, session) => new FollowFriends(realtime, session), [
    t.realtime,
    t.sessionState,
  ]);
  wiring.singleton(
    t.createFriends,
    (load, follow, change, dialogs, notices) => () => new FriendsViewModel(load, follow, { change, dialogs, notices }),
    [t.loadFriends, t.followFriends, t.changeFriendship, t.dialogState, t.noticesState],
  );
  wiring.singleton(
    t.createSecurity,
    (load, gateway, disconnect, twoFactor, signOut, change, session, dialogs, notices, qrCodes, clipboard, clock) =>
      () =>
        new SecurityViewModel(load, (changed) => ({
          address: new AddressCheckViewModel(gateway, notices, clock),
          password: new PasswordFormViewModel(gateway, notices, changed),
          providers: new ProvidersViewModel(disconnect, dialogs, notices, changed),
          twoFactor: new TwoFactorViewModel(twoFactor, qrCodes, clipboard, notices, clock, changed),
          browsers: new BrowsersViewModel(signOut, dialogs, notices),
          loginNotices: new SettingSwitchViewModel(session, change, notices, 'security', 'login_notifications'),
        })),
    [
      t.loadSecurity,
      t.securityGateway,
      t.disconnectProvider,
      t.changeTwoFactor,
      t.signOutBrowsers,
      t.changeSetting,
      t.sessionState,
      t.dialogState,
      t.noticesState,
      t.qrCodes,
      t.clipboard,
      t.clock,
    ],
  );
};

/** What the account's pages are given once the module is in the container. */
export function accountServices(wiring: Wiring): AccountServices {
  return {
    createHome: wiring.get(t.createAccountHome),
    createFriends: wiring.get(t.createFriends),
    createSecurity: wiring.get(t.createSecurity),
    createLeaving: wiring.get(t.createLeaving),
    createTickets: wiring.get(t.createTickets),
    createTicket: wiring.get(t.createTicket),
    createNewTicket: wiring.get(t.createNewTicket),
    createReceipts: wiring.get(t.createReceipts),
    createBelongings: wiring.get(t.createBelongings),
  };
}
