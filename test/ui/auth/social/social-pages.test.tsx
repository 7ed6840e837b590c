import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { defaultSettings } from '../../../../src/domain/session/settings';
import { writeToken } from '../../../../src/domain/tokens/token';
import { SocialFinalizePage } from '../../../../src/ui/auth/social/SocialFinalizePage';
import { socialFinalizeRoute } from '../../../../src/ui/auth/social/social-finalize.page';
import { socialStatusRoute } from '../../../../src/ui/auth/social/social-status.page';
import { aPlayer } from '../../../fakes/a-player';
import { aRefusal } from '../../../fakes/a-refusal';
import { socialScreenFixture } from './social-fixture';

// Slow machines need a longer timeout.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

type Entry = string | { readonly pathname: string; readonly search: string; readonly state: unknown };

function visit(address: Entry, change: (fixture: ReturnType<typeof socialScreenFixture>) => void = () => undefined) {
  const fixture = socialScreenFixture();
  change(fixture);
  const { services, authModal } = fixture;
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Home page</p> },
      { path: '/auth/social/finalize', ...socialFinalizeRoute(services, authModal) },
      { path: '/auth/social/status', ...socialStatusRoute(services, authModal) },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return { ...fixture, router, user: userEvent.setup() };
}

const token = writeToken('social-finalize', { provider: 'google', secret: `${'a'.repeat(42)}A` });
const heading = async () => (await screen.findByRole('heading')).textContent;

describe('SocialFinalizePage', () => {
  test('removes the token from the URL, suggests a username and another one by keyboard', async () => {
    const { router, user } = visit(`/auth/social/finalize?token=${token}`);
    expect(await heading()).toBe('One more step');
    await waitFor(() => {
      expect(router.state.location.search).toBe('');
    });
    const name = screen.getByLabelText<HTMLInputElement>('Username');
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('sam@example.com');
    await user.click(name);
    await user.clear(name);
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Random');
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(name.value).toMatch(/^[A-Za-z]+\d+$/);
    });
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Home page')).toBeDefined();
  });

  test('continues after a reload without the token in the URL', async () => {
    const first = visit(`/auth/social/finalize?token=${token}`);
    expect(await heading()).toBe('One more step');
    await waitFor(() => {
      expect(first.router.state.location.search).toBe('');
    });
    cleanup();
    const { router, user } = visit(first.router.state.location);
    expect(await screen.findByLabelText('Username')).toBeDefined();
    await waitFor(() => {
      expect(router.state.location.search).toBe('');
    });
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Home page')).toBeDefined();
    expect(router.state.location.state).toBeNull();
  });

  test('has an inert form before hydration', () => {
    const { services } = socialScreenFixture();
    const proof = { provider: 'google', secret: 'x' } as const;
    const registration = services.createRegistration({ proof, email: 'sam@example.com' }, () => undefined);
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <MemoryRouter>
        <SocialFinalizePage registration={registration} />
      </MemoryRouter>,
    );
    expect(page.querySelectorAll('form input')).toHaveLength(2);
    expect(page.querySelectorAll('form input:not([readonly])')).toHaveLength(0);
    expect(page.querySelectorAll('form button:not([type=button])')).toHaveLength(0);
    expect(page.textContent).toContain('Register');
  });

  test('focuses the invalid field', async () => {
    const { user } = visit(`/auth/social/finalize?token=${token}`);
    const email = await screen.findByLabelText('Email address');
    await user.clear(email);
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(screen.getByText('Please enter a valid email address.')).toBeDefined();
    await waitFor(() => {
      expect(document.activeElement).toBe(email);
    });
  });

  test('shows the server’s message for a used link and offers a new login', async () => {
    const message = 'This registration has expired or was begun elsewhere. Please log in again.';
    const { user, modal } = visit(`/auth/social/finalize?token=${token}`, ({ social }) => {
      social.failure = aRefusal({ message });
    });
    expect(await heading()).toBe('Login Error');
    expect(screen.getByText(message)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(modal.current).toMatchObject({ open: true, pane: 'login' });
  });

  test('removes the token after the registration', async () => {
    const { router, user } = visit(`/auth/social/finalize?token=${token}`);
    await user.click(await screen.findByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Home page')).toBeDefined();
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test.each(['', '?token=bad'])('redirects home without a valid token: %s', async (query) => {
    visit(`/auth/social/finalize${query}`);
    expect(await screen.findByText('Home page')).toBeDefined();
  });
});

describe('SocialStatusPage', () => {
  test('greets the logged-in player and notifies the other tabs', async () => {
    const user = aPlayer({ username: 'sam', alias: undefined });
    const { tabs } = visit('/auth/social/status?provider=facebook', ({ enter }) => {
      enter.execute({ user, settings: defaultSettings() }, 'login');
    });
    expect(await heading()).toBe('Welcome, sam!');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Games', 'Home', 'Account']);
    expect(tabs.announced.at(-1)).toBe('login');
  });

  test('explains a login that did not complete', async () => {
    const { tabs } = visit('/auth/social/status?provider=google');
    expect(await heading()).toBe('Login Unsuccessful');
    const text = "It seems like there was an issue during the process, or you've cancelled the login.";
    expect(screen.getByText(text)).toBeDefined();
    expect(tabs.announced).toEqual([]);
  });

  test('explains a confirmed account and offers login and registration', async () => {
    const { user, modal } = visit('/auth/social/status?provider=steam', ({ social }) => {
      social.waits = 'steam';
    });
    expect(await heading()).toBe('Steam account confirmed');
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(modal.current).toMatchObject({ open: true, pane: 'register' });
  });

  test.each(['', '?provider=twitter', '?provider=__proto__'])(
    'redirects home for an unknown provider: %s',
    async (query) => {
      visit(`/auth/social/status${query}`);
      expect(await screen.findByText('Home page')).toBeDefined();
    },
  );
});
