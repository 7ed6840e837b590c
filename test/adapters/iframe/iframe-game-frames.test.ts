import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BridgeError } from '../../../src/domain/bridge/bridge-error';
import { hello, request } from '../../../src/domain/bridge/message';
import { delivered } from '../../fakes/delivered';
import { framedGame, GAME } from './framed-game';

const codes = (received: readonly unknown[]) =>
  received.map((message) => (message as { error?: BridgeError }).error?.code ?? 'ok');

describe('IframeGameFrame', () => {
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }),
  );
  afterEach(() => void vi.useRealTimers());

  test('welcomes the game with a port at its exact origin and responds over that port', async () => {
    const { greet, say, game, received, handler } = framedGame();
    greet();
    expect(game.sent).toMatchObject([{ data: { kind: 'welcome' }, targetOrigin: GAME }]);
    expect(handler.greeted).toHaveBeenCalledTimes(1);
    await say(request(5, 'user.isLoggedIn', undefined));
    expect(received).toMatchObject([{ kind: 'response', id: 5, ok: true, result: 'user.isLoggedIn' }]);
  });

  test('welcomes the game once for repeated hellos', () => {
    const { greet, game, handler } = framedGame();
    greet(1);
    greet(1);
    expect(game.sent).toHaveLength(1);
    expect(handler.left).not.toHaveBeenCalled();
  });

  const spoofs: [string, (windows: ReturnType<typeof framedGame>) => void][] = [
    ['a frame nested in the game', ({ portal }) => portal.receive(hello(1), GAME, {})],
    ['a popup', ({ portal, gameWindow }) => portal.receive(hello(1), GAME, gameWindow)],
    ['a window that is gone', ({ portal }) => portal.receive(hello(1), GAME, null)],
    [
      'another game',
      ({ portal, contentWindow }) => portal.receive(hello(1), GAME.replace('lantern', 'l'), contentWindow),
    ],
    [
      'a host that ends alike',
      ({ portal, contentWindow }) => portal.receive(hello(1), 'http://evilholocade.localhost:8080', contentWindow),
    ],
    [
      'a host that begins alike',
      ({ portal, contentWindow }) => portal.receive(hello(1), 'http://holocade.localhost.evil.com:8080', contentWindow),
    ],
    [
      'another port',
      ({ portal, contentWindow }) => portal.receive(hello(1), GAME.replace('8080', '8081'), contentWindow),
    ],
    [
      'another scheme',
      ({ portal, contentWindow }) => portal.receive(hello(1), GAME.replace('http', 'https'), contentWindow),
    ],
    ['the null origin', ({ portal, contentWindow }) => portal.receive(hello(1), 'null', contentWindow)],
    ['no hello', ({ portal, contentWindow }) => portal.receive(request(1, 'user.getName', {}), GAME, contentWindow)],
  ];

  test.each(spoofs)('T06: ignores a message from %s', (_sender, spoof) => {
    const system = framedGame();
    spoof(system);
    expect(system.game.sent).toEqual([]);
    expect(system.handler.greeted).not.toHaveBeenCalled();
  });

  test('welcomes a game on a separate games domain if the portal is configured for it', () => {
    const build = 'http://lantern-drift.games.test:8080/1.0.0/index.html';
    const apart = framedGame(build, 'games.test:8080');
    apart.greet();
    expect(apart.game.sent).toMatchObject([{ targetOrigin: 'http://lantern-drift.games.test:8080' }]);
    const unknown = framedGame(build);
    unknown.greet();
    expect(unknown.game.sent).toEqual([]);
  });

  test('gives a new document a new port and closes the old one', async () => {
    const { greet, say, handler, received, port } = framedGame();
    greet(1);
    const old = port();
    vi.advanceTimersByTime(1_000);
    greet(2);
    expect(handler.left).toHaveBeenCalledTimes(1);
    expect(handler.greeted).toHaveBeenCalledTimes(2);
    old?.postMessage(request(1, 'user.getName', undefined));
    await say(request(2, 'user.getName', undefined));
    expect(received).toMatchObject([{ id: 2 }]);
  });

  test('detects a lost document by the closed port or a second load', async () => {
    const first = framedGame();
    first.greet();
    first.port()?.close();
    await delivered();
    expect(first.handler.left).toHaveBeenCalledTimes(1);
    const second = framedGame();
    second.greet();
    second.iframe.dispatchEvent(new Event('load'));
    expect(second.handler.left).not.toHaveBeenCalled();
    second.iframe.dispatchEvent(new Event('load'));
    expect(second.handler.left).toHaveBeenCalledTimes(1);
  });

  test('rejects unknown calls, invalid arguments and too much data at once', async () => {
    const { greet, say, received, handler } = framedGame();
    greet();
    await say(
      request(1, 'wallet.empty', {}),
      request(2, 'achievement.unlock', { slug: '../../admin' }),
      request(3, 'achievement.unlock', { slug: 'x'.repeat(70_000) }),
    );
    expect(codes(received)).toEqual(['err_unsupported', 'err_validation', 'err_too_large']);
    expect(handler.call).not.toHaveBeenCalled();
  });

  test('T07: handles at most 30 calls a second from the game', async () => {
    const { greet, say, received, handler } = framedGame();
    greet();
    const flood = Array.from({ length: 1_000 }, (_, id) => request(id, 'user.isLoggedIn', undefined));
    for (const message of flood) await say(message);
    expect(handler.call).toHaveBeenCalledTimes(30);
    expect(codes(received).filter((code) => code === 'err_too_many_requests')).toHaveLength(970);
    vi.advanceTimersByTime(1_000);
    await say(request(2_000, 'user.isLoggedIn', undefined));
    expect(handler.call).toHaveBeenCalledTimes(31);
  }, 20_000);

  test('grants no extra calls for repeated hellos', async () => {
    const { greet, say, game, handler } = framedGame();
    for (let document = 1; document <= 20; document += 1) {
      greet(document);
      await say(...Array.from({ length: 20 }, (_, id) => request(id, 'user.isLoggedIn', undefined)));
    }
    expect(handler.call).toHaveBeenCalledTimes(30);
    expect(game.sent).toHaveLength(1);
    expect(handler.greeted).toHaveBeenCalledTimes(1);
  });

  test('limits the frame to 20 calls in flight across all of its documents', async () => {
    const { greet, say, handler } = framedGame();
    handler.call.mockReturnValue(new Promise(() => undefined));
    const twenty = Array.from({ length: 20 }, (_, id) => request(id, 'user.getName', undefined));
    greet(1);
    await say(...twenty);
    vi.advanceTimersByTime(1_000);
    greet(2);
    await say(...twenty);
    expect(handler.call).toHaveBeenCalledTimes(20);
    vi.advanceTimersByTime(9_000);
    await say(...twenty);
    expect(handler.call).toHaveBeenCalledTimes(40);
  });

  test('welcomes the next document after a second if that document says hello at once', () => {
    const { greet, game, handler } = framedGame();
    greet(1);
    for (let repetition = 0; repetition < 10; repetition += 1) {
      greet(2);
      vi.advanceTimersByTime(100);
    }
    expect(game.sent).toHaveLength(1);
    greet(2);
    expect(game.sent).toHaveLength(2);
    expect(handler.left).toHaveBeenCalledTimes(1);
  });

  test('limits the game to 20 calls in flight and times out each call after 10 s', async () => {
    const { greet, say, received, handler } = framedGame();
    greet();
    handler.call.mockReturnValue(new Promise(() => undefined));
    await say(...Array.from({ length: 25 }, (_, id) => request(id, 'user.getName', undefined)));
    expect(handler.call).toHaveBeenCalledTimes(20);
    expect(codes(received)).toEqual(Array(5).fill('err_too_many_requests'));
    vi.advanceTimersByTime(10_000);
    await say(request(100, 'user.getName', undefined));
    expect(codes(received).slice(5)).toEqual(Array(20).fill('err_timeout'));
    expect(handler.call).toHaveBeenCalledTimes(21);
  });

  test('responds to a portal bug with an internal error and logs the details', async () => {
    const { greet, say, received, handler, warnings } = framedGame();
    greet();
    handler.call.mockRejectedValue(new Error('boom'));
    await say(request(1, 'user.getName', undefined));
    expect(codes(received)).toEqual(['err_internal']);
    expect(warnings).toEqual(['user.getName failed: Error: boom']);
  });

  test('sends events queued before the hello, and repeats them until acknowledged', async () => {
    const { greet, say, received, frame } = framedGame();
    frame.send({ name: 'mute', detail: undefined });
    greet();
    await delivered();
    expect(received).toMatchObject([{ kind: 'event', id: 1, name: 'mute' }]);
    await say({ from: 'holocade', v: 1, kind: 'response', id: 1, ok: true });
    vi.advanceTimersByTime(500);
    await delivered();
    expect(received).toHaveLength(1);
  });

  test('does not send events of the previous document to the next one', async () => {
    const { greet, received, frame } = framedGame();
    greet(1);
    frame.send({ name: 'pause', detail: undefined });
    await delivered();
    vi.advanceTimersByTime(1_000);
    await delivered();
    received.length = 0;
    greet(2);
    await delivered();
    expect(received).toEqual([]);
  });

  test('leaves no listener, port or timer after disconnect', async () => {
    const { greet, say, disconnect, frame, handler, portal, iframe, port, received } = framedGame();
    const removed = vi.spyOn(iframe, 'removeEventListener');
    greet();
    handler.call.mockReturnValue(new Promise(() => undefined));
    frame.send({ name: 'pause', detail: undefined });
    await say(request(1, 'user.getName', undefined));
    const closed = vi.fn();
    port()?.addEventListener('close', closed);
    disconnect();
    await delivered();
    expect(portal.listeners).toBe(0);
    expect(removed).toHaveBeenCalledWith('load', expect.any(Function));
    expect(vi.getTimerCount()).toBe(0);
    expect(closed).toHaveBeenCalledTimes(1);
    expect(handler.left).not.toHaveBeenCalled();
    const before = received.length;
    greet(9);
    await delivered();
    expect(received).toHaveLength(before);
  });

  test('can be connected again', () => {
    const { greet, disconnect, frame, handler } = framedGame();
    greet(1);
    disconnect();
    frame.connect(handler);
    greet(1);
    expect(handler.greeted).toHaveBeenCalledTimes(2);
  });
});
