import { describe, expect, test } from 'vitest';
import { httpSupportGateway } from '../../../src/adapters/http/http-support-gateways';
import { answering } from './answering';

const PATH = '/v1/private/user/account/support';
const date = '2026-01-01T00:00:00.000Z';
const about = { slug: 'kite', title: 'Kite', developer: 'Northlight Forge' };
const card = { ticket: 'ABCD2345', subject: 'A door', status: 'open', created: date, updated: date, replies: 1, about };
const posts = [
  { by: 'player', text: 'It sticks.', date },
  { by: 'support', text: 'Push it.', date },
];
const { ticket: number, ...rest } = card;

describe('httpSupportGateway', () => {
  test('reads a page of tickets', async () => {
    const pagination = { total: 11, from: 11, to: 11, items: 1, current: 2, per_page: 10, last: 2 };
    const { http, requests } = answering({ items: [card], pagination });
    const { per_page: perPage, ...page } = pagination;
    expect(await httpSupportGateway(http).tickets(2)).toEqual({
      ok: true,
      value: { items: [{ number, ...rest }], pagination: { ...page, perPage } },
    });
    expect(requests).toMatchObject([{ method: 'GET', path: `${PATH}?page=2` }]);
  });

  test('reads one ticket with its posts', async () => {
    const { http, requests } = answering({ ...card, posts });
    expect(await httpSupportGateway(http).ticket(number)).toEqual({ ok: true, value: { number, ...rest, posts } });
    expect(requests).toMatchObject([{ method: 'GET', path: `${PATH}/${number}` }]);
  });

  test('reads a ticket about the portal, and one about a game without a developer', async () => {
    const readAbout = async (game: object | null) => {
      const answer = await httpSupportGateway(answering({ ...card, posts, about: game }).http).ticket(number);
      return answer.ok ? answer.value.about : answer.error;
    };
    expect(await readAbout(null)).toBeUndefined();
    expect(await readAbout({ ...about, developer: null })).toEqual({ ...about, developer: undefined });
  });

  test('opens a ticket and replies to it', async () => {
    const opening = answering({ ticket: number });
    const ticket = { subject: 'A door', message: 'It sticks.', game: 'kite' };
    expect(await httpSupportGateway(opening.http).open(ticket, 'k'.repeat(16))).toEqual({
      ok: true,
      value: number,
    });
    expect(opening.requests).toMatchObject([{ method: 'POST', path: PATH, body: ticket }]);
    const replying = answering({ ...card, posts });
    await httpSupportGateway(replying.http).reply(number, 'Still.', 'k'.repeat(16));
    expect(replying.requests).toMatchObject([
      { method: 'POST', path: `${PATH}/${number}/replies`, body: { message: 'Still.' } },
    ]);
  });
});
