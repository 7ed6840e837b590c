import { describe, expect, test } from 'vitest';
import { DeleteComment } from '../../../src/application/community/delete-comment.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';
import { aComment, FakeCommentGateway } from '../../fakes/fake-comment-gateway';

describe('DeleteComment', () => {
  test('deletes the comment', async () => {
    const gateway = new FakeCommentGateway([aComment()]);
    expect(await new DeleteComment(gateway).execute('nova', 'c1')).toEqual(ok(undefined));
    expect(gateway.calls).toEqual([['delete', 'nova', 'c1']]);
    expect(gateway.comments).toEqual([]);
  });

  test('succeeds when the comment was already deleted elsewhere', async () => {
    expect(await new DeleteComment(new FakeCommentGateway()).execute('nova', 'c1')).toEqual(ok(undefined));
  });

  test('returns the failure of the request', async () => {
    const gateway = new FakeCommentGateway([aComment()]);
    gateway.failure = aRefusal({ status: 429, message: 'Too many attempts.' });
    expect(await new DeleteComment(gateway).execute('nova', 'c1')).toEqual(err(gateway.failure));
  });
});
