import { fc } from '@fast-check/vitest';
import type { AuthModal, AuthModalEvent, AuthPane } from '../../src/domain/auth/auth-modal';
import { AUTH_PANES } from '../../src/domain/auth/auth-modal';

/** Panes of the auth modal. */
export const authPanes: fc.Arbitrary<AuthPane> = fc.constantFrom(...AUTH_PANES);

/** All events of the auth modal. */
export const authModalEvents: fc.Arbitrary<AuthModalEvent> = fc.oneof(
  authPanes.map((pane) => ({ type: 'opened' as const, pane })),
  fc.tuple(authPanes, fc.string()).map(([pane, badge]) => ({ type: 'opened' as const, pane, badge })),
  authPanes.map((pane) => ({ type: 'pane-switched' as const, pane })),
  fc.constantFrom<AuthModalEvent>(
    { type: 'signed-in' },
    { type: 'signed-in', elsewhere: true },
    { type: 'registered' },
    { type: 'dismissed' },
    { type: 'dismissed', by: 'backdrop' },
    { type: 'login-failed', code: 'err_credentials' },
    { type: 'registration-failed', code: 'err_validation' },
  ),
);

/** Auth modals in any state. */
export const authModals: fc.Arbitrary<AuthModal> = fc.record({
  open: fc.boolean(),
  pane: authPanes,
  badge: fc.option(fc.string(), { nil: undefined }),
  lastOutcome: fc.constantFrom('login' as const, 'register' as const, 'dismissed' as const, undefined),
});
