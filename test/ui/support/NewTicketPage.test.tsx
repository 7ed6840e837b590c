// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { newTicketHead } from '../../../src/ui/support/NewTicketPage';
import { aRefusal } from '../../fakes/a-refusal';
import { openSupport as open } from './support-fixture';

afterEach(cleanup);

const NEW = '/account/support/new';
const KITE = `${NEW}?game=kite`;
const GLIDER = `${NEW}?game=glider`;
const TICKET = '/account/support/ABCD2345';

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const texts = async () => [(await field('Subject')).value, (await field('Message')).value];

async function write(subject: string) {
  fireEvent.change(await field('Subject'), { target: { value: subject } });
  fireEvent.change(await field('Message'), { target: { value: 'Where is it?' } });
}

const send = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
};

const signedOut = aRefusal({ status: 401, message: 'Please log in.' });

describe('NewTicketPage', () => {
  test('marks all empty fields, and opens the ticket after sending', async () => {
    const { gateway, router, toasts, user } = await open(NEW);
    await user.click(await screen.findByText('Send'));
    expect(screen.getByText('Please enter a subject before sending your message.')).toBeDefined();
    expect(screen.getByText('Please enter a message before sending your message.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Subject'));
    await user.type(screen.getByLabelText('Subject'), 'A window');
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'x'.repeat(5001) } });
    expect(screen.getByText('Please enter at most 5000 characters.')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'It does not shut.' } });
    await user.click(screen.getByText('Send'));
    expect(await screen.findByText('A window', { selector: 'h1' })).toBeDefined();
    expect(router.state.location.pathname).toBe(TICKET);
    expect(gateway.kept[0]?.about).toBeUndefined();
    expect(toasts().at(-1)?.body).toBe('Ticket sent. We’ll get back to you soon.');
  });

  test('sends a ticket by itself that an expired session refused, once the player has logged in again', async () => {
    const { gateway, logInAgain, router } = await open(NEW);
    await write('A lost hat');
    gateway.failure = signedOut;
    send();
    expect(await screen.findByText('Please log in.')).toBeDefined();
    gateway.failure = undefined;
    act(logInAgain);
    await waitFor(() => expect(router.state.location.pathname).toBe(TICKET));
  });

  test('does not send a refused ticket by itself after the player has changed it', async () => {
    const { gateway, logInAgain, router } = await open(NEW);
    await write('A lost hat');
    gateway.failure = signedOut;
    send();
    expect(await screen.findByText('Please log in.')).toBeDefined();
    gateway.failure = undefined;
    await write('A lost h');
    await act(async () => {
      logInAgain();
      await Promise.resolve();
    });
    expect([gateway.keys.length, await texts(), router.state.location.pathname]).toEqual([
      1,
      ['A lost h', 'Where is it?'],
      NEW,
    ]);
  });

  test('has its text again when the player returns, and is empty after the ticket was sent', async () => {
    const { router, storage } = await open(NEW);
    await write('A lost hat');
    await act(() => router.navigate('/account/support'));
    await act(() => router.navigate(NEW));
    expect(await texts()).toEqual(['A lost hat', 'Where is it?']);
    send();
    await waitFor(() => expect(router.state.location.pathname).toBe(TICKET));
    expect(storage.items.size).toBe(0);
  });
});

