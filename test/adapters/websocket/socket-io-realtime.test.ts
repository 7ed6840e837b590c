import { fc, test as property } from '@fast-check/vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { socketTo } from '../../../src/adapters/websocket/open-socket';
import { SocketIoRealtime, RecentIds } from '../../../src/adapters/websocket/socket-io-realtime';
import type { RealtimeEvent } from '../../../src/domain/realtime/realtime-event';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeDiagnostics } from '../../fakes/fake-diagnostics';
import { aChannelServer } from './a-channel-server';

type Server = Awaited<ReturnType<typeof aChannelServer>>;

const allow = (id: string, channel: string) => Promise.resolve(ok(`${id}:${channel}`));
const event = (id: string, channel = 'a', total: unknown = 1) => ({
  id,
  channel,
  name: '.balance.updated',
  payload: { total, revision: total },
});

describe('SocketIoRealtime', () => {
  let server: Server;
  let diagnostics: FakeDiagnostics;
  let clock: FakeClock;
  let received: RealtimeEvent[];
  const leaves: (() => void)[] = [];

  const connect = (authorise: ConstructorParameters<typeof SocketIoRealtime>[0] = allow) =>
    new SocketIoRealtime(authorise, diagnostics, clock, socketTo(server.origin), { next: () => 0.5 });
  const listen = (realtime: SocketIoRealtime, channel = 'a') => {
    const leave = realtime.listen(channel, (event) => received.push(event));
    leaves.push(leave);
    return leave;
  };
  const until = (check: () => void) => vi.waitFor(check, { timeout: 5000 });
  const subscribed = (...channels: readonly string[]) =>
    until(() => {
      expect(server.subscribed).toEqual(channels);
    });

  beforeEach(async () => {
    server = await aChannelServer();
    diagnostics = new FakeDiagnostics();
    clock = new FakeClock();
    received = [];
  });
  afterEach(async () => {
    for (const leave of leaves.splice(0)) leave();
    await server.close();
  });

  test('delivers each event published on a channel once', async () => {
    listen(connect());
    await subscribed('a');
    for (const id of ['1', '1', '2']) server.publish('a', event(id, 'a', Number(id)));
    await until(() => {
      expect(received).toEqual([
        { type: 'balance-updated', total: 1, revision: 1 },
        { type: 'balance-updated', total: 2, revision: 2 },
      ]);
    });
  });

  test('subscribes once for two listeners, and to another channel on the same connection', async () => {
    const realtime = connect();
    listen(realtime);
    listen(realtime);
    await subscribed('a');
    listen(realtime, 'b');
    await subscribed('a', 'b');
    server.publish('a', event('1'));
    server.publish('b', event('2', 'b'));
    await until(() => {
      expect(received).toHaveLength(3);
    });
    expect(server.io.engine.clientsCount).toBe(1);
  });

  test('closes without listeners and opens again', async () => {
    const realtime = connect();
    const leave = listen(realtime);
    await subscribed('a');
    leave();
    leave();
    await until(() => {
      expect(server.io.engine.clientsCount).toBe(0);
    });
    listen(realtime);
    await subscribed('a', 'a');
  });

  test('subscribes again after the connection was lost for good', async () => {
    listen(connect());
    await subscribed('a');
    server.io.disconnectSockets();
    await until(() => {
      clock.advance(5000);
      expect(server.subscribed).toEqual(['a', 'a']);
    });
  });

  test('reports each time a channel is joined, and at once to a listener of a joined channel', async () => {
    const realtime = connect();
    const joined: string[] = [];
    const follow = (who: string) =>
      leaves.push(
        realtime.listen(
          'a',
          () => undefined,
          () => joined.push(who),
        ),
      );
    follow('first');
    expect(joined).toEqual([]);
    await until(() => {
      expect(joined).toEqual(['first']);
    });
    follow('second');
    expect(joined).toEqual(['first', 'second']);
    server.io.disconnectSockets();
    await until(() => {
      clock.advance(5000);
      expect(joined).toEqual(['first', 'second', 'first', 'second']);
    });
  });

  test('resumes after a dropped connection and receives the events published meanwhile', async () => {
    listen(connect());
    await subscribed('a');
    server.publish('a', event('1'));
    await until(() => {
      expect(received).toHaveLength(1);
    });
    for (const socket of server.io.of('/').sockets.values()) socket.conn.close();
    server.publish('a', event('2'));
    await until(() => {
      expect(received).toHaveLength(2);
    });
  });

  test('logs a rejected subscription and does not retry', async () => {
    listen(connect(() => Promise.resolve(err(aRefusal({ status: 403, debug: 'err_forbidden' })))));
    await until(() => {
      expect(diagnostics.warnings).toEqual(['Realtime: a refused the subscription of this visitor (err_forbidden).']);
    });
    expect(clock.pending).toBe(0);
  });

  test('logs a signature that the server rejects', async () => {
    listen(connect(() => Promise.resolve(ok('forged'))));
    await until(() => {
      expect(diagnostics.warnings).toHaveLength(1);
    });
    expect(server.subscribed).toEqual([]);
  });

  test('retries if the signature could not be requested', async () => {
    let asked = 0;
    listen(
      connect((id, channel) => ((asked += 1) === 1 ? Promise.resolve(err({ kind: 'network' })) : allow(id, channel))),
    );
    await until(() => {
      expect(clock.pending).toBe(1);
    });
    clock.advance(5000);
    await subscribed('a');
  });

  test('drops and logs messages that are no events', async () => {
    listen(connect());
    await subscribed('a');
    for (const odd of [null, 'x', { id: 1 }, { id: '1', channel: 'a' }]) server.publish('a', odd);
    server.publish('a', event('9'));
    await until(() => {
      expect(received).toHaveLength(1);
    });
    expect(diagnostics.warnings).toEqual(
      Array.from({ length: 4 }, () => 'Realtime: a message without the form of an event was dropped.'),
    );
  });

  test('reports an event that violates its contract once, with its name and fields but without values', async () => {
    listen(connect());
    await subscribed('a');
    for (let time = 0; time < 2; time += 1) server.publish('a', event('1', 'a', 'secret'));
    server.publish('a', { ...event('2'), name: '.premium.updated', payload: 7 });
    server.publish('a', event('9'));
    await until(() => {
      expect(received).toHaveLength(1);
    });
    expect(diagnostics.warnings).toEqual([
      'Realtime: .balance.updated was dropped, because it violates its contract (total, revision).',
      'Realtime: .premium.updated was dropped, because it violates its contract (payload).',
    ]);
  });

  test('ignores events with an unknown name', async () => {
    listen(connect());
    await subscribed('a');
    server.publish('a', { ...event('1'), name: '.balance.doubled' });
    server.publish('a', event('9'));
    await until(() => {
      expect(received).toEqual([{ type: 'balance-updated', total: 1, revision: 1 }]);
    });
    expect(diagnostics.warnings).toEqual([]);
  });

  test('retries when its script cannot be loaded, and logs the failure once', async () => {
    let tries = 0;
    const open = () => ((tries += 1) < 3 ? Promise.reject(new Error('offline')) : socketTo(server.origin)());
    listen(new SocketIoRealtime(allow, diagnostics, clock, open, { next: () => 0.5 }));
    await until(() => {
      clock.advance(5000);
      expect(server.subscribed).toEqual(['a']);
    });
    expect(diagnostics.warnings).toHaveLength(1);
  });
});

describe('RecentIds', () => {
  test('remembers an id until enough newer ids have arrived', () => {
    const ids = new RecentIds(2);
    expect(['a', 'a', 'b', 'c', 'a'].map((id) => ids.add(id))).toEqual([true, false, true, true, true]);
  });

  property.prop([fc.array(fc.constantFrom(...'abcdefgh'))])('never reports a remembered id as new', (list) => {
    const ids = new RecentIds(8);
    expect(list.filter((id) => ids.add(id))).toEqual([...new Set(list)]);
  });
});
