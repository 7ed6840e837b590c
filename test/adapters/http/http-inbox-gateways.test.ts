import { describe, expect, test } from 'vitest';
import { HttpClient } from '../../../src/adapters/http/http-client';
import {
  httpConversationGateway,
  httpInboxPageGateway,
  httpMessageGateway,
  httpNotificationGateway,
} from '../../../src/adapters/http/http-inbox-gateways';
import { wire } from './every-call';

const ID = '0d5cb7a2-6f0e-4d4b-9b5c-3c2a7a1f9e10';
const common = { id: ID, body: 'B', created: '2026-01-01T00:00:00.000Z', read: false };
const pagination = { total: 1, from: 1, to: 1, items: 1, current: 1, per_page: 3, last: 1 };

/** Fake API that gives every request the same response and records the requests. */
function anApi(data: unknown) {
  const requests: string[] = [];
  const status = { success: true, code: 200, message: '', debug: '' };
  const http = new HttpClient(
    (path, { method, body }) => {
      requests.push([method, path, ...(body === undefined ? [] : [body])].join(' '));
      return Promise.resolve({ status: 200, body: JSON.stringify({ status, data }) });
    },
    () => Promise.resolve(wire),
  );
  return { http, requests };
}

const row = { own: false, unread: 1, received: true };

describe('httpNotificationGateway and httpMessageGateway', () => {
  test('read notifications, with an unknown kind as news and without a missing link', async () => {
    const item = { ...common, kind: 'comet', title: 'T', link: null };
    const { http, requests } = anApi({ items: [item], unread: 4, pagination });
    expect(await httpNotificationGateway(http).newest()).toEqual({
      ok: true,
      value: { items: [{ ...item, kind: 'news', link: undefined }], unread: 4 },
    });
    expect(requests).toEqual(['GET /v1/private/user/notifications']);
  });

  test('read rows of messages, without a sender for messages from the portal', async () => {
    const { http, requests } = anApi({
      items: [{ ...common, sender: null, conversation: null, subject: 'S', game: null, ...row }],
      unread: 1,
      pagination,
    });
    expect(await httpMessageGateway(http).newest()).toEqual({
      ok: true,
      value: {
        items: [{ ...common, sender: undefined, conversation: undefined, subject: 'S', game: undefined, ...row }],
        unread: 1,
      },
    });
    expect(requests).toEqual(['GET /v1/private/user/inbox/messages']);
  });

  test('mark items as read in their own inbox', async () => {
    const { http, requests } = anApi(null);
    for (const gateway of [httpNotificationGateway(http), httpMessageGateway(http)]) {
      expect(await gateway.markRead(ID)).toEqual({ ok: true, value: undefined });
      expect(await gateway.markAllRead(ID)).toEqual({ ok: true, value: undefined });
    }
    expect(requests).toEqual([
      `PATCH /v1/private/user/notifications/${ID}/read {}`,
      `PATCH /v1/private/user/notifications/read-all {"newest":"${ID}"}`,
      `PATCH /v1/private/user/inbox/messages/${ID}/read {}`,
      `PATCH /v1/private/user/messages/read-all {"newest":"${ID}"}`,
    ]);
  });
});

describe('httpInboxPageGateway', () => {
  test('reads a page of both kinds, newest first', async () => {
    const note = { ...common, kind: 'comet', title: 'T', link: null };
    const letter = {
      ...common,
      created: '2026-01-02T00:00:00.000Z',
      sender: null,
      conversation: null,
      subject: 'S',
      game: null,
      ...row,
    };
    const { http, requests } = anApi({ notifications: [note], messages: [letter], unread: 2, pagination });
    const { per_page: perPage, ...rest } = pagination;
    expect(await httpInboxPageGateway(http).page({ show: 'all', unread: true }, 2)).toEqual({
      ok: true,
      value: {
        items: [
          { ...letter, type: 'message', sender: undefined, conversation: undefined, game: undefined },
          { ...note, type: 'notification', kind: 'news', link: undefined },
        ],
        unread: 2,
        pagination: { ...rest, perPage },
      },
    });
    expect(requests).toEqual(['GET /v1/private/user/inbox/rows?page=2&show=all&unread=true']);
  });

  test('changes items of their own kind', async () => {
    const { http, requests } = anApi(null);
    const gateway = httpInboxPageGateway(http);
    for (const type of ['notification', 'message'] as const) {
      const item = { type, id: ID };
      await gateway.mark(item, true);
      await gateway.mark(item, false);
      await gateway.markAllRead(type, ID);
      await gateway.delete(item);
      await gateway.restore(item);
    }
    expect(requests.map((each) => each.replace(`/v1/private/user/`, '').replace(ID, 'id'))).toEqual(
      [
        ['notifications', 'notifications'],
        ['inbox/messages', 'messages'],
      ].flatMap(([kind = '', all = '']) => [
        `PATCH ${kind}/id/read {}`,
        `PATCH ${kind}/id/unread {}`,
        `PATCH ${all}/read-all {"newest":"id"}`,
        `DELETE ${kind}/id {}`,
        `PUT ${kind}/id/restore {}`,
      ]),
    );
  });
});

describe('httpConversationGateway', () => {
  const wireMessage = { id: ID, own: true, text: 'Hi', created: common.created, read: false, game: null };
  const message = { ...wireMessage, game: undefined };
  const avatar = { tn: '/tn.webp', sm: '/sm.webp', sd: '/sd.webp' };
  const page = {
    person: { username: 'orion', alias: 'Orion', avatar },
    access: 'write',
    messages: [message],
    more: true,
  };

  test('reads the newest messages or those before one', async () => {
    const { http, requests } = anApi({ ...page, messages: [wireMessage] });
    expect(await httpConversationGateway(http).read('orion')).toEqual({ ok: true, value: page });
    await httpConversationGateway(http).read('orion', ID);
    const path = '/v1/private/user/conversations/orion';
    expect(requests).toEqual([`GET ${path}`, `GET ${path}?before=${ID}`]);
  });

  test('sends a message with its id and marks messages as read', async () => {
    const { http, requests } = anApi(wireMessage);
    expect(await httpConversationGateway(http).send('orion', { id: ID, text: 'Hi' })).toEqual({
      ok: true,
      value: message,
    });
    const reading = anApi(null);
    expect(await httpConversationGateway(reading.http).markRead('orion', ID)).toEqual({ ok: true, value: undefined });
    const path = '/v1/private/user/conversations/orion';
    expect([...requests, ...reading.requests]).toEqual([
      `POST ${path}/messages {"id":"${ID}","text":"Hi"}`,
      `PATCH ${path}/read {"newest":"${ID}"}`,
    ]);
  });
});
