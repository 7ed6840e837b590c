// @vitest-environment jsdom
import { cleanup, configure, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import { OpenTokenPage } from '../../../src/application/tokens/open-token-page.use-case';
import type { AccountDeletion } from '../../../src/domain/account/account-deletion';
import { err, ok } from '../../../src/domain/shared/result';
import { writeToken } from '../../../src/domain/tokens/token';
import { SessionViewModel } from '../../../src/ui/session/session.view-model';
import { deletionStatusRoute } from '../../../src/ui/tokens/deletion-status.page';
import { TokenPageViewModel } from '../../../src/ui/tokens/token-page.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { authFixture } from '../auth/auth-fixture';

// Allows for slow machines.
configure({ asyncUtilTimeout: 10_000 });

const token = writeToken('deletion-status', { secret: 'A'.repeat(43) });
const requested = '2026-03-01T10:00:00.000Z';
const due = '2026-03-15T10:00:00.000Z';

const expired: ApiFailure = aRefusal({ message: 'This link has expired or is not known.' });

type Entry = string | { readonly pathname: string; readonly search: string; readonly state: unknown };

async function shown(
  status: AccountDeletion['status'] | ApiFailure,
  signedIn = false,
  entry: Entry = `/auth/delete/meta?token=${token}`,
) {
  const fixture = authFixture();
  if (signedIn) await fixture.logIn.execute('nova', 'Holocade!1');
  const session = new SessionViewModel(fixture.state, fixture.logOut, fixture.notices, fixture.clock);
  session.start();
  const open = new OpenTokenPage<AccountDeletion>('deletion-status', {
    call: () =>
      Promise.resolve(
        typeof status === 'object'
          ? err(status)
          : ok({ data: { status, requested, due }, message: `It is ${status}.` }),
      ),
  });
  const route = deletionStatusRoute(
    { createDeletionStatus: (text, place) => new TokenPageViewModel(open, text, place) },
    session,
  );
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Home page</p> },
      { path: '/auth/delete/meta', ...route },
    ],
    { initialEntries: [entry], hydrationData: { loaderData: {} } },
  );
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return router;
}

const times = () => screen.getAllByText(/UTC$/).map((time) => time.getAttribute('datetime'));

afterEach(cleanup);

describe('DeletionStatusPage', () => {
  test('shows both dates and the link to keep the account, and removes the token', async () => {
    const router = await shown('pending');
    expect(await screen.findByRole('heading', { name: 'Account Will Be Deleted' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain('It is pending.');
    expect(times()).toEqual([requested, due]);
    const login = screen.getByRole('link', { name: 'Login' });
    expect(login.getAttribute('href')).toBe('/auth/login?redirect_to=/account/settings');
    expect(router.state.location.search).toBe('');
  });

  test('shows the status again after a reload', async () => {
    const first = await shown('pending');
    expect(await screen.findByRole('heading', { name: 'Account Will Be Deleted' })).toBeDefined();
    cleanup();
    const router = await shown('pending', false, first.state.location);
    expect(await screen.findByRole('heading', { name: 'Account Will Be Deleted' })).toBeDefined();
    expect(router.state.location.search).toBe('');
  });

  test('links a logged-in player to the settings', async () => {
    await shown('pending', true);
    const settings = await screen.findByRole('link', { name: 'Open Settings' });
    expect(settings.getAttribute('href')).toBe('/account/settings');
  });

  test.each([
    ['withdrawn', 'Account Kept'],
    ['completed', 'Account Deleted'],
  ] as const)('shows the status %s', async (status, title) => {
    await shown(status);
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Home' })).toBeDefined();
  });

  test('shows the server’s message for an expired link', async () => {
    await shown(expired);
    expect(await screen.findByRole('heading', { name: 'Account Not Found' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain('This link has expired or is not known.');
  });

  test.each([{ kind: 'network' } as const, aRefusal({ status: 503, message: 'Not now.' })])(
    'shows "Status Unavailable" after a failed request: %j',
    async (failure) => {
      await shown(failure);
      expect(await screen.findByRole('heading', { name: 'Status Unavailable' })).toBeDefined();
    },
  );
});
