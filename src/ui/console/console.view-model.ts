import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ConsoleGateway } from '../../application/console/console-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import { isSignedOut } from '../../application/session/is-signed-out';
import type { SessionRefusals } from '../../application/session/session-refusals';
import type { Attention } from '../../application/system/attention.port';
import type { ConsoleHome, OwnDeveloper, OwnInvitation } from '../../domain/console/console';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';

/** Session of the console: the logged-in player with developers and invitations. */
export class ConsoleViewModel {
  /** Developers and invitations of the shown player. Undefined until loaded. */
  home: ConsoleHome | undefined;
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
    private readonly refusals: SessionRefusals,
    private readonly attention: Pick<Attention, 'onReturn'>,
  ) {
    makeAutoObservable<this, 'gateway' | 'refusals' | 'attention' | 'calls'>(
      this,
      {
        gateway: false,
        refusals: false,
        attention: false,
        home: observableRef,
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
    return this.home?.player.name;
  }

  /** Loads the player and the developers. */
  async load(): Promise<void> {
    this.failure = undefined;
    const answer = await this.ask();
    runInAction(() => {
      if (answer?.ok === true) this.take(answer.value);
      else if (answer !== undefined) this.refuse(answer.error);
    });
  }

  /** Updates the developers with their roles, which an owner may have changed. A failure changes nothing. */
  async refresh(): Promise<void> {
    if (this.home === undefined || this.signedOut) return;
    const answer = await this.ask();
    if (answer?.ok !== true) return;
    runInAction(() => {
      this.take(answer.value);
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

  /** Requests the developers. Undefined if another request has started in the meantime. */
  private async ask() {
    this.calls += 1;
    const call = this.calls;
    const answer = await this.gateway.home();
    return call === this.calls ? answer : undefined;
  }

  /** Shows the developers of a player. The page of the previous player keeps its typed text. */
  private take(home: ConsoleHome): void {
    this.signedOut = this.home !== undefined && this.home.player.id !== home.player.id;
    this.other = this.signedOut ? home.player.name : undefined;
    if (!this.signedOut) this.home = home;
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
