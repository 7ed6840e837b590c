import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ToastNoticeCode } from '../../../src/domain/notices/notice-catalogue';
import { noticeCatalogue, noticeToast, NETWORK_FAILURE } from '../../../src/domain/notices/notice-catalogue';

const notices = Object.entries(noticeCatalogue);
const codesOf = (place: string) => notices.flatMap(([code, notice]) => (notice.place === place ? [code] : []));
const lasting = (milliseconds: number) =>
  notices.flatMap(([code, notice]) => ('timeout' in notice && notice.timeout === milliseconds ? [code] : []));
const ofKind = (kind: string) =>
  notices.flatMap(([code, notice]) => ('kind' in notice && notice.kind === kind ? [code] : []));

describe('noticeCatalogue', () => {
  test('contains the place of each notice', () => {
    expect(codesOf('inline')).toEqual([
      'reset-mail-sent',
      'reset-mail-failed',
      'reset-fields-missing',
      'passwords-differ',
      'password-reset',
      'password-reset-failed',
    ]);
    expect(codesOf('page')).toEqual([
      'no-popular-games',
      'no-games',
      'no-categories',
      'no-articles',
      'no-results',
      'no-description',
    ]);
    expect(codesOf('dropdown')).toEqual([
      'notifications-empty',
      'messages-empty',
      'notifications-signed-out',
      'messages-signed-out',
    ]);
    expect(codesOf('bubble')).toEqual(['coming-soon']);
  });

  test('hides notices for engineers from players', () => {
    expect(codesOf('log')).toEqual(['ad-failed', 'realtime-failed']);
    expect(codesOf('raised')).toEqual(['unknown-icon', 'module-failed']);
    expect(codesOf('ignored')).toEqual(['call-aborted']);
  });

  test('shows login, logout and registration errors for 3 s', () => {
    expect(lasting(3000)).toEqual(['login-succeeded', 'login-failed', 'registration-failed', 'signed-out']);
  });

  test('shows the result of an external action for 8 s, and every other toast for 5 s', () => {
    const long = [
      'reset-link-missing',
      'social-tab-opened',
      'social-identity-waits',
      'social-popup-blocked',
      'social-timed-out',
      'social-login-unsuccessful',
      'verification-failed',
      'account-not-found',
      'purchase-failed',
    ];
    expect(lasting(8000)).toEqual(long);
    expect(lasting(1500)).toEqual(['coming-soon']);
    expect([...lasting(3000), ...lasting(5000), ...long].sort()).toEqual(codesOf('toast').sort());
  });

  test('shows successes as such', () => {
    expect(ofKind('success')).toEqual([
      'login-succeeded',
      'registration-succeeded',
      'signed-out',
      'reset-mail-sent',
      'password-reset',
      'social-registration-succeeded',
      'all-done',
      'review-removed',
      'response-removed',
      'premium-activated',
      'message-sent',
    ]);
  });

  test('shows neutral notices as information', () => {
    expect(ofKind('info')).toEqual([
      'reset-link-missing',
      'social-tab-opened',
      'social-identity-waits',
      'coming-soon',
      ...codesOf('dropdown'),
      ...codesOf('page'),
      'review-exists',
    ]);
    expect(ofKind('warning')).toEqual(['social-popup-blocked']);
    expect(ofKind('danger').length + ofKind('success').length + ofKind('info').length + 6).toBe(notices.length);
  });

  test('noticeToast creates the toasts', () => {
    expect(noticeToast('signed-out', { title: 'A', body: 'B' })).toEqual({
      kind: 'success',
      timeout: 3000,
      title: 'A',
      body: 'B',
    });
  });

  property.prop([fc.constantFrom(...(codesOf('toast') as ToastNoticeCode[])), fc.string(), fc.string()])(
    'noticeToast never changes the texts',
    (code, title, body) => {
      const { kind, timeout } = noticeCatalogue[code];
      expect(noticeToast(code, { title, body })).toEqual({ kind, timeout, title, body });
    },
  );
});

describe('NETWORK_FAILURE', () => {
  test('has the status of an unavailable service', () => {
    expect(NETWORK_FAILURE).toEqual({ success: false, code: 503, debug: 'err_network' });
  });
});
