import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ConsoleGateway } from '../../application/console/console-gateway.port';
import type { SessionGateway } from '../../application/session/session-gateway.port';
import { isSignedOut } from '../../application/session/is-signed-out';
import type { SessionRefusals } from '../../application/session/session-refusals';
import type { Attention } from '../../application/system/attention.port';
import type { ConsoleHome, OwnDeveloper, OwnInvitation } from '../../domain/console/console';
import type { CurrentUser } from '../../domain/session/current-user';
import { displayName } from '../../domain/session/current-user';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';

/** Session of the console: the logged-in player with developers and invitations. */
export class ConsoleViewModel {
  /** Undefined until loaded. */
  home: ConsoleHome | undefined;
  /** Player whose developers are shown. */
  private user: CurrentUser | undefined;
  /** True if nobody or another player is logged in, also after the session has expired. The page that is open then keeps its text. */
  signedOut = false;
  /** Error text of a failed load. */
  failure: string | undefined;
  /** True while `resume` asks for the session. */
  resuming = false;
  /** Id of the invitation that is being answered. */
  answering: string | undefined;
  /** Error text of the last answer. */
  answerFailure: string | undefined;

  constructor(
    private readonly gateway: Pick<ConsoleGateway, 'home' | 'answerInvitation'>,
    private readonly session: Pick<SessionGateway, 'status'>,
    private readonly refusals: SessionRefusals,
    private readonly attention: Pick<Attention, 'onReturn'>,
  ) {
    makeAutoObservable<this, 'gateway' | 'session' | 'refusals' | 'attention' | 'user'>(
      this,
      { gateway: false, session: false, refusals: false, attention: false, home: observableRef, user: observableRef },
      { autoBind: true },
    );
  }

  start(): Disposer {
    const following = this.refusals.refused$.subscribe(() => {
      this.endSession();
    });
    // The player may have logged in again in another tab.
    const stopWatching = this.attention.onReturn(() => {
      if (this.signedOut) void this.load();
    });
    void this.load();
    return () => {
      following.unsubscribe();
      stopWatching();
    };
  }

  /** Display name of the player. */
  get player(): string | undefined {
    return this.user && displayName(this.user);
  }

  async load(): Promise<void> {
    this.failure = undefined;
    const [home, session] = await Promise.all([this.gateway.home(), this.session.status()]);
    runInAction(() => {
      const { user } = this;
      const now = session.ok ? session.value.user : undefined;
      if (this.signedOut && user !== undefined && now !== undefined && now.id !== user.id) {
        // The page with its typed text belongs to the player before.
        this.failure = `You are logged in as ${displayName(now)}. Log in as ${displayName(user)} to save this page, or reload it.`;
        return;
      }
      if (home.ok) {
        this.home = home.value;
        this.signedOut = false;
      } else if (isSignedOut(home.error)) this.signedOut = true;
      else this.failure = failureText(home.error);
      if (now !== undefined) this.user = now;
    });
  }

  /** Updates the developers with their roles, which an owner may have changed. A failure changes nothing. */
  async refresh(): Promise<void> {
    if (this.home === undefined || this.signedOut) return;
    const home = await this.gateway.home();
    if (!home.ok) return;
    runInAction(() => {
      this.home = home.value;
    });
  }

  /** Continues after the session has ended and the player has logged in again in another tab. */
  async resume(): Promise<void> {
    this.resuming = true;
    await this.load();
    runInAction(() => {
      this.resuming = false;
      if (this.signedOut) this.failure ??= 'You are not logged in yet.';
    });
  }

  /** Returns the player's developer with this slug. */
  developer(slug: string | undefined): OwnDeveloper | undefined {
    return this.home?.developers.find((own) => own.slug === slug);
  }

  async answerInvitation({ id }: OwnInvitation, accept: boolean): Promise<void> {
    if (this.answering !== undefined) return;
    this.answering = id;
    this.answerFailure = undefined;
    const answer = await this.gateway.answerInvitation(id, accept);
    // Also after a failure: the invitation may have expired.
    await this.load();
    runInAction(() => {
      this.answering = undefined;
      if (!answer.ok) this.answerFailure = failureText(answer.error);
    });
  }

  private endSession(): void {
    this.signedOut = true;
  }
}
