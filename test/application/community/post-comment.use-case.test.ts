import { describe, expect, test } from 'vitest';
import { PostComment } from '../../../src/application/community/post-comment.use-case';
import { err } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeCommentGateway } from '../../fakes/fake-comment-gateway';

describe('PostComment', () => {
  test('sends the normalised text', async () => {
    const gateway = new FakeCommentGateway();
    const answer = await new PostComment(gateway).execute('nova', '  Well\r\nplayed! ');
    expect(answer.ok).toBe(true);
    expect(gateway.calls).toEqual([['post', 'nova', 'Well\nplayed!']]);
  });

  test.each([
    [' \n ', 'too-short'],
    ['x'.repeat(501), 'too-long'],
  ])('does not send a text of invalid length', async (text, problem) => {
    const gateway = new FakeCommentGateway();
    expect(await new PostComment(gateway).execute('nova', text)).toEqual(err({ kind: 'refused', problem }));
    expect(gateway.calls).toEqual([]);
  });

  test('returns the failure of the request', async () => {
    const gateway = new FakeCommentGateway();
    gateway.failure = aRefusal({ status: 403, message: 'This player takes no comments from you.' });
    expect(await new PostComment(gateway).execute('nova', 'Hello.')).toEqual(err(gateway.failure));
  });
});
