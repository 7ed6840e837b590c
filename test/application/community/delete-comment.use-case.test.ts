import { describe, expect, test } from 'vitest';
import { DeleteComment } from '../../../src/application/community/delete-comment.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';
import { aComment, FakeCommentGateway } from '../../fakes/fake-comment-gateway';

describe('deleting a comment', () => {
  test('takes it away', async () => {
    const gateway = new FakeCommentGateway([aComment()]);
    expect(await new DeleteComment(gateway).execute('nova', 'c1')).toEqual(ok(undefined));
    expect(gateway.calls).toEqual([['delete', 'nova', 'c1']]);
    expect(gateway.comments).toEqual([]);
  });

  test('that was deleted elsewhere is done, too', async () => {
    expect(await new DeleteComment(new FakeCommentGateway()).execute('nova', 'c1')).toEqual(ok(undefined));
  });

  test('says why it failed', async () => {
    const gateway = new FakeCommentGateway([aComment()]);
    gateway.failure = aRefusal({ status: 429, message: 'Too many attempts.' });
    expect(await new DeleteComment(gateway).execute('nova', 'c1')).toEqual(err(gateway.failure));
  });
});
