// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { LoadAccountDeletion } from '../../../src/application/account-deletion/load-account-deletion.use-case';
import { SaveCopy } from '../../../src/application/account-deletion/save-copy.use-case';
import { WithdrawDeletion } from '../../../src/application/account-deletion/withdraw-deletion.use-case';
import { AccountListViewModel } from '../../../src/ui/account/account-list.view-model';
import { FollowFriends } from '../../../src/application/friends/follow-friends.use-case';
import { LoadFriends } from '../../../src/application/friends/load-friends.use-case';
import { AccountFrame } from '../../../src/ui/account/account.page';
import { AccountHomePage } from '../../../src/ui/account/account-home.page';
import { DataCopyViewModel } from '../../../src/ui/account/data-copy.view-model';
import { DeletionViewModel } from '../../../src/ui/account/deletion.view-model';
import { AccountDeletionViewModel } from '../../../src/ui/account/account-deletion.view-model';
import { SettingsPage } from '../../../src/ui/account/settings.page';
import { InboxMenuViewModel } from '../../../src/ui/inbox/inbox-menu.view-model';
import { SessionViewModel } from '../../../src/ui/session/session.view-model';
import { someMarks } from '../../fakes/some-marks';
import { OwnHomeViewModel } from '../../../src/ui/account/own-home.view-model';
import { FakeFriendGateway } from '../../fakes/fake-friend-gateway';
import { FakeAccountDeletionGateway } from '../../fakes/fake-account-deletion-gateway';
import { FakeAccountPagesGateway } from '../../fakes/fake-account-pages-gateway';
import { FakeRealtime } from '../../fakes/fake-realtime';
import '../auth/browser-gaps';
import { securityFixture } from './security-fixture';

