import type { CommentGateway } from '../../application/community/comment-gateway.port';
import { makeAutoObservable, observableRef } from 'mobx';
import { distinctUntilChanged, map, skip } from 'rxjs';
import type { AuthModalState } from '../../application/auth/auth-modal-state';
import type { DeleteComment } from '../../application/community/delete-comment.use-case';
import type { PostComment, PostCommentFailure } from '../../application/community/post-comment.use-case';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { SessionState } from '../../application/session/session-state';
import type { ProfileComment } from '../../domain/community/profile-comment';
import type { Attention } from '../../application/system/attention.port';
import { sessionOwner } from '../../domain/session/session';
import { err, ok } from '../../domain/shared/result';
import { notifySuccess } from '../account/account-notices';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import { commentProblemTexts } from './comment.texts';

export interface CommentsDependencies {
  readonly load: Pick<CommentGateway, 'list'>;
  readonly post: PostComment;
  readonly remove: DeleteComment;
  readonly session: SessionState;
  readonly authModal: AuthModalState;
  readonly dialogs: DialogState;
  readonly notices: NoticesState;
  readonly attention: Pick<Attention, 'onReturn'>;
}

/** The comments on a profile, with the one that is being written. */
export class CommentsViewModel {
  /** Undefined until the first have come. */
  comments: readonly ProfileComment[] | undefined;
  /** Why the first, or more of them, did not come. */
  failure: string | undefined;
  loading = false;
  text = '';
  /** Why the comment was not taken. */
  refusal: string | undefined;
  /** How often the field was led to: each time it takes the focus. */
  turns = 0;
  posting = false;
  private next: string | undefined;
  private asked = 0;
  /** Deleted while the page is open: an answer that was on its way may still have them. */
  private readonly gone = new Set<string>();
  /** Posted since the newest were asked for, whose answer may not have them yet. */
  private posted: readonly ProfileComment[] = [];

  constructor(
    private readonly needs: CommentsDependencies,
    /** Whose profile it is, by user name. */
    private readonly user: string,
    /** The profile may not be what it was: somebody may not write any more. */
    private readonly refused: () => void,
  ) {
    makeAutoObservable<this, 'needs' | 'user' | 'refused' | 'asked' | 'gone' | 'posted'>(
      this,
      { needs: false, user: false, refused: false, asked: false, gone: false, posted: false, comments: observableRef },
      { autoBind: true },
    );
  }

  /** Whether older ones can be asked for. */
  get more(): boolean {
    return this.next !== undefined;
  }

  start(): Disposer {
    const signing = this.needs.session.session$
      .pipe(
        map(({ user }) => user?.id),
        distinctUntilChanged(),
        skip(1),
      )
      .subscribe(() => void this.load());
    // Who must log in again finds what they have written, and nobody else does.
    const leaving = this.needs.session.session$
      .pipe(
        map((session) => sessionOwner(session)?.id),
        distinctUntilChanged(),
        skip(1),
      )
      .subscribe(() => {
        this.type('');
      });
    const leave = this.needs.attention.onReturn(() => void this.refresh());
    void this.load();
    return () => {
      leave();
      signing.unsubscribe();
      leaving.unsubscribe();
      this.asked += 1;
    };
  }

  /** Loads the newest. */
  async load(): Promise<void> {
    this.posted = [];
    await this.ask(undefined);
  }

  /** Asks for the newest behind what is shown, and takes over what has come and what has gone; the older ones stay. */
  async refresh(): Promise<void> {
    if (this.loading) return;
    const call = (this.asked += 1);
    this.posted = [];
    const answer = await this.needs.load.list(this.user);
    if (call !== this.asked || !answer.ok) return;
    const { comments, next } = answer.value;
    const shown = this.comments ?? [];
    const last = shown.findIndex(({ id }) => id === comments.at(-1)?.id);
    const older = next === undefined || last < 0 ? [] : shown.slice(last + 1);
    this.show(this.joined(this.posted, [...comments, ...older]), older.length === 0 ? next : this.next);
  }

  /** Loads those that come after what is shown. */
  async loadMore(): Promise<void> {
    if (this.loading || this.next === undefined) return;
    await this.ask(this.next);
  }

  type(text: string): void {
    this.text = text;
    this.refusal = undefined;
  }

  askLogin(): void {
    this.needs.authModal.apply({ type: 'opened', pane: 'login' });
  }

  async post(): Promise<void> {
    if (this.posting) return;
    this.setPosting(true);
    const answer = await this.needs.post.execute(this.user, this.text);
    this.setPosting(false);
    if (answer.ok) this.keep(answer.value);
    else this.refuse(answer.error);
  }

  /** Deletes a comment once that is confirmed. */
  async delete(comment: ProfileComment): Promise<void> {
    const { dialogs, remove, notices } = this.needs;
    await dialogs.ask({
      type: 'danger',
      title: 'Delete this comment?',
      content: 'It cannot be brought back.',
      confirm: {
        title: 'Delete',
        run: async () => {
          const answer = await remove.execute(this.user, comment.id);
          if (!answer.ok) return err(failureText(answer.error));
          this.forget(comment.id);
          notifySuccess(notices, 'The comment is deleted.');
          return ok(undefined);
        },
      },
      cancel: { title: 'Cancel' },
    });
  }

  private async ask(after: string | undefined): Promise<void> {
    const call = (this.asked += 1);
    this.begin();
    const answer = await this.needs.load.list(this.user, after);
    if (call !== this.asked) return;
    if (answer.ok) {
      const before = after === undefined ? this.posted : (this.comments ?? []);
      this.show(this.joined(before, answer.value.comments), answer.value.next);
    } else this.fail(failureText(answer.error));
  }

  /** Each once, and none that is deleted. */
  private joined(before: readonly ProfileComment[], more: readonly ProfileComment[]): readonly ProfileComment[] {
    const known = new Set([...this.gone, ...before.map(({ id }) => id)]);
    return [...before, ...more.filter(({ id }) => !known.has(id))];
  }

  private begin(): void {
    this.loading = true;
    this.failure = undefined;
  }

  private show(comments: readonly ProfileComment[], next: string | undefined): void {
    this.loading = false;
    this.failure = undefined;
    this.comments = comments;
    this.next = next;
  }

  private fail(text: string): void {
    this.loading = false;
    this.failure = text;
  }

  private setPosting(posting: boolean): void {
    this.posting = posting;
  }

  private keep(comment: ProfileComment): void {
    this.text = '';
    this.refusal = undefined;
    this.posted = [comment, ...this.posted];
    // The list may have brought it ahead of its own answer.
    this.comments = this.joined([comment], this.comments ?? []);
  }

  private refuse(failure: PostCommentFailure): void {
    this.refusal = failure.kind === 'refused' ? commentProblemTexts[failure.problem] : failureText(failure);
    this.turns += 1;
    if (failure.kind !== 'rejected') return;
    this.refused();
    void this.refresh();
  }

  private forget(id: string): void {
    this.gone.add(id);
    this.posted = this.posted.filter((comment) => comment.id !== id);
    this.comments = this.comments?.filter((comment) => comment.id !== id);
  }
}
