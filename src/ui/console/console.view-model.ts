import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ConsoleGateway } from '../../application/console/console-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
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
  /** Display name of another player who is logged in now. */
  other: string | undefined;
  /** Error text of a failed load. */
  failure: string | undefined;
  /** True while `resume` asks for the session. */
  resuming = false;
  /** Id of the invitation that is being answered. */
  answering: string | undefined;
  /** Error text of the last answer. */
  answerFailure: string | undefined;
  private calls = 0;

  constructor(
    private readonly gateway: Pick<ConsoleGateway, 'home' | 'answerInvitation'>,
    private readonly session: Pick<SessionGateway, 'status'>,
    private readonly refusals: SessionRefusals,
    private readonly attention: Pick<Attention, 'onReturn'>,
  ) {
    makeAutoObservable<this, 'gateway' | 'session' | 'refusals' | 'attention' | 'user' | 'calls'>(
      this,
      {
        gateway: false,
        session: false,
        refusals: false,
        attention: false,
        home: observableRef,
        user: observableRef,
        calls: false,
      },
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

  /** Loads the player and the developers. */
  async load(): Promise<void> {
    this.failure = undefined;
    const answers = await this.ask();
    if (answers === undefined) return;
    const { home, session } = answers;
    runInAction(() => {
      if (!home.ok) this.refuse(home.error);
      else if (session.ok) this.take(home.value, session.value.user);
      else if (this.user === undefined) this.home = home.value;
      // The developers may be those of another player.
      else this.refuse(session.error);
    });
  }

  /** Updates the developers with their roles, which an owner may have changed. A failure changes nothing. */
  async refresh(): Promise<void> {
    if (this.home === undefined || this.signedOut) return;
    const answers = await this.ask();
    if (answers === undefined) return;
    const { home, session } = answers;
    if (!home.ok || !session.ok) return;
    runInAction(() => {
      this.take(home.value, session.value.user);
    });
  }

  /** Continues after the session has ended and the player has logged in again in another tab. */
  async resume(): Promise<void> {
    this.resuming = true;
    await this.load();
    runInAction(() => {
      this.resuming = false;
      if (this.signedOut && this.other === undefined) this.failure ??= 'You are not logged in yet.';
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

  /** Requests the developers and the session. Undefined if another request has started in the meantime. */
  private async ask() {
    this.calls += 1;
    const call = this.calls;
    const [home, session] = await Promise.all([this.gateway.home(), this.session.status()]);
    return call === this.calls ? { home, session } : undefined;
  }

  /** Shows the developers of a player. The page of the previous player keeps its typed text. */
  private take(home: ConsoleHome, user: CurrentUser): void {
    this.signedOut = this.user !== undefined && this.user.id !== user.id;
    this.other = this.signedOut ? displayName(user) : undefined;
    if (this.signedOut) return;
    this.home = home;
    this.user = user;
  }

  private refuse(failure: ApiFailure): void {
    if (isSignedOut(failure)) this.endSession();
    else this.failure = failureText(failure);
  }

  private endSession(): void {
    this.signedOut = true;
    this.other = undefined;
  }
}
