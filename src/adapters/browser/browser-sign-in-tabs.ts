import type { SignInTab, SignInTabEnds, SignInTabs } from '../../application/auth/sign-in-tabs.port';
import type { Clock } from '../../application/system/clock.port';
import { parseClosingMessage } from '../../domain/auth/closing-message';

/** How often a tab is asked whether it is still there, in milliseconds: browsers tell nobody that one was closed. */
const CLOSED_POLL = 500;

/** The part of the portal's window that opens tabs and hears them. */
export type OpeningWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'open'> & {
  readonly location: Pick<Location, 'protocol' | 'host'>;
};

/** Tabs of this browser, each heard only from its own window at the exact origin of the closing page. */
export class BrowserSignInTabs implements SignInTabs {
  constructor(
    private readonly portal: OpeningWindow,
    private readonly accountsOrigin: string,
    private readonly clock: Clock,
  ) {}

  open(ends: SignInTabEnds): SignInTab | undefined {
    const tab = this.portal.open('', '_blank');
    if (tab === null || tab.closed) return undefined;
    const hear = (event: MessageEvent<unknown>) => {
      const { origin, data, source } = event;
      const message = parseClosingMessage({ origin, data, fromExpectedWindow: source === tab }, this.closingPage());
      if (message !== undefined) ends.told(message);
    };
    let gone = false;
    const cancelPoll = this.clock.every(CLOSED_POLL, () => {
      if (!tab.closed) return;
      // What the closing page has said before it closed may still be on its way: one more round.
      if (gone) {
        stop();
        ends.closed();
      }
      gone = true;
    });
    const stop = () => {
      cancelPoll();
      this.portal.removeEventListener('message', hear);
    };
    this.portal.addEventListener('message', hear);
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
