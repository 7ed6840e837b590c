import { describe, expect, test } from 'vitest';
import { HttpCommentGateway } from '../../../src/adapters/http/http-comment-gateway';
import { ok } from '../../../src/domain/shared/result';
import { aComment } from '../../fakes/fake-comment-gateway';
import { answering, refusing } from './answering';

const PROFILE = 'user/community/profile/nova/comments';
const id = '6f9619ff-8b86-4d11-b42d-00c04fc964ff';
const comment = aComment({ id });

describe('HttpCommentGateway', () => {
  test.each([
    [undefined, 'more', 'more', ''],
    ['more', null, undefined, '?after=more'],
  ])('reads the comments after %s', async (after, told, next, query) => {
    const { http, asked } = answering({ comments: [comment], next: told });
    expect(await new HttpCommentGateway(http).list('nova', after)).toEqual(ok({ comments: [comment], next }));
    expect(asked).toMatchObject([{ method: 'GET', path: `/v1/public/${PROFILE}${query}` }]);
  });

  test('posts and deletes one', async () => {
    const posting = answering(comment);
    expect(await new HttpCommentGateway(posting.http).post('nova', 'Hello.')).toEqual(ok(comment));
    const deleting = answering(null);
    expect(await new HttpCommentGateway(deleting.http).delete('nova', id)).toEqual(ok(undefined));
    expect([...posting.asked, ...deleting.asked]).toMatchObject([
      { method: 'POST', path: `/v1/private/${PROFILE}`, body: { text: 'Hello.' } },
      { method: 'DELETE', path: `/v1/private/${PROFILE}/${id}` },
    ]);
  });

  test('says why it was refused', async () => {
    expect(await new HttpCommentGateway(refusing(403)).list('nova', undefined)).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 403 },
    });
  });
});
