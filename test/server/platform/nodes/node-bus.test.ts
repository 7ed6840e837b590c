import { describe, expect, test, vi } from 'vitest';
import type { Logger } from '../../../../server/deps';
import { nodeBus } from '../../../../server/platform/nodes/node-bus';
import type {
  NodeMessage,
  NodeTransport,
  SentMessage,
  TransportListener,
} from '../../../../server/platform/nodes/node-transport.port';
import { FakeServerClock } from '../../support/fake-server-clock';

const ended = (sessionId: string): NodeMessage => ({ kind: 'session-ended', sessionId });

function fixture() {
  const clock = new FakeServerClock();
  const log = { warn: vi.fn(), error: vi.fn() };
  const sent: { readonly batch: readonly SentMessage[]; readonly number: number }[] = [];
  const listeners: TransportListener[] = [];
  const state = { isAway: false, isHanging: false, isSlow: false };
  const transport: NodeTransport = {
    async send(batch, number) {
      if (state.isAway) throw new Error('away');
      if (state.isHanging) await new Promise(() => undefined);
      if (state.isSlow) await new Promise((resolve) => setImmediate(resolve));
      sent.push({ batch, number });
    },
    refuses: () => false,
    receive(listener) {
      listeners.push(listener);
      return () => Promise.resolve();
    },
  };
  const listener = { receive: vi.fn(), missed: vi.fn() };
  const bus = nodeBus({ transport, clock, log: log as unknown as Logger }, listener);
  /** Lets pending promises and one waiting attempt run. */
  const retry = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    clock.advance(500);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const hang = () => (state.isHanging = true);
  return { bus, clock, hang, listener, listeners, log, retry, sent, state };
}

describe('nodeBus', () => {
  test('numbers messages, and sends those together that wait together', async () => {
    const { bus, sent } = fixture();
    bus.send(ended('1'));
    bus.send(ended('2'));
    await bus.settled();
    bus.send(ended('3'));
    await bus.settled();
    expect(sent).toEqual([
      { batch: [ended('1'), ended('2')], number: 1 },
      { batch: [ended('3')], number: 3 },
    ]);
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
    'sends a message that arrives %i microtasks after an earlier one was sent',
    async (delay) => {
      const { bus, sent } = fixture();
      bus.send(ended('1'));
      while (sent.length === 0) await Promise.resolve();
      for (let tick = 0; tick < delay; tick += 1) await Promise.resolve();
      bus.send(ended('2'));
      await new Promise((resolve) => setImmediate(resolve));
      expect(sent.map(({ batch }) => batch)).toEqual([[ended('1')], [ended('2')]]);
    },
  );

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
    'waits also for a message that arrives %i microtasks after an earlier one was sent',
    async (delay) => {
      const { bus, sent, state } = fixture();
      bus.send(ended('1'));
      while (sent.length === 0) await Promise.resolve();
      for (let tick = 0; tick < delay; tick += 1) await Promise.resolve();
      state.isSlow = true;
      bus.send(ended('2'));
      await bus.sent();
      expect(sent).toHaveLength(2);
    },
  );

  test('repeats messages with the same number while the transport is away, and logs it once', async () => {
    const { bus, log, retry, sent, state } = fixture();
    state.isAway = true;
    bus.send(ended('1'));
    await retry();
    bus.send(ended('2'));
    await retry();
    expect(log.warn).toHaveBeenCalledTimes(1);
    state.isAway = false;
    await retry();
    expect(sent).toEqual([{ batch: [ended('1'), ended('2')], number: 1 }]);
  });

  test('waits for messages that are being sent, at most a second, and not while the transport is away', async () => {
    const { bus, clock, hang, retry, sent, state } = fixture();
    await bus.sent();
    bus.send(ended('1'));
    await bus.sent();
    expect(sent).toHaveLength(1);
    state.isAway = true;
    bus.send(ended('2'));
    await retry();
    await bus.sent();
    expect(sent).toHaveLength(1);
    state.isAway = false;
    await retry();
    hang();
    bus.send(ended('3'));
    const waited = bus.sent().then(() => 'waited');
    await new Promise((resolve) => setImmediate(resolve));
    expect(await Promise.race([waited, Promise.resolve('waiting')])).toBe('waiting');
    clock.advance(1000);
    expect(await waited).toBe('waited');
  });

  test('repeats messages at its end until the transport answers', async () => {
    const { bus, log, retry, sent, state } = fixture();
    state.isAway = true;
    bus.send(ended('1'));
    const closed = bus.close();
    await retry();
    await retry();
    expect(sent).toEqual([]);
    state.isAway = false;
    await retry();
    await closed;
    expect(sent).toEqual([{ batch: [ended('1')], number: 1 }]);
    expect(log.error).not.toHaveBeenCalled();
  });

  test.each(['isAway', 'isHanging'] as const)('loses messages three seconds after its end while %s', async (how) => {
    const { bus, log, retry, sent, state } = fixture();
    state[how] = true;
    bus.send(ended('1'));
    let isClosed = false;
    const closed = bus.close().then(() => (isClosed = true));
    for (let attempt = 0; attempt < 5; attempt += 1) await retry();
    expect(isClosed).toBe(false);
    await retry();
    await closed;
    expect([sent, bus.waiting()]).toEqual([[], 1]);
    expect(log.error.mock.calls).toEqual([
      [expect.stringMatching(/^messages to other servers were lost at the stop: 1\./)],
    ]);
  });

  test('replaces more than ten thousand waiting messages by one, that they are lost', async () => {
    const { bus, retry, sent, state } = fixture();
    state.isAway = true;
    for (let count = 0; count < 10_001; count += 1) bus.send(ended(String(count)));
    await retry();
    state.isAway = false;
    await retry();
    expect(sent).toEqual([{ batch: [{ kind: 'messages-lost' }, ended('10000')], number: 10_001 }]);
  });

  test('reports lost messages of another server as missed', () => {
    const { listener, listeners } = fixture();
    listeners[0]?.receive({ kind: 'messages-lost' });
    listeners[0]?.receive(ended('1'));
    expect(listener.missed).toHaveBeenCalledTimes(1);
    expect(listener.receive.mock.calls).toEqual([[ended('1')]]);
  });

  test('ignores messages of a later release', () => {
    const { listener, listeners } = fixture();
    for (const message of [{ kind: 'new' }, undefined, { kind: 'event', event: {} }]) listeners[0]?.receive(message);
    expect(listener.receive).not.toHaveBeenCalled();
  });

  test('reports missed messages every two minutes while none can arrive', () => {
    const { clock, listener, listeners } = fixture();
    for (let second = 0; second < 300; second += 10) {
      clock.advance(10_000);
      listeners[0]?.alive();
    }
    expect(listener.missed).not.toHaveBeenCalled();
    clock.advance(119_999);
    expect(listener.missed).not.toHaveBeenCalled();
    clock.advance(120_001);
    expect(listener.missed).toHaveBeenCalledTimes(2);
  });
});
