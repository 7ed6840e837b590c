// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { followCover } from '../../../sdk/runtime/install-runtime';
import type { GameWindow } from '../../../sdk/runtime/game-window';
import { coverMessage } from '../../../src/domain/bridge/runtime-report';

const PORTAL = 'https://holocade.test';

function aPage({ played = true } = {}) {
  class Media extends EventTarget {
    muted = false;
    play(): Promise<void> {
      return Promise.resolve();
    }
  }
  const parent = {};
  const request = vi.fn(() => 1);
  const own = Object.assign(new EventTarget(), {
    parent,
    document: document.implementation.createHTMLDocument(),
    requestAnimationFrame: request,
    cancelAnimationFrame: () => undefined,
    HTMLMediaElement: Media,
  });
  followCover(own as unknown as GameWindow, own as unknown as GameWindow, PORTAL, () => played);
  const song = new Media();
  void song.play();
  const receive = (data: unknown, origin = PORTAL, source: object | null = parent) =>
    own.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  /** Returns the frozen and muted state of the page. */
  const state = () => {
    request.mockClear();
    own.requestAnimationFrame();
    return [request.mock.calls.length === 0, song.muted];
  };
  return { receive, state };
}

/** The game's page and a frame within it, both following the cover. */
function aFramedPage() {
  const media = () =>
    class extends EventTarget {
      muted = false;
      play(): Promise<void> {
        return Promise.resolve();
      }
    };
  const parent = {};
  const windowWith = () =>
    Object.assign(new EventTarget(), {
      parent,
      document: document.implementation.createHTMLDocument(),
      requestAnimationFrame: () => 1,
      cancelAnimationFrame: () => undefined,
      HTMLMediaElement: media(),
    });
  const page = windowWith();
  const follow = (own: EventTarget) =>
    followCover(own as unknown as GameWindow, page as unknown as GameWindow, PORTAL, () => true);
  follow(page);
  const receive = (data: unknown) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin: PORTAL, source: parent }));
  const loadFrame = () => {
    const frame = windowWith();
    follow(frame);
    const song = new frame.HTMLMediaElement();
    void song.play();
    return { frame, song };
  };
  return { receive, loadFrame };
}

describe('followCover in a frame within the game', () => {
  test('mutes a frame that loads while the game is covered', () => {
    const { receive, loadFrame } = aFramedPage();
    expect(loadFrame().song.muted).toBe(false);
    receive(coverMessage(true, true));
    expect(loadFrame().song.muted).toBe(true);
  });

  test('stops after the document of the frame is unloaded', () => {
    const { receive, loadFrame } = aFramedPage();
    const { frame, song } = loadFrame();
    const other = loadFrame().song;
    frame.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }));
    receive(coverMessage(false, true));
    expect([song.muted, other.muted]).toEqual([false, true]);
  });
});

describe('followCover', () => {
  test('pauses, resumes, mutes and unmutes the page independently', () => {
    const { receive, state } = aPage();
    receive(coverMessage(true, false));
    expect(state()).toEqual([true, false]);
    receive(coverMessage(true, true));
    expect(state()).toEqual([true, true]);
    receive(coverMessage(false, true));
    expect(state()).toEqual([false, true]);
    receive(coverMessage(false, false));
    expect(state()).toEqual([false, false]);
  });

  test('mutes but does not pause a page that is not played yet', () => {
    const { receive, state } = aPage({ played: false });
    receive(coverMessage(true, true));
    expect(state()).toEqual([false, true]);
  });

  test.each<[string, string, object | null | undefined]>([
    ['another origin', 'https://games.example', undefined],
    ['the null origin', 'null', undefined],
    ['another window at the portal’s origin', PORTAL, {}],
    ['a closed window', PORTAL, null],
  ])('ignores messages of %s', (_sender, origin, source) => {
    const { receive, state } = aPage();
    receive(coverMessage(true, true), origin, source);
    expect(state()).toEqual([false, false]);
  });

  test.each([
    null,
    'pause',
    { paused: true, muted: true },
    { ...coverMessage(true, true), from: 'other' },
    { ...coverMessage(true, true), v: 2 },
    { ...coverMessage(true, true), kind: 'report' },
    { ...coverMessage(true, true), paused: 1 },
    { ...coverMessage(true, true), muted: undefined },
  ])('ignores the malformed message %j', (data) => {
    const { receive, state } = aPage();
    receive(data);
    expect(state()).toEqual([false, false]);
  });
});
