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
  ])('reads the comments after cursor %s', async (after, response, next, query) => {
    const { http, requests } = answering({ comments: [comment], next: response });
    expect(await new HttpCommentGateway(http).list('nova', after)).toEqual(ok({ comments: [comment], next }));
    expect(requests).toMatchObject([{ method: 'GET', path: `/v1/public/${PROFILE}${query}` }]);
  });

  test('posts and deletes a comment', async () => {
    const posting = answering(comment);
    expect(await new HttpCommentGateway(posting.http).post('nova', 'Hello.')).toEqual(ok(comment));
    const deleting = answering(null);
    expect(await new HttpCommentGateway(deleting.http).delete('nova', id)).toEqual(ok(undefined));
    expect([...posting.requests, ...deleting.requests]).toMatchObject([
      { method: 'POST', path: `/v1/private/${PROFILE}`, body: { text: 'Hello.' } },
      { method: 'DELETE', path: `/v1/private/${PROFILE}/${id}` },
    ]);
  });

  test('returns the reason for a rejection', async () => {
    expect(await new HttpCommentGateway(refusing(403)).list('nova', undefined)).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 403 },
    });
  });
});
