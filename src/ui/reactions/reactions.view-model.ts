import { makeAutoObservable, observableRef } from 'mobx';
import type { ApiFailure } from '../../application/http/api-failure';
import type { NoticesState } from '../../application/notices/notices-state';
import type { SessionState } from '../../application/session/session-state';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import type { ReactionCounts, ReactionRequest } from '../../domain/reactions/reaction-lane';
import type { ReactionCommand, ReactionEvent, Reactions } from '../../domain/reactions/reactions';
import { nextReactions, reactionTotal, shownReactions } from '../../domain/reactions/reactions';
import type { Result } from '../../domain/shared/result';
import { failureText } from '../errors/failure-text';
import { commonTexts } from '../notices/texts/common.texts';
import { gameTexts } from '../notices/texts/game.texts';

/** Dependencies of {@link ReactionsViewModel}. */
export interface ReactionsDependencies<Kind extends string> {
  /** Key of the subject; a new toast replaces an older one with the same key. */
  readonly about: string;
  /** Resolves to true if the reaction was retracted. */
  readonly send: (request: ReactionRequest<Kind>) => Promise<Result<boolean, ApiFailure>>;
  /** Called when a visitor clicks a reaction. */
  readonly askLogin: () => void;
  readonly session: SessionState;
  readonly notices: NoticesState;
  /** Called when the server has accepted a reaction. */
  readonly settled?: () => void;
}

/** State of the reactions to a game or review. Updates optimistically; reverts with a toast on failure (spec 2 §4). */
export class ReactionsViewModel<Kind extends string> {
  private reactions: Reactions<Kind>;
  /** Player who clicked since the last adopted state. */
  private clickedBy: string | undefined;

  constructor(
    reactions: Reactions<Kind>,
    private readonly dependencies: ReactionsDependencies<Kind>,
  ) {
    this.reactions = reactions;
    makeAutoObservable<this, 'dependencies' | 'reactions' | 'clickedBy'>(
      this,
      { dependencies: false, clickedBy: false, reactions: observableRef },
      { autoBind: true },
    );
  }

  get counts(): ReactionCounts<Kind> {
    return shownReactions(this.reactions);
  }

  get total(): number {
    return reactionTotal(this.reactions);
  }

  click(kind: Kind): void {
    const { user } = this.dependencies.session.current;
    this.clickedBy = user?.id;
    this.apply({ type: 'clicked', kind, signedIn: user !== undefined });
  }

  /** Adopts the state of the server, unless the same player has clicked since. */
  adopt(reactions: Reactions<Kind>): void {
    if (this.clickedBy !== undefined && this.clickedBy === this.dependencies.session.current.user?.id) return;
    this.clickedBy = undefined;
    this.reactions = reactions;
  }

  private apply(event: ReactionEvent<Kind>): void {
    const { reactions, commands } = nextReactions(this.reactions, event);
    this.reactions = reactions;
    for (const command of commands) this.execute(command);
  }

  private execute(command: ReactionCommand<Kind>): void {
    if (command.type === 'refuse') this.refuse();
    else void this.send({ kind: command.kind, status: command.status });
  }

  private async send(request: ReactionRequest<Kind>): Promise<void> {
    const answer = await this.dependencies.send(request);
    const { kind } = request;
    if (answer.ok) {
      this.dependencies.notices.withdraw(this.dependencies.about);
      this.dependencies.notices.withdraw(this.noticeOf(kind));
      this.apply({ type: 'answered', kind, retracted: answer.value });
      this.dependencies.settled?.();
      return;
    }
    this.apply({ type: 'failed', kind });
    const { title } = commonTexts['call-failed'];
    const toast = noticeToast('call-failed', { title, body: failureText(answer.error) });
    this.dependencies.notices.announce({ ...toast, key: this.noticeOf(kind) });
  }

  private refuse(): void {
    const { about, askLogin, notices } = this.dependencies;
    notices.announce({
      ...noticeToast('reaction-needs-login', gameTexts['reaction-needs-login']),
      key: about,
    });
    askLogin();
  }

  private noticeOf(kind: Kind): string {
    return `${this.dependencies.about} ${kind}`;
  }
}
