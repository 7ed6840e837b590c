// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameWindow } from '../../../sdk/runtime/game-window';
import { keepHeadset } from '../../../sdk/runtime/keep-headset';

const FIRST = '?holocade_game=comet-golf';
const EMULATED = `${FIRST}&holocade_headset=emulated`;

describe('keepHeadset', () => {
  const running = document.createElement('script');
  const visit = (search: string, sessionStorage: Pick<Storage, 'getItem'> = window.sessionStorage) =>
    keepHeadset({ location: { search }, sessionStorage } as unknown as GameWindow, running);
  const loaded = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
  beforeEach(() => {
    window.sessionStorage.clear();
  });
  afterEach(() => {
    document.head.innerHTML = '';
  });

  test('leaves the first page to the games host', () => {
    expect(visit(EMULATED)).toBe(true);
    expect(loaded()).toEqual([]);
  });

  test('loads the headset into later pages and frames of the game', () => {
    visit(EMULATED);
    expect([visit('?level=2'), visit('')]).toEqual([true, true]);
    expect(loaded()).toEqual(['/_headset/emulated-headset.js', '/_headset/emulated-headset.js']);
  });

  test('forgets it when the game is opened without the headset', () => {
    visit(EMULATED);
    expect([visit(FIRST), visit('?level=2')]).toEqual([false, false]);
    expect(loaded()).toEqual([]);
  });

  test('goes by the address alone where storage is blocked', () => {
    const getItem = vi.fn(() => {
      throw new Error('blocked');
    });
    expect([visit(EMULATED, { getItem }), visit('', { getItem })]).toEqual([true, false]);
  });
});
