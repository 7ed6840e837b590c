// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { AuthPath, AuthQuery } from '../../../src/ui/auth/auth-route.machine';
import { AuthRouteViewModel } from '../../../src/ui/auth/auth-route.view-model';
import { SessionViewModel } from '../../../src/ui/session/session.view-model';
import { authFixture } from './auth-fixture';

const nothing: AuthQuery = { redirectTo: undefined, email: undefined, token: undefined };

function aVisit(path: AuthPath, query: Partial<AuthQuery> = {}) {
  const fixture = authFixture();
  const session = new SessionViewModel(fixture.state, fixture.logOut, fixture.notices, fixture.clock);
  const navigations: string[] = [];
  const visit = new AuthRouteViewModel(path, { ...nothing, ...query }, session, fixture.modal, (to) =>
    navigations.push(to),
  );
  const begin = () => {
    const stops = [visit.start(), session.start(), fixture.modal.start()];
    return () => {
      for (const stop of stops) stop();
    };
  };
  return { ...fixture, begin, navigations };
}

const guest = (fixture: ReturnType<typeof aVisit>) => {
  fixture.state.apply({ type: 'signed-out' });
  return fixture;
};

describe('AuthRouteViewModel', () => {
  test.each([
    ['/auth/login', 'login'],
    ['/auth/register', 'register'],
    ['/auth/forgot-password', 'forgot'],
  ] as const)('the URL %s opens the pane %s', (path, pane) => {
    const { begin, modal, navigations } = guest(aVisit(path));
    begin();
    expect(modal).toMatchObject({ open: true, pane });
    expect(navigations).toEqual([]);
  });

  test('reads the reset link and removes it from the URL', () => {
    const link = { email: 'nova@example.com', token: 'secret' };
    const { begin, modal, navigations } = guest(aVisit('/auth/reset-password', link));
    begin();
    expect(modal).toMatchObject({ open: true, pane: 'reset', resetLink: link });
    expect(navigations).toEqual(['/auth/reset-password']);
  });

  test.each([{}, { email: 'a@b.co' }, { token: 'secret' }, { email: '', token: '' }])(
    'leads home from the incomplete reset link %j and says what to do',
    (query) => {
      const { begin, modal, navigations, notices } = guest(aVisit('/auth/reset-password', query));
      begin();
      expect([modal.open, navigations]).toEqual([false, ['/']]);
      expect(notices.current.map(({ toast }) => toast.body)).toEqual([
        'Please open the link in your email again. If it no longer works, request a new one.',
      ]);
    },
  );

  test('T18: removes the reset token from the URL while the visitor is unknown', async () => {
    const link = { email: 'nova@example.com', token: 'secret' };
    const { begin, modal, restore, navigations } = aVisit('/auth/reset-password', link);
    begin();
    expect(navigations).toEqual(['/auth/reset-password']);
    expect(modal.open).toBe(false);
    await restore.execute();
    expect(modal).toMatchObject({ open: true, pane: 'reset', resetLink: link });
    expect(navigations).toEqual(['/auth/reset-password']);
  });

  test('navigates home when the modal is closed', () => {
    const { begin, modal, navigations } = guest(aVisit('/auth/login', { redirectTo: '/market' }));
    begin();
    modal.dismiss();
    expect(navigations).toEqual(['/']);
  });

  test.each([
    ['/market?x=1', '/market?x=1'],
    [undefined, '/account/home'],
    ['https://evil.test/', '/account/home'],
    ['//evil.test', '/account/home'],
  ])('navigates after a login with redirect_to %s to %s', async (redirectTo, to) => {
    const { begin, createLogin, navigations } = guest(aVisit('/auth/login', { redirectTo }));
    begin();
    const login = createLogin();
    login.form.type('nova');
    await login.advance();
    login.form.type('Holocade!1');
    await login.advance();
    expect(navigations).toEqual([to]);
  });

  test('waits for the session and opens nothing for a logged-in player', async () => {
    const { begin, modal, restore, gateway, navigations } = aVisit('/auth/login');
    gateway.signedInAs('nova');
    begin();
    expect(modal.open).toBe(false);
    await restore.execute();
    expect(modal.open).toBe(false);
    expect(navigations).toEqual(['/account/home']);
  });

  test('closes its modal when the URL is left and can be visited again', () => {
    const { begin, modalState, navigations } = guest(aVisit('/auth/register'));
    const end = begin();
    end();
    expect(modalState.current.open).toBe(false);
    begin();
    expect(modalState.current.open).toBe(true);
    expect(navigations).toEqual([]);
  });
});
