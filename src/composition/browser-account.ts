import { CanvasPictureReader } from '../adapters/browser/canvas-picture-reader';
import { LazyQrCodes } from '../adapters/browser/lazy-qr-codes';
import { PageClipboard, PageFileSaver, PageLeaveGuard } from '../adapters/browser/page-actions';
import { SystemTimeZone } from '../adapters/system/system';
import type { AccountServices } from '../ui/account/account-services';
import { accountTokens as own } from './account-tokens';
import { accountModule, accountServices } from './account.module';
import type { Wiring } from './wiring';

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