describe('NewTicketPage about a game', () => {
  test('shows the game and its developer, and opens the sent ticket with its game', async () => {
    const { gateway, router, toasts } = await open(KITE);
    expect(screen.getByRole('heading', { level: 1, name: 'Message the developer' })).toBeDefined();
    expect(screen.getByText('Loading')).toBeDefined();
    const link = await screen.findByRole('link', { name: 'Kite' });
    expect([link.getAttribute('href'), link.parentElement?.textContent]).toEqual([
      '/arcade/games/kite',
      'Kite by Northlight Forge',
    ]);
    expect(screen.getByText('The reply appears here, and you get a notification.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/arcade/games/kite');
    await write('A lost hat');
    send();
    await waitFor(() => expect(router.state.location.pathname).toBe(TICKET));
    expect(gateway.kept).toMatchObject([{ subject: 'A lost hat', about: { slug: 'kite' } }]);
    expect(toasts().at(-1)?.body).toBe('Message sent. You’ll get a notification of the reply.');
  });

  test('offers the form without a game for an unknown game', async () => {
    const { user } = await open(`${NEW}?game=nothing`);
    expect(await screen.findByRole('heading', { level: 2, name: 'Game not found' })).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'New ticket' }));
    expect(screen.getByRole('heading', { level: 1, name: 'New ticket' })).toBeDefined();
    expect(await texts()).toEqual(['', '']);
  });

  test('loads the game again after a failure', async () => {
    const { games, router, user } = await open(NEW);
    games.failure = { kind: 'network' };
    await act(() => router.navigate(KITE));
    const again = await screen.findByText('Try again');
    games.failure = undefined;
    await user.click(again);
    expect(await texts()).toEqual(['', '']);
    const heading = screen.getByRole('heading', { level: 1, name: 'Message the developer' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test('has the title of its game once it is loaded, and the earlier title when the player leaves', async () => {
    document.title = 'Message the developer - Holocade';
    const { router } = await open(KITE);
    await waitFor(() => expect(document.title).toBe('Message the developer of Kite - Holocade'));
    await act(() => router.navigate(`${NEW}?game=nothing`));
    expect(document.title).toBe('Message the developer - Holocade');
  });

  test('has only the text that was typed about its own game', async () => {
    const { router, storage } = await open(KITE);
    await write('Kite');
    await act(() => router.navigate(GLIDER));
    expect([await texts(), screen.getByText('Northlight Forge').parentElement?.textContent]).toEqual([
      ['', ''],
      'Glider by Northlight Forge',
    ]);
    await write('Glider');
    await act(() => router.navigate(NEW));
    expect(await texts()).toEqual(['', '']);
    await write('Support');
    await act(() => router.navigate(KITE));
    expect(await texts()).toEqual(['Kite', 'Where is it?']);
    send();
    await waitFor(() => expect(router.state.location.pathname).toBe(TICKET));
    await act(() => router.navigate(KITE));
    expect(await texts()).toEqual(['', '']);
    await act(() => router.navigate(GLIDER));
    expect(await texts()).toEqual(['Glider', 'Where is it?']);
    expect(storage.items.get('holocade.ticket')).toContain('Support');
  });

  test('sends the same text about two games with two idempotency keys', async () => {
    const { gateway, router } = await open(KITE);
    gateway.failure = { kind: 'network' };
    const attempts = [KITE, KITE, GLIDER, NEW];
    for (const [index, address] of attempts.entries()) {
      if (attempts[index - 1] !== address) await act(() => router.navigate(address));
      await write('A lost hat');
      send();
      await waitFor(() => expect(gateway.keys).toHaveLength(index + 1));
      await screen.findByText(/network/i);
    }
    const [first, retried, glider, support] = gateway.keys;
    expect(retried).toBe(first);
    expect(new Set([first, glider, support]).size).toBe(3);
  });

  test.each([
    [404, 'This game does not exist.'],
    [429, 'Too many messages.'],
  ])('shows a refusal with the status %i and keeps the text', async (status, message) => {
    const { gateway } = await open(KITE);
    await write('A lost hat');
    gateway.failure = aRefusal({ status, message });
    send();
    expect(await screen.findByText(message)).toBeDefined();
    expect(await texts()).toEqual(['A lost hat', 'Where is it?']);
  });
});

test.each([
  [true, 'Message the developer'],
  [false, 'New ticket'],
])('the title of the form for a new ticket with a game (%s) is %s', (hasGame, title) => {
  expect(newTicketHead.head(hasGame, NEW)).toMatchObject({ title, noIndex: true });
});