async function begin(path: string, leaving = new FakeAccountDeletionGateway()) {
  const fixture = await securityFixture();
  const { clock, createHome, createSecurity, createSetting, dialogs, logOut, notices, state } = fixture;
  const session = new SessionViewModel(state, logOut, notices, clock);
  session.start();
  const createAccountDeletion = () =>
    new AccountDeletionViewModel(
      new LoadAccountDeletion(leaving),
      new DataCopyViewModel(leaving, new SaveCopy(leaving, { save: () => undefined }), notices, clock),
      new DeletionViewModel(
        leaving,
        new WithdrawDeletion(leaving),
        { execute: () => undefined },
        state,
        dialogs,
        notices,
      ),
    );
  const createOwnHome = () =>
    new OwnHomeViewModel(
      new FakeAccountPagesGateway(),
      new LoadFriends(new FakeFriendGateway()),
      new FollowFriends(new FakeRealtime(), state),
    );
  const inboxMenu = new InboxMenuViewModel(() => new Promise(() => undefined), state, notices, clock);
  let visits = 0;
  const page = (element: ReactNode) => ({ loader: () => null, element });
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>the front page</p> },
      {
        path: '/account',
        element: <AccountFrame session={session} />,
        loader: () => {
          visits += 1;
          return null;
        },
        children: [
          {
            path: 'home',
            ...page(
              <AccountHomePage
                session={session}
                inboxMenu={inboxMenu}
                createHome={createHome}
                createFavourites={(asked) => new AccountListViewModel(() => new Promise(() => undefined), state, asked)}
                marks={someMarks().marks}
                createOwnHome={createOwnHome}
              />,
            ),
          },
          {
            path: 'settings',
            ...page(
              <SettingsPage
                session={session}
                createSecurity={createSecurity}
                createSetting={createSetting}
                createAccountDeletion={createAccountDeletion}
              />,
            ),
          },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  const user = userEvent.setup();
  render(<RouterProvider router={router} />);
  await heading(/./);
  return { ...fixture, session, router, user, visits: () => visits };
}

/** Finds the page's heading by text, because queries by role are slow on whole pages. */
const heading = (text: string | RegExp) => screen.findByText(text, { selector: 'h1' });
const pageLink = (title: string) => screen.getByText(title, { selector: 'nav a' });

afterEach(cleanup);

describe('account pages', () => {
  test('print at full width without the navigation', async () => {
    await begin('/account/home');
    const layout = screen.getByRole('navigation').parentElement?.className.split(' ').at(-1);
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText);
    const [, wide, paper] = rules.filter((rule) => rule.includes(`.${String(layout)} {`));
    expect(wide).toMatch(/^@media [^{]*\{[^}]*grid-template-columns: minmax\(200px/);
    expect(paper).toMatch(/^@media print \{[^{]*\{ display: block; \}\s*\}$/);
  });

  test('home greets the player and shows an unverified email address', async () => {
    await begin('/account/home');
    expect(document.querySelector('h1')?.textContent).toBe('Hello, nova');
    expect(screen.getByText('120 coins')).toBeDefined();
    expect(screen.getByText('Not active')).toBeDefined();
    expect(await screen.findByText('Not verified')).toBeDefined();
    expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      'Continue playing',
      'Latest achievements',
      'Email address',
      'Friends playing now',
      'Favourites',
    ]);
    expect(screen.getByText('Find a game').closest('a')?.getAttribute('href')).toBe('/arcade/games');
  });

  test('navigation links to each page and marks the current one', async () => {
    const { user } = await begin('/account/home');
    await user.click(pageLink('Settings'));
    await heading('Settings');
    expect(pageLink('Settings').getAttribute('aria-current')).toBe('page');
  });

  test('settings page shows all groups and links to each', async () => {
    await begin('/account/settings');
    const titles = ['Security', 'Privacy', 'Community', 'Media', 'Notifications', 'Your data'];
    expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(titles);
    const ways = titles.map((title) => pageLink(title).getAttribute('href')?.split('#')[1] ?? '');
    expect(ways.map((id) => document.getElementById(id)?.querySelector('h2')?.textContent)).toEqual(titles);
    expect(await screen.findByText('Request a copy')).toBeDefined();
    expect(await screen.findByText('Change password')).toBeDefined();
  });

  test('logging out leads to the home page', async () => {
    const { session } = await begin('/account/home');
    await act(() => session.signOut());
    expect(await screen.findByText('the front page')).toBeDefined();
  });

  test('reload the page and require a login when the session has ended', async () => {
    const { router, state, visits } = await begin('/account/settings');
    expect(visits()).toBe(1);
    act(() => {
      state.apply({ type: 'signed-out' });
    });
    await waitFor(() => {
      expect(visits()).toBe(2);
    });
    expect(router.state.location.pathname).toBe('/account/settings');
    expect(screen.queryByText('Two-factor authentication')).toBeNull();
  });

  test('keep typed values below the login dialog when the session has ended', async () => {
    const { state, user, visits, logIn } = await begin('/account/settings');
    await user.click(await screen.findByText('Change password'));
    const field = await screen.findByLabelText<HTMLInputElement>('Current password');
    await user.type(field, 'half');
    act(() => {
      state.apply({ type: 'signed-out', expired: true });
    });
    expect(screen.getByLabelText('Current password')).toBe(field);
    expect(visits()).toBe(1);
    await act(() => logIn.execute('nova', 'Holocade!1'));
    expect(screen.getByLabelText('Current password')).toBe(field);
    expect(field.value).toBe('half');
    act(() => {
      state.apply({ type: 'signed-out', expired: true });
    });
    act(() => {
      state.apply({ type: 'signed-out' });
    });
    await waitFor(() => {
      expect(visits()).toBe(2);
    });
  });
});

test('account home shows an error and a retry button when the email address cannot be loaded', async () => {
  const { gateway, user } = await begin('/account/settings');
  gateway.failure = { kind: 'network' };
  await user.click(pageLink('Home'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/network error/i);
  gateway.failure = undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('ada@example.com')).toBeDefined();
});
