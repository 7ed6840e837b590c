import { describe, expect, test } from 'vitest';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import { TrackSigningIn } from '../../../src/application/telemetry/track-signing-in.use-case';
import { FakeAnalytics } from '../../fakes/fake-analytics';

describe('TrackSigningIn', () => {
  test('sends pane switches, dismissals and failed logins to analytics', () => {
    const modal = new AuthModalState();
    const analytics = new FakeAnalytics();
    const stop = new TrackSigningIn(modal, analytics).execute();
    modal.apply({ type: 'opened', pane: 'login' });
    modal.apply({ type: 'login-failed', code: 'err_credentials' });
    modal.apply({ type: 'pane-switched', pane: 'register' });
    modal.apply({ type: 'dismissed', by: 'backdrop' });
    expect(analytics.tracked.map(({ name }) => name)).toEqual(['login_error', 'modal_switched', 'modal_dismissed']);
    stop();
    modal.apply({ type: 'login-failed', code: 'network' });
    expect(analytics.tracked).toHaveLength(3);
  });
});
