// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { OpenTokenPage } from '../../../src/application/tokens/open-token-page.use-case';
import type { TokenGateway } from '../../../src/application/tokens/token-gateway.port';
import { err, ok } from '../../../src/domain/shared/result';
import { writeToken } from '../../../src/domain/tokens/token';
import { TokenPageViewModel } from '../../../src/ui/tokens/token-page.view-model';
import { verifyEmailRoute } from '../../../src/ui/tokens/verify-email.page';
import { SessionViewModel } from '../../../src/ui/session/session.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { authFixture } from '../auth/auth-fixture';

const token = writeToken('verify-email', { secret: 'A'.repeat(43) });

function shown(refused: string | undefined, search = `?token=${token}`, debug = 'err_validation', state?: unknown) {
  const fixture = authFixture();
  const session = new SessionViewModel(fixture.state, fixture.logOut, fixture.notices, fixture.clock);
  let calls = 0;
  const gateway: TokenGateway<undefined> = {
    call: () => {
      calls += 1;
      return Promise.resolve(
        refused === undefined
          ? ok({ data: undefined, message: 'Thank you.' })
          : err(aRefusal({ message: refused, debug })),
      );
    },
  };
  const open = new OpenTokenPage('verify-email', gateway);
  const route = verifyEmailRoute(
    { createVerification: (text, place) => new TokenPageViewModel<undefined>(open, text, place) },
    session,
  );
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Home page</p> },
      { path: '/auth/verify-email', ...route },
    ],
    { initialEntries: [{ pathname: '/auth/verify-email', search, state }], hydrationData: { loaderData: {} } },
  );
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return { router, calls: () => calls };
}

afterEach(cleanup);

describe('VerifyEmailPage', () => {
  test('confirms once, removes the token and shows the next steps', async () => {
    const { router, calls } = shown(undefined);
    expect(await screen.findByRole('heading', { name: 'Email Address Verified' }, { timeout: 5000 })).toBeDefined();
    expect(document.title).toBe('Email Address Verified - Holocade');
    expect(screen.getByRole('status').textContent).toContain('Thank you.');
    expect(screen.getByRole('link', { name: 'Play Games' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/auth/login');
    expect(router.state.location).toMatchObject({ search: '', state: { success: 'Thank you.' } });
    expect(calls()).toBe(1);
  });

  test('shows the success again after a reload, without a call', async () => {
    const { calls } = shown(undefined, '', undefined, { success: 'Thank you.' });
    expect(await screen.findByRole('heading', { name: 'Email Address Verified' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain('Thank you.');
    expect(calls()).toBe(0);
  });

  test('shows a success for a link whose address is verified already', async () => {
    shown('Your email address is already verified.', undefined, 'err_already_done');
    expect(await screen.findByRole('heading', { name: 'Email Address Verified' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain('Your email address is already verified.');
  });

  test('shows the reason of a failure', async () => {
    shown('This link has expired.');
    expect(await screen.findByRole('heading', { name: 'Verification Error' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain('This link has expired.');
  });

  test('reports a truncated link without a request', async () => {
    const { router, calls } = shown(undefined, `?token=${token.slice(0, -9)}`);
    expect(await screen.findByRole('heading', { name: 'Verification Error' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toContain('This link is incomplete.');
    expect(screen.getByRole('link', { name: 'Login' })).toBeDefined();
    expect(router.state.location.search).toBe('');
    expect(calls()).toBe(0);
  });

  test('reports a link without a token, with a login link', async () => {
    const { calls } = shown(undefined, '');
    expect(await screen.findByText(/This link is incomplete/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Login' })).toBeDefined();
    expect(document.title).toMatch(/^Verification Error/);
    expect(calls()).toBe(0);
  });
});
