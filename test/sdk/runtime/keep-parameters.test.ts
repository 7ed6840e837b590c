// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { portalParameters } from '../../../sdk/page/portal-parameters';
import type { GameWindow } from '../../../sdk/runtime/game-window';
import { keepParameters } from '../../../sdk/runtime/keep-parameters';

const FIRST = '?holocade_origin=https%3A%2F%2Fholocade.test';
const EMULATED = `${FIRST}&holocade_headset=emulated`;

describe('keepParameters', () => {
  const running = document.createElement('script');
  const visit = (search: string, sessionStorage: Pick<Storage, 'getItem' | 'setItem'> = window.sessionStorage) =>
    keepParameters({ location: { search }, sessionStorage } as unknown as GameWindow, running);
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

  test('keeps the parameters of the first page for later ones', () => {
    visit(FIRST);
    const later = { location: { search: '?level=2' }, sessionStorage: window.sessionStorage } as Window;
    expect(portalParameters(later).get('holocade_origin')).toBe('https://holocade.test');
  });

  test('forgets it when the game is opened without the headset', () => {
    visit(EMULATED);
    expect([visit(FIRST), visit('?level=2')]).toEqual([false, false]);
    expect(loaded()).toEqual([]);
  });

  test('goes by the address alone where storage is blocked', () => {
    const blocked = vi.fn(() => {
      throw new Error('blocked');
    });
    const storage = { getItem: blocked, setItem: blocked };
    expect([visit(EMULATED, storage), visit('', storage)]).toEqual([true, false]);
  });
});
