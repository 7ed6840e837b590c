import { describe, expect, test } from 'vitest';
import { HttpClient } from '../../../src/adapters/http/http-client';
import { httpPlayGateway, httpPlaySessionGateway } from '../../../src/adapters/http/http-play-gateways';
import type { TransportInit } from '../../../src/adapters/http/transport';
import { wire } from './every-call';
import type { PlaySessionId } from '../../../src/domain/play/play-record';
import { ok } from '../../../src/domain/shared/result';
import { answering } from './answering';

const SESSION = '/v1/private/user/arcade/gp/history/session';
const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' as PlaySessionId;

describe('httpPlayGateway', () => {
  test('counts a play and reports its length', async () => {
    const { http, requests } = answering(null);
    const gateway = httpPlayGateway(http, () => 'news.test');
    expect(await gateway.countPlayed('lantern-drift', '1.2.0')).toEqual(ok(undefined));
    const play = { seconds: 5, vr: true, emulated: false };
    expect(await gateway.reportPlayed('lantern-drift', '1.2.0', play)).toEqual(ok(undefined));
    const call = { method: 'PUT', path: '/v1/public/user/arcade/game/lantern-drift/played' };
    expect(requests).toEqual([
      { ...call, body: { version: '1.2.0', referrer: 'news.test' } },
      { ...call, body: { version: '1.2.0', ...play } },
    ]);
  });
});

describe('httpPlaySessionGateway', () => {
  test('starts a session and reads its id', async () => {
    const { http, requests } = answering({ id });
    const gateway = httpPlaySessionGateway(http, () => 'news.test');
    expect(await gateway.start({ game: 'lantern-drift', version: '1.2.0', emulated: true, vr: true })).toEqual(ok(id));
    await gateway.start({ game: 'lantern-drift', emulated: false, vr: false });
    const start = { method: 'PUT', path: `${SESSION}/lantern-drift/start` };
    expect(requests).toEqual([
      { ...start, body: { version: '1.2.0', emulated: true, vr: true, referrer: 'news.test' } },
      { ...start, body: { emulated: false, vr: false, referrer: 'news.test' } },
    ]);
  });

  test('sends a heartbeat and reads the open state of the session', async () => {
    const { http, requests } = answering({ open: false });
    expect(await httpPlaySessionGateway(http).heartbeat(id)).toEqual(ok(false));
    expect(requests).toEqual([{ method: 'PUT', path: `${SESSION}/${id}/heartbeat`, body: {} }]);
  });

  test('ends a session with a keepalive request, the only one with keepalive', async () => {
    const sent: [string, TransportInit['keepalive']][] = [];
    const status = { success: true, code: 200, message: '', debug: '' };
    const http = new HttpClient(
      (path, { keepalive }) => {
        sent.push([path, keepalive]);
        const data = path.endsWith('/start') ? { id } : null;
        return Promise.resolve({ status: 200, body: JSON.stringify({ status, data }) });
      },
      () => Promise.resolve(wire),
    );
    const gateway = httpPlaySessionGateway(http);
    await gateway.start({ game: 'lantern-drift', emulated: false, vr: false });
    expect(await gateway.end(id, true)).toEqual(ok(undefined));
    expect(sent).toEqual([
      [`${SESSION}/lantern-drift/start`, undefined],
      [`${SESSION}/${id}/end`, true],
    ]);
  });
});
