import { BehaviorSubject, Subject } from 'rxjs';
import type { Observable } from 'rxjs';
import type { SignInProvider } from '../../domain/auth/social-provider';
import type { SocialCommand, SocialEvent, SocialNotice, SocialSignIn } from '../../domain/auth/social-sign-in';
import { idleSocialSignIn, nextSocialSignIn, untilSocialTimeout } from '../../domain/auth/social-sign-in';
import type { ApiFailure } from '../http/api-failure';
import type { Cancel, Clock } from '../system/clock.port';
import type { LoadSocialSession } from './load-social-session.use-case';
import type { SignInTab, SignInTabs } from './sign-in-tabs.port';
import type { SocialGateway } from './social-gateway.port';

/** Logs in with a provider in a separate tab. Outlives the pane that started the login. */
export class SignInByProvider {
  private readonly cell = new BehaviorSubject<SocialSignIn>(idleSocialSignIn);
  private readonly published = new Subject<SocialNotice>();
  readonly state$: Observable<SocialSignIn> = this.cell.asObservable();
  /** Notices for the visitor. */
  readonly notices$: Observable<SocialNotice> = this.published.asObservable();
  private tab: SignInTab | undefined;
  private loading: Promise<ApiFailure | undefined> | undefined;
  private cancelTimeout: Cancel = () => undefined;
  /** Number of attempts; responses to earlier attempts are ignored. */
  private attempt = 0;

  constructor(
    private readonly gateway: SocialGateway,
    private readonly tabs: SignInTabs,
    private readonly loadSession: LoadSocialSession,
    private readonly clock: Clock,
    /** Formats the message for a failed call. */
    private readonly say: (failure: ApiFailure) => string,
  ) {}

  get current(): SocialSignIn {
    return this.cell.value;
  }

  /** Starts a login. Call it in the handler of the visitor's press, because browsers block tabs that open later. */
  execute(provider: SignInProvider): void {
    this.apply({ type: 'chosen', provider, now: this.clock.now() });
  }

  /** Cancels the current login and closes its tab. */
  giveUp(): void {
    this.apply({ type: 'given-up' });
  }

  private apply(event: SocialEvent): void {
    const { state, commands } = nextSocialSignIn(this.cell.value, event);
    if (state !== this.cell.value) this.cell.next(state);
    this.schedule();
    for (const command of commands) this.run(command);
  }

  private schedule(): void {
    this.cancelTimeout();
    const rest = untilSocialTimeout(this.cell.value, this.clock.now());
    if (rest === undefined) return;
    this.cancelTimeout = this.clock.after(rest, () => {
      this.apply({ type: 'time-passed', now: this.clock.now() });
    });
  }

  private run(command: SocialCommand): void {
    switch (command.type) {
      case 'open-tab':
        this.open();
        return;
      case 'ask-address':
        // The browser may have blocked the tab in the previous command.
        if (this.tab !== undefined) void this.ask(command.provider);
        return;
      case 'send-tab-to':
        this.tab?.sendTo(command.url);
        return;
      case 'close-tab':
        this.tab?.close();
        this.tab = undefined;
        return;
      case 'forget-tab':
        this.tab?.forget();
        this.tab = undefined;
        return;
      case 'load-session':
        this.loading = this.loadSession.execute(command.via);
        return;
      case 'announce':
        void this.announce(command.notice);
    }
  }

  private open(): void {
    this.attempt += 1;
    this.tab = this.tabs.open({
      reported: (message) => {
        this.apply({ type: 'closing-page-reported', message });
      },
      closed: () => {
        this.apply({ type: 'tab-closed' });
      },
    });
    if (this.tab === undefined) this.apply({ type: 'popup-blocked' });
  }

  private async ask(provider: SignInProvider): Promise<void> {
    const { attempt } = this;
    const answer = await this.gateway.begin(provider);
    if (attempt !== this.attempt) return;
    if (answer.ok) this.apply({ type: 'address-received', url: answer.value });
    else this.apply({ type: 'address-refused', message: this.say(answer.error) });
  }

  /** Publishes a notice. A success notice waits until this tab has loaded the session. */
  private async announce(notice: SocialNotice): Promise<void> {
    if (notice.kind !== 'success') {
      this.published.next(notice);
      return;
    }
    const failure = await this.loading;
    if (failure === undefined) this.published.next(notice);
    else this.published.next({ kind: 'danger', problem: { kind: 'failed', message: this.say(failure) } });
  }
}
