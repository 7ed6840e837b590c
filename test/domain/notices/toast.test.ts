import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ToastHistory } from '../../../src/domain/notices/toast';
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
  forgetToasts,
  rememberToast,
  TOASTS_REMEMBERED,
} from '../../../src/domain/notices/toast';

describe('toToast', () => {
  test('uses the durations of the specification', () => {
    expect([TOAST_APPEAR_DELAY, TOAST_REMOVE_DELAY, TOAST_TIMEOUT]).toEqual([10, 400, 5000]);
    expect([LONG_TOAST_TIMEOUT, TOASTS_SHOWN]).toEqual([8000, 3]);
    expect([SESSION_TOAST_TIMEOUT, ACHIEVEMENT_TOAST_TIMEOUT, CONFETTI_DURATION]).toEqual([3000, 60_000, 4000]);
  });

  test('creates a dismissible toast that stays for five seconds by default', () => {
    expect(toToast('1', { kind: 'info', title: 'A', body: 'B' })).toEqual({
      id: '1',
      kind: 'info',
      title: 'A',
      body: 'B',
      dismissible: true,
      timeout: 5000,
      thumb: undefined,
      sound: undefined,
      offersSignIn: false,
      listed: false,
      key: undefined,
      action: undefined,
    });
    expect(toToast('1', { kind: 'info', title: 'A', body: 'B', timeout: 3000 }).timeout).toBe(3000);
  });
});

const toast = (id: string, key?: string) => toToast(id, { kind: 'info', title: id, body: '', key });
const historyOf = (...ids: readonly string[]): ToastHistory =>
  ids.reduce<ToastHistory>((history, id, at) => rememberToast(history, toast(id), at), []);

describe('ToastHistory', () => {
  test('contains the last three toasts, newest first', () => {
    expect(TOASTS_REMEMBERED).toBe(3);
    const history = historyOf('a', 'b', 'c', 'd', 'e', 'f');
    expect(history.map((one) => one.toast.id)).toEqual(['f', 'e', 'd']);
    expect(history[0]?.at).toBe(5);
  });

  test('contains one toast of each source, and no invalid ones', () => {
    const twice = rememberToast(rememberToast(historyOf('a'), toast('b', 'login'), 1), toast('c', 'login'), 2);
    expect(twice.map((one) => one.toast.id)).toEqual(['c', 'a']);
    expect(forgetToasts(twice, 'login').map((one) => one.toast.id)).toEqual(['a']);
  });

  test('contains no toast of an event that the inbox lists', () => {
    const listed = { ...toast('b'), listed: true };
    expect(rememberToast(historyOf('a'), listed, 1)).toEqual(historyOf('a'));
  });

  property.prop([fc.array(fc.tuple(fc.uuid(), fc.option(fc.constantFrom('x', 'y'), { nil: undefined })))])(
    'always starts with the last toast, and never has more than three, nor two of a source',
    (list) => {
      const history = list.reduce<ToastHistory>((sofar, [id, key], at) => rememberToast(sofar, toast(id, key), at), []);
      expect(history[0]?.toast.id).toBe(list.at(-1)?.[0]);
      expect(history.length).toBeLessThanOrEqual(TOASTS_REMEMBERED);
      const keys = history.flatMap((one) => one.toast.key ?? []);
      expect(new Set(keys).size).toBe(keys.length);
    },
  );
});
