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

/** What a player's reactions are sent by, and who is asked to sign in. */
export interface ReactionsDependencies<Kind extends string> {
  /** What is reacted to: the newest notice about it takes the place of an older one. */
  readonly about: string;
  /** Answers whether the reaction is not given now. */
  readonly send: (request: ReactionRequest<Kind>) => Promise<Result<boolean, ApiFailure>>;
  /** A visitor has clicked. */
  readonly askLogin: () => void;
  readonly session: SessionState;
  readonly notices: NoticesState;
  /** The server has taken a reaction. */
  readonly settled?: () => void;
}

/** The reactions to one game or one review: a click shows at once, and goes back with a word where it fails (spec 2 §4). */
export class ReactionsViewModel<Kind extends string> {
  private reactions: Reactions<Kind>;
  /** Who has clicked since the last answer was taken over. */
  private clickedBy: string | undefined;

  constructor(
    reactions: Reactions<Kind>,
    private readonly needs: ReactionsDependencies<Kind>,
  ) {
    this.reactions = reactions;
    makeAutoObservable<this, 'needs' | 'reactions' | 'clickedBy'>(
      this,
      { needs: false, clickedBy: false, reactions: observableRef },
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
    const { user } = this.needs.session.current;
    this.clickedBy = user?.id;
    this.move({ type: 'clicked', kind, signedIn: user !== undefined });
  }

  /** Takes over what the server says now; what the same player has clicked meanwhile is newer than any answer. */
  adopt(reactions: Reactions<Kind>): void {
    if (this.clickedBy !== undefined && this.clickedBy === this.needs.session.current.user?.id) return;
    this.clickedBy = undefined;
    this.reactions = reactions;
  }

  private move(event: ReactionEvent<Kind>): void {
    const { reactions, commands } = nextReactions(this.reactions, event);
    this.reactions = reactions;
    for (const command of commands) this.carryOut(command);
  }

  private carryOut(command: ReactionCommand<Kind>): void {
    if (command.type === 'refuse') this.refuse();
    else void this.send({ kind: command.kind, status: command.status });
  }

  private async send(request: ReactionRequest<Kind>): Promise<void> {
    const answer = await this.needs.send(request);
    const { kind } = request;
    if (answer.ok) {
      this.needs.notices.withdraw(this.needs.about);
      this.needs.notices.withdraw(this.noticeOf(kind));
      this.move({ type: 'answered', kind, retracted: answer.value });
      this.needs.settled?.();
      return;
    }
    this.move({ type: 'failed', kind });
    const { title } = commonTexts['call-failed'];
    const toast = noticeToast('call-failed', { title, body: failureText(answer.error) });
    this.needs.notices.announce({ ...toast, key: this.noticeOf(kind) });
  }

  private refuse(): void {
    const { about, askLogin, notices } = this.needs;
    notices.announce({ ...noticeToast('reaction-needs-login', gameTexts['reaction-needs-login']), key: about });
    askLogin();
  }

  private noticeOf(kind: Kind): string {
    return `${this.needs.about} ${kind}`;
  }
}
