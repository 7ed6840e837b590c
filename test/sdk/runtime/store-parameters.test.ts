// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { portalParameters } from '../../../sdk/page/portal-parameters';
import type { GameWindow } from '../../../sdk/runtime/game-window';
import { storeParameters } from '../../../sdk/runtime/store-parameters';

const FIRST = '?holocade_origin=https%3A%2F%2Fholocade.test';
const HEADSET = '/_headset/emulated-headset.js';
const EMULATED = `${FIRST}&holocade_headset=emulated`;

describe('storeParameters', () => {
  const running = document.createElement('script');
  let leave: () => void = () => undefined;
  const addEventListener = (_type: 'pagehide', listener: () => void) => void (leave = listener);
  const visit = (search: string, sessionStorage: Pick<Storage, 'getItem' | 'setItem'> = window.sessionStorage) =>
    storeParameters(
      { location: { search }, document, sessionStorage, addEventListener } as unknown as GameWindow,
      running,
    );
  /** The games host inserts the headset before the runtime script. */
  const insertHeadset = () => document.head.append(Object.assign(document.createElement('script'), { src: HEADSET }));
  const loaded = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
  beforeEach(() => {
    window.sessionStorage.clear();
  });
  afterEach(() => {
    document.head.innerHTML = '';
  });

  test('loads no second headset when the games host has inserted it', () => {
    insertHeadset();
    expect(visit(EMULATED)).toBe(true);
    expect(loaded()).toEqual([HEADSET]);
  });

  test('loads the headset in later pages and frames of the game', () => {
    visit(EMULATED);
    document.head.innerHTML = '';
    expect(visit('?level=2')).toBe(true);
    expect(loaded()).toEqual([HEADSET]);
  });

  test('loads the headset in a first page that a service worker cached without it', () => {
    expect(visit(EMULATED)).toBe(true);
    expect(loaded()).toEqual([HEADSET]);
  });

  test('stores the parameters of the first page for later pages', () => {
    visit(FIRST);
    const later = { location: { search: '?level=2' }, sessionStorage: window.sessionStorage } as Window;
    expect(portalParameters(later).get('holocade_origin')).toBe('https://holocade.test');
  });

  test('restores the parameters after the game has cleared its storage', () => {
    visit(EMULATED);
    window.sessionStorage.clear();
    leave();
    document.head.innerHTML = '';
    expect(visit('?level=2')).toBe(true);
  });

  test('forgets the headset when the game is opened without it', () => {
    visit(EMULATED);
    document.head.innerHTML = '';
    expect([visit(FIRST), visit('?level=2')]).toEqual([false, false]);
    expect(loaded()).toEqual([]);
  });

  test('uses only the address when storage is blocked', () => {
    const blocked = vi.fn(() => {
      throw new Error('blocked');
    });
    const storage = { getItem: blocked, setItem: blocked };
    expect([visit(EMULATED, storage), visit('', storage)]).toEqual([true, false]);
  });
});
