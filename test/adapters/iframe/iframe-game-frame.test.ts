import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BridgeError } from '../../../src/domain/bridge/bridge-error';
import { hello, request } from '../../../src/domain/bridge/message';
import { delivered } from '../../fakes/delivered';
import { framedGame, GAME } from './framed-game';

const codes = (heard: readonly unknown[]) =>
  heard.map((message) => (message as { error?: BridgeError }).error?.code ?? 'ok');

describe('the frame of a game', () => {
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }),
  );
  afterEach(() => void vi.useRealTimers());

  test('is welcomed with a port, at its exact origin, and is answered over that port', async () => {
    const { greet, say, game, heard, handler } = framedGame();
    greet();
    expect(game.sent).toMatchObject([{ data: { kind: 'welcome' }, targetOrigin: GAME }]);
    expect(handler.greeted).toHaveBeenCalledTimes(1);
    await say(request(5, 'user.isLoggedIn', undefined));
    expect(heard).toMatchObject([{ kind: 'response', id: 5, ok: true, result: 'user.isLoggedIn' }]);
  });

  test('is welcomed once for all repetitions of its hello', () => {
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

  test.each(spoofs)('T06: does not answer %s', (_sender, spoof) => {
    const system = framedGame();
    spoof(system);
    expect(system.game.sent).toEqual([]);
    expect(system.handler.greeted).not.toHaveBeenCalled();
  });

  test('is welcomed on a domain of the games’ own when the portal is configured so', () => {
    const build = 'http://lantern-drift.games.test:8080/1.0.0/index.html';
    const apart = framedGame(build, 'games.test:8080');
    apart.greet();
    expect(apart.game.sent).toMatchObject([{ targetOrigin: 'http://lantern-drift.games.test:8080' }]);
    const unknown = framedGame(build);
    unknown.greet();
    expect(unknown.game.sent).toEqual([]);
  });

  test('gives a new document a new port and hangs up on the old one', async () => {
    const { greet, say, handler, heard, port } = framedGame();
    greet(1);
    const old = port();
    vi.advanceTimersByTime(1_000);
    greet(2);
    expect(handler.left).toHaveBeenCalledTimes(1);
    expect(handler.greeted).toHaveBeenCalledTimes(2);
    old?.postMessage(request(1, 'user.getName', undefined));
    await say(request(2, 'user.getName', undefined));
    expect(heard).toMatchObject([{ id: 2 }]);
  });

  test('notices that its document is gone, by the closed port or a second load', async () => {
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

  test('is told at once of unknown calls, wrong arguments and too much data', async () => {
    const { greet, say, heard, handler } = framedGame();
    greet();
    await say(
      request(1, 'wallet.empty', {}),
      request(2, 'achievement.unlock', { slug: '../../admin' }),
      request(3, 'achievement.unlock', { slug: 'x'.repeat(70_000) }),
    );
    expect(codes(heard)).toEqual(['err_unsupported', 'err_validation', 'err_too_large']);
    expect(handler.call).not.toHaveBeenCalled();
  });

  test('T07: reaches the portal 30 times a second, however much it sends', async () => {
    const { greet, say, heard, handler } = framedGame();
    greet();
    const flood = Array.from({ length: 1_000 }, (_, id) => request(id, 'user.isLoggedIn', undefined));
    for (const message of flood) await say(message);
    expect(handler.call).toHaveBeenCalledTimes(30);
    expect(codes(heard).filter((code) => code === 'err_too_many_requests')).toHaveLength(970);
    vi.advanceTimersByTime(1_000);
    await say(request(2_000, 'user.isLoggedIn', undefined));
    expect(handler.call).toHaveBeenCalledTimes(31);
  }, 20_000);

  test('gains nothing by saying hello again and again', async () => {
    const { greet, say, game, handler } = framedGame();
    for (let document = 1; document <= 20; document += 1) {
      greet(document);
      await say(...Array.from({ length: 20 }, (_, id) => request(id, 'user.isLoggedIn', undefined)));
    }
    expect(handler.call).toHaveBeenCalledTimes(30);
    expect(game.sent).toHaveLength(1);
    expect(handler.greeted).toHaveBeenCalledTimes(1);
  });

  test('has 20 calls in flight over all of its documents', async () => {
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

  test('is welcomed after a second when its next document says hello at once', () => {
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

  test('has 20 calls in flight at most, and each is over after 10 s', async () => {
    const { greet, say, heard, handler } = framedGame();
    greet();
    handler.call.mockReturnValue(new Promise(() => undefined));
    await say(...Array.from({ length: 25 }, (_, id) => request(id, 'user.getName', undefined)));
    expect(handler.call).toHaveBeenCalledTimes(20);
    expect(codes(heard)).toEqual(Array(5).fill('err_too_many_requests'));
    vi.advanceTimersByTime(10_000);
    await say(request(100, 'user.getName', undefined));
    expect(codes(heard).slice(5)).toEqual(Array(20).fill('err_timeout'));
    expect(handler.call).toHaveBeenCalledTimes(21);
  });

  test('hears of a bug in the portal as an internal error, and an engineer hears more', async () => {
    const { greet, say, heard, handler, warnings } = framedGame();
    greet();
    handler.call.mockRejectedValue(new Error('boom'));
    await say(request(1, 'user.getName', undefined));
    expect(codes(heard)).toEqual(['err_internal']);
    expect(warnings).toEqual(['user.getName failed: Error: boom']);
  });

  test('is sent events that wait for its hello, again until it answers', async () => {
    const { greet, say, heard, frame } = framedGame();
    frame.send({ name: 'mute', detail: undefined });
    greet();
    await delivered();
    expect(heard).toMatchObject([{ kind: 'event', id: 1, name: 'mute' }]);
    await say({ from: 'holocade', v: 1, kind: 'response', id: 1, ok: true });
    vi.advanceTimersByTime(500);
    await delivered();
    expect(heard).toHaveLength(1);
  });

  test('is not told what the document before it was told', async () => {
    const { greet, heard, frame } = framedGame();
    greet(1);
    frame.send({ name: 'pause', detail: undefined });
    await delivered();
    vi.advanceTimersByTime(1_000);
    await delivered();
    heard.length = 0;
    greet(2);
    await delivered();
    expect(heard).toEqual([]);
  });

  test('leaves no listener, port or timer behind', async () => {
    const { greet, say, disconnect, frame, handler, portal, iframe, port, heard } = framedGame();
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
    const before = heard.length;
    greet(9);
    await delivered();
    expect(heard).toHaveLength(before);
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
