import { describe, expect, test } from 'vitest';
import {
  ACHIEVEMENT_TOAST_TIMEOUT,
  CONFETTI_DURATION,
  LONG_TOAST_TIMEOUT,
  SESSION_TOAST_TIMEOUT,
  TOAST_APPEAR_DELAY,
  TOAST_REMOVE_DELAY,
  TOAST_TIMEOUT,
  TOASTS_SHOWN,
  toToast,
} from '../../../src/domain/notices/toast';

describe('a toast', () => {
  test('takes the times of the specification', () => {
    expect([TOAST_APPEAR_DELAY, TOAST_REMOVE_DELAY, TOAST_TIMEOUT]).toEqual([10, 400, 5000]);
    expect([LONG_TOAST_TIMEOUT, TOASTS_SHOWN]).toEqual([8000, 3]);
    expect([SESSION_TOAST_TIMEOUT, ACHIEVEMENT_TOAST_TIMEOUT, CONFETTI_DURATION]).toEqual([3000, 60_000, 4000]);
  });

  test('can be dismissed and stays for five seconds unless it says otherwise', () => {
    expect(toToast('1', { kind: 'info', title: 'A', body: 'B' })).toEqual({
      id: '1',
      kind: 'info',
      title: 'A',
      body: 'B',
      dismissible: true,
      timeout: 5000,
      thumb: undefined,
      offersSignIn: false,
      key: undefined,
    });
    expect(toToast('1', { kind: 'info', title: 'A', body: 'B', timeout: 3000 }).timeout).toBe(3000);
  });
});
