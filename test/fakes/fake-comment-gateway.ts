import type { CommentGateway, CommentPage } from '../../src/application/community/comment-gateway.port';
import type { ApiFailure } from '../../src/application/http/api-failure';
import type { ProfileComment } from '../../src/domain/community/profile-comment';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import { aRefusal } from './a-refusal';

/** Creates a profile comment. */
export const aComment = (change: Partial<ProfileComment> = {}): ProfileComment => ({
  id: 'c1',
  author: { username: 'orion', alias: 'Orion', avatar: { tn: '/tn.webp', sm: '/sm.webp', sd: '/sd.webp' } },
  text: 'A fine player.',
  date: '2026-03-01T12:00:00.000Z',
  deletable: false,
  ...change,
});

/** In-memory profile comments, two per page; every call fails with `failure` while it is set. */
export class FakeCommentGateway implements CommentGateway {
  failure: ApiFailure | undefined;
  readonly calls: unknown[] = [];

  constructor(public comments: readonly ProfileComment[] = []) {}

  list(user: string, after: string | undefined): Promise<Result<CommentPage, ApiFailure>> {
    this.calls.push(['list', user, after]);
    if (this.failure) return Promise.resolve(err(this.failure));
    const from = after === undefined ? 0 : this.comments.findIndex(({ id }) => id === after) + 1;
    const comments = this.comments.slice(from, from + 2);
    const more = from + 2 < this.comments.length;
    return Promise.resolve(ok({ comments, next: more ? comments.at(-1)?.id : undefined }));
  }

  post(user: string, text: string): Promise<Result<ProfileComment, ApiFailure>> {
    this.calls.push(['post', user, text]);
    if (this.failure) return Promise.resolve(err(this.failure));
    const comment = aComment({ id: `new-${String(this.calls.length)}`, text, deletable: true });
    this.comments = [comment, ...this.comments];
    return Promise.resolve(ok(comment));
  }

  delete(user: string, id: string): Promise<Result<undefined, ApiFailure>> {
    this.calls.push(['delete', user, id]);
    if (this.failure) return Promise.resolve(err(this.failure));
    const known = this.comments.some((comment) => comment.id === id);
    this.comments = this.comments.filter((comment) => comment.id !== id);
    const gone = aRefusal({ status: 404, message: 'This comment does not exist.' });
    return Promise.resolve(known ? ok(undefined) : err(gone));
  }
}
