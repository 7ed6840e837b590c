import type { ChangeFriendship } from '../application/friends/change-friendship.use-case';
import type { FollowFriends } from '../application/friends/follow-friends.use-case';
import type { FriendGateway } from '../application/friends/friend-gateway.port';
import type { LoadFriends } from '../application/friends/load-friends.use-case';
import type { AccountPagesGateway } from '../application/account/account-pages-gateway.port';
import type { OwnProfileGateway } from '../application/profile/own-profile-gateway.port';
import type { PictureReader } from '../application/profile/picture-reader.port';
import type { ChangeAddress } from '../application/security/change-address.use-case';
import type { ChangeSetting } from '../application/security/change-setting.use-case';
import type { ChangeTwoFactor } from '../application/security/change-two-factor.use-case';
import type { DisconnectProvider } from '../application/security/disconnect-provider.use-case';
import type { LoadSecurity } from '../application/security/load-security.use-case';
import type { QrCodes } from '../application/security/qr-codes.port';
import type { SecurityGateway } from '../application/security/security-gateway.port';
import type { SignOutBrowsers } from '../application/security/sign-out-browsers.use-case';
import type { AccountDeletionGateway } from '../application/account-deletion/account-deletion-gateway.port';
import type { SupportGateway } from '../application/support/support-gateway.port';
import type { LeaveGuard } from '../application/system/leave-guard.port';
import type { FileSaver } from '../application/system/file-saver.port';
import type { Clipboard } from '../application/system/clipboard.port';
import type { TimeZone } from '../domain/shared/time-zone';
import type { AccountServices } from '../ui/account/account-services';
import { named, token } from './wiring';

/** Tokens used by the account pages only; loaded with these pages. */
export const accountTokens = named({
  securityGateway: token<SecurityGateway>(),
  loadSecurity: token<LoadSecurity>(),
  changeAddress: token<ChangeAddress>(),
  changeTwoFactor: token<ChangeTwoFactor>(),
  disconnectProvider: token<DisconnectProvider>(),
  signOutBrowsers: token<SignOutBrowsers>(),
  changeSetting: token<ChangeSetting>(),
  timeZone: token<TimeZone>(),
  qrCodes: token<QrCodes>(),
  clipboard: token<Clipboard>(),
  friendGateway: token<FriendGateway>(),
  changeFriendship: token<ChangeFriendship>(),
  loadFriends: token<LoadFriends>(),
  followFriends: token<FollowFriends>(),
  ownProfileGateway: token<OwnProfileGateway>(),
  pictureReader: token<PictureReader>(),
  leaveGuard: token<LeaveGuard>(),
  createOwnProfile: token<AccountServices['createOwnProfile']>(),
  createFriends: token<AccountServices['createFriends']>(),
  accountPagesGateway: token<AccountPagesGateway>(),
  createOwnHome: token<AccountServices['createOwnHome']>(),
  createHistory: token<AccountServices['createHistory']>(),
  createAchievements: token<AccountServices['createAchievements']>(),
  createActivity: token<AccountServices['createActivity']>(),
  createAccountHome: token<AccountServices['createHome']>(),
  accountDeletionGateway: token<AccountDeletionGateway>(),
  fileSaver: token<FileSaver>(),
  supportGateway: token<SupportGateway>(),
  createTickets: token<AccountServices['createTickets']>(),
  createTicket: token<AccountServices['createTicket']>(),
  createNewTicket: token<AccountServices['createNewTicket']>(),
  createReceipts: token<AccountServices['createReceipts']>(),
  createBelongings: token<AccountServices['createBelongings']>(),
  createLeaving: token<AccountServices['createLeaving']>(),
  createSetting: token<AccountServices['createSetting']>(),
  createSecurity: token<AccountServices['createSecurity']>(),
});
