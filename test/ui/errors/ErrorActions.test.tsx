import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, Outlet } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { defaultSettings } from '../../../src/domain/session/settings';
import { ErrorPage } from '../../../src/ui/errors/ErrorPage';
import { FeedbackButton } from '../../../src/ui/errors/ErrorActions';
import type { PageFailure } from '../../../src/ui/errors/page-failure';
import { RetryViewModel } from '../../../src/ui/errors/retry.view-model';
import { failureFeedback } from '../../../src/ui/notices/feedback-drafts';
import { SessionViewModel } from '../../../src/ui/session/session.view-model';
import { aPlayer } from '../../fakes/a-player';
import { authFixture } from '../auth/auth-fixture';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Renders a page whose loader fails with these statuses in turn and then succeeds. */
async function visit(...statuses: readonly number[]) {
  const fixture = authFixture();
  fixture.state.apply({ type: 'signed-out' });
  const session = new SessionViewModel(fixture.state, fixture.logOut, fixture.notices, fixture.clock);
  session.start();
  const services = {
    session,
    authModal: fixture.modal,
    createRetry: (again: () => void) => new RetryViewModel(again, fixture.clock),
  };
  let asked = 0;
  const loader = () => {
    const status = statuses[asked++];
    if (status === undefined) return null;
    const failure: PageFailure = { pageFailure: true, status, message: 'No.' };
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- what loaders throw is the error to show
    throw failure;
  };
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>home</p> },
      { path: '/there', loader, element: <p>the page itself</p>, errorElement: <ErrorPage services={services} /> },
    ],
    { initialEntries: ['/there?page=2'] },
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return { ...fixture, router, asked: () => asked };
}

/** Returns the labels of the actions in order. */
const ways = () => [...document.querySelectorAll('button, a')].map(({ textContent }) => textContent);

describe('ErrorActions', () => {
  test('on 401 offers a login first, which leads to the requested page', async () => {
    const { modalState, state } = await visit(401);
    expect(ways()).toEqual(['Login', "Let's Go Back", 'Home']);
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(modalState.current).toMatchObject({ open: true, pane: 'login' });
    act(() => {
      state.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    });
    expect(await screen.findByText('the page itself')).toBeDefined();
  });

  test('on 401 shows the page after a login even if the error is resolved within one frame', async () => {
    const { state, router } = await visit(401);
    // Outside of `act`, React renders as in a browser: two changes within one frame render once.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    state.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    await vi.waitFor(() => {
      expect(document.body.textContent).toBe('the page itself');
    });
    expect(router.state.location).toMatchObject({ pathname: '/there', search: '?page=2' });
    vi.unstubAllGlobals();
  });

  test('on 410 offers no reload, because the page will not return', async () => {
    await visit(410);
    expect(ways()).toEqual(["Let's Go Back", 'Home']);
  });

  test('on 419 offers a reload first and continues after a login', async () => {
    const { state } = await visit(419);
    expect(ways()).toEqual(['Reload', 'Login', "Let's Go Back", 'Home']);
    act(() => {
      state.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    });
    expect(await screen.findByText('the page itself')).toBeDefined();
  });

  test('on 401 offers a reload to a visitor whom the portal considers logged in', async () => {
    const { state } = await visit(401, 401);
    act(() => {
      state.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    });
    expect((await screen.findByRole('link', { name: 'Reload' })).getAttribute('href')).toBe('/there?page=2');
    expect(screen.queryByRole('button', { name: 'Login' })).toBeNull();
  });

  test('on 403 shows the page after a login with access', async () => {
    const { state } = await visit(403);
    act(() => {
      state.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    });
    expect(await screen.findByText('the page itself')).toBeDefined();
  });

  test.each([
    [403, ['Home', 'Login', "Let's Go Back"]],
    [404, ["Let's Go Back", 'Home']],
    [500, ['Reload', "Let's Go Back", 'Home']],
    [418, ['Reload', "Let's Go Back", 'Home']],
    [503, ['Try again', "Let's Go Back", 'Home']],
  ])('from %i are these', async (status, expected) => {
    await visit(status);
    expect(ways()).toEqual(expected);
  });

  test('on 503 counts down, retries and restarts the countdown after another failure', async () => {
    const { clock, asked } = await visit(503, 503);
    expect(screen.getByRole('timer').textContent).toBe('Trying again in 30 seconds');
    act(() => {
      clock.advance(29_000);
    });
    expect(screen.getByRole('timer').textContent).toBe('Trying again in 1 second');
    expect(asked()).toBe(1);
    act(() => {
      clock.advance(1000);
    });
    expect(await screen.findByText('Trying again in 30 seconds')).toBeDefined();
    expect(asked()).toBe(2);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the page itself')).toBeDefined();
    expect(clock.pending).toBe(0);
  });
});

afterEach(cleanup);

const page = { path: '/market', element: <FeedbackButton status={502} /> };
const at = { initialEntries: ['/market'] };

describe('FeedbackButton', () => {
  test('opens the feedback modal for this page', () => {
    const giveFeedback = vi.fn();
    const shell = <Outlet context={{ now: undefined, giveFeedback }} />;
    render(<RouterProvider router={createMemoryRouter([{ element: shell, children: [page] }], at)} />);
    fireEvent.click(screen.getByRole('button', { name: 'Tell us what happened' }));
    expect(giveFeedback).toHaveBeenCalledExactlyOnceWith(failureFeedback(502, '/market'));
  });

  test('is absent when the shell itself has failed', () => {
    render(<RouterProvider router={createMemoryRouter([page], at)} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
