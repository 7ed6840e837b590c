import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { defaultSettings } from '../../../src/domain/session/settings';
import { AccountButton } from '../../../src/ui/session/AccountButton';
import { aPlayer } from '../../fakes/a-player';
import '../auth/browser-gaps';
import { sessionScreenFixture } from './session-screen-fixture';

function begin() {
  const fixture = sessionScreenFixture();
  fixture.session.start();
  fixture.modal.start();
  const header = (
    <header>
      <AccountButton session={fixture.session} authModal={fixture.modal} />
    </header>
  );
  const router = createMemoryRouter([{ path: '*', element: header }]);
  render(<RouterProvider router={router} />);
  const signIn = (user = aPlayer()) => {
    act(() => {
      fixture.state.apply({ type: 'signed-in', user, settings: defaultSettings() });
    });
  };
  return { ...fixture, signIn, path: () => router.state.location.pathname };
}

describe('AccountButton', () => {
  afterEach(cleanup);

  test('renders nothing until the session is known', () => {
    begin();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('opens the login for a guest', async () => {
    const { state, modal } = begin();
    act(() => {
      state.apply({ type: 'signed-out' });
    });
    await userEvent.click(screen.getByRole('button', { name: 'LOGIN' }));
    expect(modal).toMatchObject({ open: true, pane: 'login' });
  });

  test('shows name, coins and premium of the player', () => {
    const { signIn } = begin();
    signIn(aPlayer({ alias: 'Ada L.', balance: 1500, premiumUntil: '2026-06-01T00:00:00Z' }));
    expect(screen.getByRole('button', { name: 'Ada L., 1.5k coins, premium: account menu' })).toBeDefined();
  });

  test('names a single coin', () => {
    const { signIn } = begin();
    signIn(aPlayer({ alias: 'Ada L.', balance: 1 }));
    const button = screen.getByRole('button', { name: 'Ada L., 1 coin: account menu' });
    expect(button.textContent).toContain('1 coin');
    expect(button.textContent).not.toContain('coins');
  });

  test('opens a menu with keyboard support', async () => {
    const { signIn } = begin();
    signIn();
    screen.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', {}, { timeout: 10_000 });
    const items = screen.getAllByRole('menuitem').map((item) => item.textContent);
    expect(items).toEqual(['Dashboard', 'View Profile', 'Settings', 'Sign Out']);
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe('Dashboard');
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('menu')).toBeNull();
    });
  });

  test('closes its menu for Escape directly after the press, before its script has loaded', () => {
    const { signIn } = begin();
    signIn();
    const button = screen.getByRole('button');
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });

  test('closes its menu for Escape while the focus is not in it yet', async () => {
    const { signIn } = begin();
    signIn();
    fireEvent.click(screen.getByRole('button'));
    await screen.findByRole('menu', {}, { timeout: 10_000 });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => {
      expect(screen.queryByRole('menu')).toBeNull();
    });
  });

  test.each([
    ['Dashboard', '/account/home'],
    ['View Profile', '/community/user/ada'],
    ['Settings', '/account/settings'],
  ])('opens the page %s', async (title, to) => {
    const { signIn, path } = begin();
    signIn();
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: title }, { timeout: 10_000 }));
    await waitFor(() => {
      expect(path()).toBe(to);
    });
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('has a link for each page, so that it can be opened in a new tab', async () => {
    const { signIn, path } = begin();
    signIn();
    await userEvent.click(screen.getByRole('button'));
    const settings = await screen.findByRole('menuitem', { name: 'Settings' }, { timeout: 10_000 });
    expect([settings.tagName, settings.getAttribute('href')]).toEqual(['A', '/account/settings']);
    // jsdom opens no tab, but would follow the link if the page did.
    fireEvent.click(settings, { ctrlKey: true });
    expect(path()).toBe('/');
  });

  test('closes its menu for a press elsewhere on the page', async () => {
    const { signIn } = begin();
    signIn();
    await userEvent.click(screen.getByRole('button'));
    await screen.findByRole('menu', {}, { timeout: 10_000 });
    await userEvent.click(document.body);
    await waitFor(() => {
      expect(screen.queryByRole('menu')).toBeNull();
    });
  });

  test('signs the player out', async () => {
    const { signIn, state } = begin();
    signIn();
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }, { timeout: 10_000 }));
    await waitFor(() => {
      expect(state.current.user).toBeUndefined();
    });
  });

  test('restores the lost focus after a login, but not on page load', async () => {
    const { state, signIn } = begin();
    act(() => {
      state.apply({ type: 'signed-out' });
    });
    expect(document.activeElement).toBe(document.body);
    screen.getByRole('button', { name: 'LOGIN' }).focus();
    signIn();
    await waitFor(() => {
      expect(document.activeElement?.getAttribute('aria-label')).toContain('account menu');
    });
  });
});
