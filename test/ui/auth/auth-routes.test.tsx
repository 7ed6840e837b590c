import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { AuthModal } from '../../../src/ui/auth/AuthModal';
import { authRoutes } from '../../../src/ui/auth/auth-routes';
import { revalidateOnReload } from '../../../src/ui/app/revalidate-on-reload';
import { SessionViewModel } from '../../../src/ui/session/session.view-model';
import { authFixture } from './auth-fixture';
import './browser-gaps';

afterEach(cleanup);

function visit(address: string) {
  const fixture = authFixture();
  fixture.state.apply({ type: 'signed-out' });
  fixture.modal.start();
  const session = new SessionViewModel(fixture.state, fixture.logOut, fixture.notices, fixture.clock);
  session.start();
  let homes = 0;
  const { modal, openAuth } = fixture;
  const overlay = <AuthModal modal={modal} openAuth={openAuth} openSocial={() => new Promise(() => undefined)} />;
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Outlet />
            {overlay}
          </>
        ),
        children: [
          {
            loader: () => (homes += 1),
            shouldRevalidate: revalidateOnReload,
            element: (
              <>
                <Outlet />
                <p>Home page</p>
              </>
            ),
            children: [
              { index: true, loader: () => null, element: null },
              ...authRoutes({ session, authModal: modal }),
            ],
          },
          { path: '/account/home', element: <p>Account page</p> },
          { path: '/arcade/games', element: <p>Games page</p> },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return { ...fixture, router, user: userEvent.setup(), homes: () => homes };
}

const dialog = (name: string) => screen.findByRole('dialog', { name }, { timeout: 10_000 });

describe('authRoutes', () => {
  test.each([
    ['/auth/login', 'Login'],
    ['/auth/register', 'Sign Up'],
    ['/auth/forgot-password', 'Forgot Password'],
  ])('the URL %s opens the pane %s over the home page', async (address, name) => {
    visit(address);
    await dialog(name);
    expect(screen.getByText('Home page')).toBeDefined();
  });

  test('closing the modal returns to the home page without a reload', async () => {
    const { router, user, homes } = visit('/auth/login?redirect_to=/market');
    await dialog('Login');
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/');
    });
    expect(homes()).toBe(1);
  });

  test('a login by keyboard continues to the account', async () => {
    const { router, user } = visit('/auth/login');
    await dialog('Login');
    await user.keyboard('nova{Enter}');
    await screen.findByLabelText('Password');
    await user.keyboard('Holocade!1{Enter}');
    expect(await screen.findByText('Account page')).toBeDefined();
    expect(router.state.location.pathname).toBe('/account/home');
  });

  test('a reset token is removed from the URL while its pane stays open', async () => {
    const { router } = visit('/auth/reset-password?email=nova@example.com&token=secret');
    expect((await dialog('Reset Password')).textContent).toContain('nova@example.com');
    expect(router.state.location).toMatchObject({ pathname: '/auth/reset-password', search: '' });
  });

  test('the links of the completed pane leave the auth URL', async () => {
    const { router, modalState, user } = visit('/auth/register');
    await dialog('Sign Up');
    act(() => {
      modalState.apply({ type: 'registered' });
    });
    await dialog('Welcome, player!');
    await user.click(screen.getByRole('link', { name: 'Games' }));
    expect(await screen.findByText('Games page')).toBeDefined();
    expect(router.state.location.pathname).toBe('/arcade/games');
    expect(modalState.current.open).toBe(false);
  });
});
