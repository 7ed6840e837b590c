import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { consoleTokens } from '../../../src/composition/console.part';
import { tokens as t } from '../../../src/composition/tokens';
import { aRefusal } from '../../fakes/a-refusal';
import { aConsoleHome } from '../../fakes/console-samples';
import { asRole, draft, kite, visitConsole } from './visit-console';

afterEach(cleanup);

describe('the console', () => {
  test('resolves every token', () => {
    const { wiring } = visitConsole('/');
    for (const need of Object.values(consoleTokens))
      expect(wiring.get(need as (typeof consoleTokens)['gateway'])).toBeDefined();
  });

  test('leads a visitor to the login and back to the page', async () => {
    visitConsole('/paper-moon/tokens', (gateway) => {
      gateway.failure = aRefusal({ status: 401 });
    });
    const link = await screen.findByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe(
      'https://portal.test/auth/login?redirect_to=%2Fdeveloper%2Fconsole%2Fpaper-moon%2Ftokens',
    );
  });

  test('keeps what was entered when the session ends, and continues after a login in another tab', async () => {
    const { user, wiring } = visitConsole('/paper-moon/tokens');
    await user.type(await screen.findByLabelText('Name'), 'Build server');
    act(() => {
      wiring.get(t.sessionRefusals).report();
    });
    const login = screen.getByRole('link', { name: /^Log in/ });
    expect(login.getAttribute('target')).toBe('_blank');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Build server');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => {
      expect(screen.queryByRole('alert')).toBeNull();
    });
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Build server');
  });

  test.each([
    ['/paper-moon/tokens', 'Name', 'Create token'],
    ['/paper-moon/games/kite/details', 'Title', 'Save'],
    ['/paper-moon/messages/ABCD2345', 'Your reply', 'Send reply'],
  ] as const)('%s asks for a login until the session is back', async (path, label, save) => {
    const { user, gateway, community, wiring } = visitConsole(path);
    await user.type(await screen.findByLabelText(label), ' 2');
    act(() => {
      wiring.get(t.sessionRefusals).report();
    });
    gateway.failure = aRefusal({ status: 401, message: 'You need to log in to do this.' });
    community.failure = gateway.failure;
    await user.click(screen.getByRole('button', { name: save }));
    expect(await screen.findByText('You need to log in to do this.')).toBeDefined();
    gateway.failure = undefined;
    community.failure = undefined;
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => {
      expect(screen.queryByText('You need to log in to do this.')).toBeNull();
    });
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toMatch(/ ?2$/);
  });

  test('shows a failed start with a retry button', async () => {
    const { gateway, user } = visitConsole('/', (fake) => {
      fake.failure = { kind: 'network' };
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    gateway.failure = undefined;
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your developers' })).toBeDefined();
  });

  test('creates a developer and opens its games', async () => {
    const { user, router } = visitConsole('/', (gateway) => {
      gateway.current = aConsoleHome({ developers: [] });
    });
    await user.type(await screen.findByLabelText('Name'), 'Blue Door');
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('blue-door');
    await user.click(screen.getByRole('button', { name: 'Become a developer' }));
    expect(screen.getByText('Accept the terms to continue.')).toBeDefined();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Become a developer' }));
    expect(await screen.findByText('No games yet')).toBeDefined();
    expect(router.state.location.pathname).toBe('/blue-door');
  });

  test('shows a waiting and a refused application, and a closed policy', async () => {
    const application = { slug: 'x', name: 'Blue Door', state: 'waiting', reason: undefined } as const;
    visitConsole('/', (gateway) => {
      gateway.current = aConsoleHome({ developers: [], policy: 'review', application });
    });
    expect(await screen.findByText('We are reviewing “Blue Door”')).toBeDefined();
    expect(screen.queryByLabelText('Name')).toBeNull();
    cleanup();
    visitConsole('/', (gateway) => {
      const refused = { ...application, state: 'refused', reason: 'Too short.' } as const;
      gateway.current = aConsoleHome({ developers: [], policy: 'review', application: refused });
    });
    expect(await screen.findByText('Too short.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDefined();
    cleanup();
    visitConsole('/', (gateway) => {
      gateway.current = aConsoleHome({ developers: [], policy: 'closed' });
    });
    expect(await screen.findByText('No new developers at the moment')).toBeDefined();
  });

  test('accepts an invitation', async () => {
    const { user, gateway } = visitConsole('/', (fake) => {
      const invitation = { id: 'i1', developer: 'Blue Door', role: 'analyst', invitedBy: 'vega' } as const;
      fake.current = aConsoleHome({ invitations: [{ ...invitation, expires: '2026-01-08T00:00:00Z' }] });
    });
    await user.click(await screen.findByRole('button', { name: 'Accept the invitation of Blue Door' }));
    await waitFor(() => expect(screen.queryByText('Invitations')).toBeNull());
    expect(gateway.calls).toEqual([['answerInvitation', 'i1', true]]);
  });

  test('shows an unknown developer and an unknown page', async () => {
    visitConsole('/other');
    expect(await screen.findByText('You are not a member of this developer')).toBeDefined();
    cleanup();
    visitConsole('/a/b/c/d');
    expect(await screen.findByText('This page doesn’t exist')).toBeDefined();
  });

  test('offers a role only its own pages and controls', async () => {
    visitConsole('/paper-moon/games/kite', (gateway) => {
      gateway.current = asRole('analyst');
      gateway.gamesNow = [{ ...kite, draft }];
    });
    const tabs = within(await screen.findByRole('navigation', { name: 'Paper Moon' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Games',
      'Announcements',
      'Money',
      'Members',
    ]);
    expect(await screen.findByRole('heading', { name: '1.1.0 Opens by default' })).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Open the draft' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Deactivate|Roll back|Choose|Release|New private|Delete/ })).toBeNull();
    cleanup();
    visitConsole('/paper-moon/tokens', (gateway) => {
      gateway.current = asRole('publisher');
    });
    expect(await screen.findByText('Only owners can see this page')).toBeDefined();
  });

  test('follows a change of the role, or the removal of the member, on the next page', async () => {
    const { user, gateway } = visitConsole('/paper-moon', (fake) => {
      fake.current = asRole('owner');
    });
    await screen.findByRole('link', { name: 'Tokens' });
    gateway.current = asRole('support');
    await user.click(screen.getByRole('link', { name: 'Members' }));
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: 'Tokens' })).toBeNull();
    });
    gateway.current = aConsoleHome({ developers: [] });
    await user.click(screen.getByRole('link', { name: 'Announcements' }));
    expect(await screen.findByText('You are not a member of this developer')).toBeDefined();
  });

  test.each([
    ['new', 'No version opens yet'],
    ['published', 'No active build'],
  ] as const)('a game in the state “%s” without an active build says “%s”', async (state, words) => {
    visitConsole('/paper-moon', (gateway) => {
      gateway.gamesNow = [{ ...kite, state, opens: undefined }];
    });
    expect(await screen.findByText(words)).toBeDefined();
  });

  test('lists games with state, opening version and draft', async () => {
    visitConsole('/paper-moon', (gateway) => {
      gateway.gamesNow = [{ ...kite, opens: '1.0.0', draft }];
    });
    const games = within(await screen.findByRole('list', { name: 'Games' }));
    expect(games.getByRole('link', { name: 'Draft 1.1.0' }).getAttribute('href')).toBe('https://portal.test/draft');
    expect(games.getByText(/Opens 1\.0\.0/)).toBeDefined();
    expect(games.getByText('Published')).toBeDefined();
  });

  test('removes a member after a question', async () => {
    const { user, gateway } = visitConsole('/paper-moon/members');
    await user.click(await screen.findByRole('button', { name: 'Remove orion' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove orion?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(gateway.calls).toEqual([['removeMember', 'paper-moon', 'orion']]));
  });

  test('creates a token with the chosen actions of a game’s server', async () => {
    const { user, gateway } = visitConsole('/paper-moon/tokens');
    await user.type(await screen.findByLabelText('Name'), 'Backend');
    await user.click(screen.getByLabelText(/^Can publish builds/));
    const group = within(screen.getByRole('group', { name: 'For your game’s own server' }));
    for (const name of [/^Grant items/, /^Write scores/, /^Write scores/]) await user.click(group.getByLabelText(name));
    await user.click(screen.getByRole('button', { name: 'Create token' }));
    await screen.findByRole('region', { name: 'New token' });
    expect(gateway.calls.at(-1)).toEqual([
      ...['createToken', 'paper-moon', 'Backend'],
      ...[['builds.read', 'items.grant'], undefined, 90],
    ]);
    expect(await screen.findByText(/^Reads builds, grant items/)).toBeDefined();
  });

  test('shows a new secret once', async () => {
    const { user } = visitConsole('/paper-moon/tokens');
    await user.type(await screen.findByLabelText('Name'), 'CI');
    await user.click(screen.getByRole('button', { name: 'Create token' }));
    const secret = within(await screen.findByRole('region', { name: 'New token' }));
    expect(secret.getByText('hol_CI')).toBeDefined();
    await user.click(secret.getByRole('button', { name: 'I have stored the secret' }));
    expect(screen.queryByText('hol_CI')).toBeNull();
  });

  test('lists the audit log', async () => {
    visitConsole('/paper-moon/audit');
    expect(await screen.findByRole('heading', { name: 'Change of paper-moon' })).toBeDefined();
    expect(screen.getByText(/Deleted account/)).toBeDefined();
  });
});
