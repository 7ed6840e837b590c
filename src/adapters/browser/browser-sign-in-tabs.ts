import type { SignInOpener } from '../../application/auth/sign-in-opener.port';
import type { SignInTab, SignInTabEnds, SignInTabs } from '../../application/auth/sign-in-tabs.port';
import type { Clock } from '../../application/system/clock.port';
import { parseClosingMessage } from '../../domain/auth/closing-message';
import type { RegisteringProvider } from '../../domain/auth/social-provider';

/** Time between two checks for a closed tab, in milliseconds; browsers send no event when a tab is closed. */
const CLOSED_POLL = 500;

/** Subset of the portal's window that opens tabs and receives their messages. */
export type OpeningWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'open'> & {
  readonly location: Pick<Location, 'protocol' | 'host'>;
};

/**
 * Login tabs of this browser. Accepts messages only from the tab's own window at the exact origin of the closing page.
 */
export class BrowserSignInTabs implements SignInTabs {
  constructor(
    private readonly portal: OpeningWindow,
    private readonly accountsOrigin: string,
    private readonly clock: Clock,
  ) {}

  open(ends: SignInTabEnds): SignInTab | undefined {
    const tab = this.portal.open('', '_blank');
    if (tab === null || tab.closed) return undefined;
    const received = (event: MessageEvent<unknown>) => {
      const { origin, data, source } = event;
      const message = parseClosingMessage({ origin, data, fromExpectedWindow: source === tab }, this.closingPage());
      if (message !== undefined) ends.reported(message);
    };
    let sawClosed = false;
    const cancelPoll = this.clock.every(CLOSED_POLL, () => {
      if (!tab.closed) return;
      // The last message of the closing page may still be queued, so one more check follows.
      if (sawClosed) {
        stop();
        ends.closed();
      }
      sawClosed = true;
    });
    const stop = () => {
      cancelPoll();
      this.portal.removeEventListener('message', received);
    };
    this.portal.addEventListener('message', received);
    return {
      sendTo(url) {
        if (!tab.closed) tab.location.replace(url);
      },
      close() {
        stop();
        tab.close();
      },
      forget: stop,
    };
  }

  private closingPage() {
    const { protocol, host } = this.portal.location;
    return { page: { scheme: protocol.replace(':', ''), host }, origin: this.accountsOrigin };
  }
}

/** Subset of a tab's window with its opener. */
interface OpenedWindow {
  readonly opener: unknown;
  readonly location: Pick<Location, 'replace'>;
}

/** Reports a registration through the closing page, the only page whose messages the opener accepts. */
export class BrowserSignInOpener implements SignInOpener {
  constructor(
    private readonly tab: OpenedWindow,
    private readonly accountsOrigin: string,
  ) {}

  notifyRegistered(provider: RegisteringProvider): boolean {
    const opener = this.tab.opener as Pick<Window, 'closed'> | null;
    if (opener === null || opener.closed) return false;
    const query = new URLSearchParams({ type: 'register', provider });
    this.tab.location.replace(`${this.accountsOrigin}/closed?${query.toString()}`);
    return true;
  }
}
