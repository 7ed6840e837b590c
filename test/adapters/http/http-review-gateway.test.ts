import { describe, expect, test } from 'vitest';
import { httpReactionGateway } from '../../../src/adapters/http/http-reaction-gateway';
import { httpReviewGateway } from '../../../src/adapters/http/http-review-gateway';
import type { ReviewId } from '../../../src/domain/reviews/review';
import { paginate } from '../../../src/domain/shared/pagination';
import { ok } from '../../../src/domain/shared/result';
import { answering } from './answering';

const uuid = '3f1f8a56-6f0b-4d8c-9c39-0d8f4e6a1c11';
const id = uuid as ReviewId;
const content = { body: 'A quiet place to be in.', rating: 4 } as const;
const reactions = { like: { count: 2, mine: true }, dislike: { count: 0, mine: false } };
const date = { posted: '2026-01-01T00:00:00Z', updated: '2026-01-02T00:00:00Z' };
const author = { username: 'vega', alias: 'Vega', avatar: { sm: 'a' } };
const wire = { uuid, ...content, author, reactions, date, response: null, responded: null, respondable: false };
const review = {
  id,
  ...content,
  author,
  reactions,
  date,
  response: undefined,
  responded: undefined,
  respondable: false,
};
const { perPage, ...counts } = paginate(1, 1);
const pagination = { ...counts, per_page: perPage };
const at = `/v1/private/user/arcade/game/review/lantern-drift/${uuid}`;

describe('httpReviewGateway', () => {
  test('reads the requested page and the counts of all reviews', async () => {
    const left = { ...wire, author: null, response: 'Thank you for it all.', responded: date.updated };
    const stars = { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 };
    const query = { sort: 'helpful', stars: 4, page: 2 } as const;
    const { http, requests } = answering({
      rating: 4.5,
      rating_counts: stars,
      pagination,
      items: [left],
      reviewable: false,
      current: wire,
    });
    expect(await httpReviewGateway(http).list('lantern-drift', query)).toEqual(
      ok({
        query,
        counts: stars,
        pagination: paginate(1, 1),
        items: [{ ...review, author: undefined, response: 'Thank you for it all.', responded: date.updated }],
        reviewable: false,
        current: review,
      }),
    );
    expect(requests.map(({ path }) => path)).toEqual([
      '/v1/public/arcade/game/lantern-drift/reviews?sort=helpful&stars=4&page=2',
    ]);
  });

  test('publishes, changes and deletes the player’s own review', async () => {
    const one = answering({ uuid, review: wire });
    const two = answering({ review: wire });
    const three = answering(null);
    expect(await httpReviewGateway(one.http).submit('lantern-drift', content)).toEqual(
      ok({ kept: review, message: '' }),
    );
    expect(await httpReviewGateway(two.http).update('lantern-drift', id, content)).toEqual(
      ok({ kept: review, message: '' }),
    );
    expect(await httpReviewGateway(three.http).remove('lantern-drift', id)).toEqual(ok(''));
    expect([...one.requests, ...two.requests, ...three.requests]).toEqual([
      { method: 'POST', path: '/v1/private/user/arcade/game/review/lantern-drift/submit', body: content },
      { method: 'POST', path: `${at}/update`, body: content },
      { method: 'DELETE', path: `${at}/delete`, body: {} },
    ]);
  });

  test('sends the intended vote, so that the last request wins', async () => {
    const { http, requests } = answering({ retracted: true });
    const gateway = httpReviewGateway(http);
    expect(await gateway.react('lantern-drift', id, { kind: 'like', status: false })).toEqual(ok(true));
    expect(requests).toEqual([{ method: 'PUT', path: `${at}/react`, body: { type: 'like', status: false } }]);
  });

  test('posts and deletes the developer’s response', async () => {
    const one = answering({ response: 'Thank you for it all.', responded: date.updated });
    const two = answering(null);
    expect(await httpReviewGateway(one.http).respond(id, 'Thank you for it all.')).toEqual(
      ok({ kept: { body: 'Thank you for it all.', at: date.updated }, message: '' }),
    );
    expect(await httpReviewGateway(two.http).removeResponse(id)).toEqual(ok(''));
    const path = `/v1/private/arcade/game/review/${uuid}/response`;
    expect([...one.requests, ...two.requests]).toEqual([
      { method: 'POST', path, body: { body: 'Thank you for it all.' } },
      { method: 'DELETE', path, body: {} },
    ]);
  });
});

describe('httpReactionGateway', () => {
  test('sends the intended state and reads the removal of the reaction', async () => {
    const { http, requests } = answering({ retracted: false });
    const given = await httpReactionGateway(http).react('lantern-drift', { kind: 'love', status: true });
    expect(given).toEqual(ok(false));
    expect(requests).toEqual([
      {
        method: 'PUT',
        path: '/v1/public/user/arcade/game/lantern-drift/react',
        body: { type: 'love', status: true },
      },
    ]);
  });
});
