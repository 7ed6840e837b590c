import { vi } from 'vitest';
import { IframeGameFrames } from '../../../src/adapters/iframe/iframe-game-frames';
import { SystemClock } from '../../../src/adapters/system/system';
import type { BridgeError } from '../../../src/domain/bridge/bridge-error';
import { hello } from '../../../src/domain/bridge/message';
import type { GameCall } from '../../../src/domain/bridge/parse-call';
import type { Result } from '../../../src/domain/shared/result';
import { ok } from '../../../src/domain/shared/result';
import { delivered } from '../../fakes/delivered';
import { fakeWindows } from '../../fakes/fake-windows';

const PORTAL = 'http://holocade.localhost:8080/arcade/games/lantern-drift';
const BUILD = 'http://lantern-drift.play.holocade.localhost:8080/1.0.0/index.html';
export const GAME = new URL(BUILD).origin;

/** A portal with a game in its frame; the test acts as the game through `greet` and `say`. */
export function framedGame(build = BUILD, gamesHost = 'play.holocade.localhost:8080') {
  const windows = fakeWindows(PORTAL, build);
  const warnings: string[] = [];
  const frames = new IframeGameFrames(windows.portalWindow, gamesHost, new SystemClock(), {
    warn: (text) => warnings.push(text),
  });
  const frame = frames.open(windows.iframe, { url: build });
  const handler = {
    greeted: vi.fn(),
    left: vi.fn(),
    reported: vi.fn(),
    loadedSilently: vi.fn(),
    call: vi.fn((call: GameCall): Promise<Result<unknown, BridgeError>> => Promise.resolve(ok(call.method))),
  };
  const disconnect = frame.connect(handler);
  const received: unknown[] = [];
  let port: MessagePort | undefined;
  const greet = (id = 1) => {
    windows.parent.postMessage(hello(id), windows.portal.location.origin);
    port = windows.game.sent.at(-1)?.ports[0];
    if (port) port.onmessage = ({ data }) => received.push(data);
  };
  const say = async (...messages: readonly unknown[]) => {
    for (const message of messages) port?.postMessage(message);
    await delivered();
  };
  return { ...windows, frame, handler, disconnect, received, warnings, greet, say, port: () => port };
}
