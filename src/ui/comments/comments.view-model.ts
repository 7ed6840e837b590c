import type { CommentDraftStore } from '../../application/community/comment-draft-store.port';
import type { CommentGateway } from '../../application/community/comment-gateway.port';
import { makeAutoObservable, observableRef } from 'mobx';
import { distinctUntilChanged, map, skip } from 'rxjs';
import type { AuthModalState } from '../../application/auth/auth-modal-state';
import type { DeleteComment } from '../../application/community/delete-comment.use-case';
import type { PostComment, PostCommentFailure } from '../../application/community/post-comment.use-case';
import type { DialogState } from '../../application/notices/dialog-state';
import type { NoticesState } from '../../application/notices/notices-state';
import { RefusedCalls } from '../../application/session/refused-calls';
import type { SessionState } from '../../application/session/session-state';
import type { ProfileComment } from '../../domain/community/profile-comment';
import type { Attention } from '../../application/system/attention.port';
import type { UserId } from '../../domain/session/current-user';
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
  readonly drafts: CommentDraftStore;
  readonly session: SessionState;
  readonly authModal: AuthModalState;
  readonly dialogs: DialogState;
  readonly notices: NoticesState;
  readonly attention: Pick<Attention, 'onReturn'>;
}

/** State of the comments on a profile and of the comment form. */
export class CommentsViewModel {
  /** Undefined until the first comments have loaded. */
  comments: readonly ProfileComment[] | undefined;
  /** Error text of a failed load. */
  failure: string | undefined;
  loading = false;
  text = '';
  /** Error text of a refused comment. */
  refusal: string | undefined;
  /** Number of times that the field should have taken the focus. */
  turns = 0;
  posting = false;
  private next: string | undefined;
  private calls = 0;
  private readonly refusedCalls = new RefusedCalls();
  /** Ids deleted on this page, which a pending response may still contain. */
  private readonly deletedIds = new Set<string>();
  /** Comments posted since the last load began, which its response may not contain. */
  private posted: readonly ProfileComment[] = [];

  constructor(
    private readonly dependencies: CommentsDependencies,
    /** Username of the profile. */
    private readonly user: string,
    /** Called when the server refuses a comment, because the visitor's access may have changed. */
    private readonly refused: () => void,
  ) {
    makeAutoObservable<this, 'dependencies' | 'user' | 'refused' | 'calls' | 'refusedCalls' | 'deletedIds' | 'posted'>(
      this,
      {
        dependencies: false,
        user: false,
        refused: false,
        calls: false,
        refusedCalls: false,
        deletedIds: false,
        posted: false,
        comments: observableRef,
      },
      { autoBind: true },
    );
  }

  /** True if older comments can be loaded. */
  get more(): boolean {
    return this.next !== undefined;
  }

  start(): Disposer {
    const { attention, session } = this.dependencies;
    const changesOf = (id: (current: SessionState['current']) => UserId | undefined) =>
      session.session$.pipe(map(id), distinctUntilChanged(), skip(1));
    const signing = changesOf(({ user }) => user?.id).subscribe(() => void this.load());
    // The typed text stays for the same player's next login. Anyone else gets their own draft.
    const sessionEnd = changesOf((current) => sessionOwner(current)?.id).subscribe(() => {
      this.showDraft();
    });
    const stopRepeats = this.refusedCalls.start(session);
    const leave = attention.onReturn(() => void this.refresh());
    if (this.text === '') this.showDraft();
    void this.load();
    return () => {
      leave();
      stopRepeats();
      signing.unsubscribe();
      sessionEnd.unsubscribe();
      this.calls += 1;
    };
  }

  /** Loads the newest comments. */
  async load(): Promise<void> {
    this.posted = [];
    await this.ask(undefined);
  }

