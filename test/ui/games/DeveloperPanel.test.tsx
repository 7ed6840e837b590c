import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showGamePage as show } from './show-game-page';

afterEach(cleanup);

const message = () =>
  within(screen.getByRole('region', { name: 'Developer' })).queryByRole('link', { name: 'Message the developer' });

test('a game’s page links to the form for a message to its developer', () => {
  show();
  expect(message()?.getAttribute('href')).toBe('/account/support/new?game=night-ferry');
});

const press = (options = {}) => {
  const link = message();
  if (link !== null) fireEvent.click(link, options);
};

test('a visitor who presses the link to message the developer logs in first', async () => {
  const { modal, router, signIn } = show();
  press();
  expect([modal.current.open, router.state.location.pathname]).toEqual([true, '/arcade/games/night-ferry']);
  await act(async () => {
    signIn();
    modal.apply({ type: 'dismissed' });
    await Promise.resolve();
  });
  expect(screen.getByText('message')).toBeDefined();
  expect(router.state.location.search).toBe('?game=night-ferry');
});

test('a player’s press on the link to message the developer opens the form', async () => {
  const { modal, signIn } = show();
  signIn();
  press();
  expect(await screen.findByText('message')).toBeDefined();
  expect(modal.current.open).toBe(false);
});

test('a visitor’s press with a modifier key leaves the link to message the developer to the browser', () => {
  const { modal } = show();
  press({ ctrlKey: true });
  expect(modal.current.open).toBe(false);
});

test('the login for a message to the developer opens no form after the game’s page was left', async () => {
  const { modal, router, signIn } = show();
  press();
  await act(() => router.navigate('/'));
  await act(async () => {
    signIn();
    modal.apply({ type: 'dismissed' });
    await Promise.resolve();
  });
  expect(router.state.location.pathname).toBe('/');
});

test('a draft’s page offers no message to the developer', () => {
  show({ isDraft: true });
  expect(message()).toBeNull();
});
