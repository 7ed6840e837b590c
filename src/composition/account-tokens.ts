import type { RequirePlayer } from '../application/session/require-player.use-case';
import type { ChangeSetting } from '../application/security/change-setting.use-case';
import type { ChangeTwoFactor } from '../application/security/change-two-factor.use-case';
import type { DisconnectProvider } from '../application/security/disconnect-provider.use-case';
import type { LoadSecurity } from '../application/security/load-security.use-case';
import type { QrCodes } from '../application/security/qr-codes.port';
import type { SecurityGateway } from '../application/security/security-gateway.port';
import type { SignOutBrowsers } from '../application/security/sign-out-browsers.use-case';
import type { LeavingGateway } from '../application/leaving/leaving-gateway.port';
import type { FileSaver } from '../application/system/file-saver.port';
import type { Clipboard } from '../application/system/clipboard.port';
import type { AppServices } from '../ui/app/app-services';
import type { AccountServices } from '../ui/account/account-services';
import { token } from './token';

/** What the account's own pages are wired by; one part of the tokens. */
export const accountTokens = {
  requirePlayer: token<RequirePlayer>('RequirePlayer'),
  securityGateway: token<SecurityGateway>('SecurityGateway'),
  loadSecurity: token<LoadSecurity>('LoadSecurity'),
  changeTwoFactor: token<ChangeTwoFactor>('ChangeTwoFactor'),
  disconnectProvider: token<DisconnectProvider>('DisconnectProvider'),
  signOutBrowsers: token<SignOutBrowsers>('SignOutBrowsers'),
  changeSetting: token<ChangeSetting>('ChangeSetting'),
  qrCodes: token<QrCodes>('QrCodes'),
  clipboard: token<Clipboard>('Clipboard'),
  createAccountHome: token<AccountServices['createHome']>('CreateAccountHome'),
  leavingGateway: token<LeavingGateway>('LeavingGateway'),
  fileSaver: token<FileSaver>('FileSaver'),
  createLeaving: token<AccountServices['createLeaving']>('CreateLeaving'),
  createSecurity: token<AccountServices['createSecurity']>('CreateSecurity'),
  openAccount: token<AppServices['openAccount']>('OpenAccount'),
} as const;