  /** Reloads the newest comments in the background and merges them; older ones stay. */
  async refresh(): Promise<void> {
    if (this.loading) return;
    const call = (this.calls += 1);
    this.posted = [];
    const answer = await this.dependencies.load.list(this.user);
    if (call !== this.calls || !answer.ok) return;
    const { comments, next } = answer.value;
    const shown = this.comments ?? [];
    const last = shown.findIndex(({ id }) => id === comments.at(-1)?.id);
    const older = next === undefined || last < 0 ? [] : shown.slice(last + 1);
    this.show(this.merge(this.posted, [...comments, ...older]), older.length === 0 ? next : this.next);
  }

  /** Loads the next older comments. */
  async loadMore(): Promise<void> {
    if (this.loading || this.next === undefined) return;
    await this.ask(this.next);
  }

  type(text: string): void {
    this.text = text;
    this.refusal = undefined;
    const { owner } = this;
    if (owner !== undefined) this.dependencies.drafts.save(this.user, text, owner);
  }

  askLogin(): void {
    this.dependencies.authModal.apply({ type: 'opened', pane: 'login' });
  }

  async post(): Promise<void> {
    if (this.posting) return;
    this.setPosting(true);
    const { text } = this;
    const answer = await this.dependencies.post.execute(this.user, text);
    this.setPosting(false);
    if (answer.ok) this.keep(answer.value);
    else this.refuse(answer.error, text);
  }

  /** Deletes a comment after a confirmation dialog. */
  async delete(comment: ProfileComment): Promise<void> {
    const { dialogs, remove, notices } = this.dependencies;
    await dialogs.ask({
      type: 'danger',
      title: 'Delete this comment?',
      content: 'This can’t be undone.',
      confirm: {
        title: 'Delete',
        run: async () => {
          const answer = await remove.execute(this.user, comment.id);
          if (!answer.ok) return err(failureText(answer.error));
          this.forget(comment.id);
          notifySuccess(notices, 'Comment deleted');
          return ok(undefined);
        },
      },
      cancel: { title: 'Cancel' },
    });
  }

  private get owner(): UserId | undefined {
    return sessionOwner(this.dependencies.session.current)?.id;
  }

  private showDraft(): void {
    const { owner } = this;
    this.text = owner === undefined ? '' : this.dependencies.drafts.load(this.user, owner);
    this.refusal = undefined;
  }

  private async ask(after: string | undefined): Promise<void> {
    const call = (this.calls += 1);
    this.begin();
    const answer = await this.dependencies.load.list(this.user, after);
    if (call !== this.calls) return;
    if (answer.ok) {
      const earlier = after === undefined ? this.posted : (this.comments ?? []);
      this.show(this.merge(earlier, answer.value.comments), answer.value.next);
    } else this.endLoad(failureText(answer.error));
  }

  /** Merges lists without duplicates and deleted comments. */
  private merge(earlier: readonly ProfileComment[], more: readonly ProfileComment[]): readonly ProfileComment[] {
    const known = new Set([...this.deletedIds, ...earlier.map(({ id }) => id)]);
    return [...earlier, ...more.filter(({ id }) => !known.has(id))];
  }

  private begin(): void {
    this.loading = true;
    this.failure = undefined;
  }

  private show(comments: readonly ProfileComment[], next: string | undefined): void {
    this.endLoad(undefined);
    this.comments = comments;
    this.next = next;
  }

  private endLoad(failure: string | undefined): void {
    this.loading = false;
    this.failure = failure;
  }

  private setPosting(posting: boolean): void {
    this.posting = posting;
  }

  private keep(comment: ProfileComment): void {
    this.type('');
    this.posted = [comment, ...this.posted];
    // A reload can already contain the posted comment.
    this.comments = this.merge([comment], this.comments ?? []);
  }

  private refuse(failure: PostCommentFailure, text: string): void {
    this.refusal = failure.kind === 'refused' ? commentProblemTexts[failure.problem] : failureText(failure);
    this.turns += 1;
    if (failure.kind !== 'rejected') return;
    this.refusedCalls.add('post', failure, () => {
      if (this.text === text) void this.post();
    });
    this.refused();
    void this.refresh();
  }

  private forget(id: string): void {
    this.deletedIds.add(id);
    this.posted = this.posted.filter((comment) => comment.id !== id);
    this.comments = this.comments?.filter((comment) => comment.id !== id);
  }
}
