// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { followCover } from '../../../sdk/runtime/follow-cover';
import type { GameWindow } from '../../../sdk/runtime/game-window';
import { coverMessage } from '../../../src/domain/bridge/message';

const PORTAL = 'https://holocade.test';

function aPage({ played = true } = {}) {
  class Media extends EventTarget {
    muted = false;
    play(): Promise<void> {
      return Promise.resolve();
    }
  }
  const parent = {};
  const own = Object.assign(new EventTarget(), {
    parent,
    document: document.implementation.createHTMLDocument(),
    requestAnimationFrame: () => 1,
    cancelAnimationFrame: () => undefined,
    HTMLMediaElement: Media,
  });
  followCover(own as unknown as GameWindow, PORTAL, () => played);
  const song = new Media();
  void song.play();
  const receive = (data: unknown, origin = PORTAL, source: object | null = parent) =>
    own.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  /** Returns whether the page is paused, and whether its sound is muted. */
  const state = () => [own.document.hidden, song.muted];
  const bare = state();
  return { own, receive, state, bare };
}

describe('followCover', () => {
  test('pauses, resumes, mutes and unmutes the page, each by itself', () => {
    const { receive, state, bare, own } = aPage();
    receive(coverMessage(true, false));
    expect([state(), own.document.visibilityState]).toEqual([[true, false], 'hidden']);
    receive(coverMessage(true, true));
    expect(state()).toEqual([true, true]);
    receive(coverMessage(false, true));
    expect(state()).toEqual([bare[0], true]);
    receive(coverMessage(false, false));
    expect(state()).toEqual(bare);
  });

  test('mutes a page that is not played yet, without a pause of its loading', () => {
    const { receive, state, bare } = aPage({ played: false });
    receive(coverMessage(true, true));
    expect(state()).toEqual([bare[0], true]);
  });

  test.each<[string, string, object | null | undefined]>([
    ['another origin', 'https://games.example', undefined],
    ['the null origin', 'null', undefined],
    ['another window at the portal’s origin', PORTAL, {}],
    ['a window that is gone', PORTAL, null],
  ])('ignores %s', (_sender, origin, source) => {
    const { receive, state, bare } = aPage();
    receive(coverMessage(true, true), origin, source);
    expect(state()).toEqual(bare);
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
    const { receive, state, bare } = aPage();
    receive(data);
    expect(state()).toEqual(bare);
  });
});
