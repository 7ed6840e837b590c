import type { SignInTab, SignInTabEnds, SignInTabs } from '../../src/application/auth/sign-in-tabs.port';

/** Tab that records its location and sends messages on a test's behalf; sends nothing once closed or forgotten. */
export class FakeSignInTab implements SignInTab {
  readonly sent: string[] = [];
  open = true;
  connected = true;

  constructor(private readonly ends: SignInTabEnds) {}

  sendTo(url: string): void {
    this.sent.push(url);
  }

  close(): void {
    this.open = false;
  }

  forget(): void {
    this.connected = false;
  }

  report(message: Parameters<SignInTabEnds['reported']>[0]): void {
    if (this.open && this.connected) this.ends.reported(message);
  }

  /** Closes the tab, as a visitor would. */
  closeByHand(): void {
    if (!this.open) return;
    this.open = false;
    if (this.connected) this.ends.closed();
  }
}

/** Opens tabs, unless configured to block them. */
export class FakeSignInTabs implements SignInTabs {
  blocked = false;
  readonly opened: FakeSignInTab[] = [];

  open(ends: SignInTabEnds): SignInTab | undefined {
    if (this.blocked) return undefined;
    const tab = new FakeSignInTab(ends);
    this.opened.push(tab);
    return tab;
  }

  get last(): FakeSignInTab {
    const tab = this.opened.at(-1);
    if (tab === undefined) throw new Error('No tab was opened');
    return tab;
  }
}
