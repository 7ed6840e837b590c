// @vitest-environment jsdom
import { act, cleanup, render, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { TabTicketDraftStore } from '../../../src/adapters/storage/tab-ticket-draft-store';
import { OpenTicket } from '../../../src/application/support/open-ticket.use-case';
import { ReplyToTicket } from '../../../src/application/support/reply-to-ticket.use-case';
import { defaultSettings } from '../../../src/domain/session/settings';
import { AccountListViewModel } from '../../../src/ui/account/account-list.view-model';
import type { AccountServices } from '../../../src/ui/account/account-services';
import { NewTicketViewModel } from '../../../src/ui/support/new-ticket.view-model';
import { supportRoutes } from '../../../src/ui/support/support.page';
import { TicketViewModel } from '../../../src/ui/support/ticket.view-model';
import { FakeRandom } from '../../fakes/fake-random';
import { FakeRealtime } from '../../fakes/fake-realtime';
import { FakeTabStorage } from '../../fakes/fake-tab-storage';
import { aRefusal } from '../../fakes/a-refusal';
import { aPlayer } from '../../fakes/a-player';
import { aTicket, FakeSupportGateway } from '../../fakes/fake-support-gateway';
import { authFixture } from '../auth/auth-fixture';

async function open(path: string, gateway = new FakeSupportGateway()) {
  const { logIn, notices, state } = authFixture();
  await logIn.execute('nova', 'Holocade!1');
  const storage = new FakeTabStorage();
  const drafts = new TabTicketDraftStore(() => storage);
  const replyToTicket = new ReplyToTicket(gateway);
  const dependencies = {
    gateway,
    replyToTicket,
    session: state,
    realtime: new FakeRealtime(),
    random: new FakeRandom(),
  };
  const services = {
    createTickets: (page: number) => new AccountListViewModel((asked) => gateway.tickets(asked), state, page),
    createTicket: (number: string) => new TicketViewModel(dependencies, number),
    createNewTicket: () => new NewTicketViewModel(new OpenTicket(gateway), notices, new FakeRandom(), drafts, state),
  } satisfies Partial<AccountServices>;
  const { list, create, one } = supportRoutes(services as unknown as AccountServices);
  const router = createMemoryRouter(
    [
      { path: '/account/support', ...list },
      { path: '/account/support/new', ...create },
      { path: '/account/support/:ticket', ...one },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return { gateway, storage, state, router, user: userEvent.setup() };
}

afterEach(cleanup);

describe('SupportPage', () => {
  test('lists tickets with their status and opens a ticket', async () => {
    const gateway = new FakeSupportGateway();
    gateway.kept = [aTicket({ status: 'answered', replies: 1 })];
    const { user } = await open('/account/support', gateway);
    expect(await screen.findByText('Answered')).toBeDefined();
    expect(screen.getByText(/1 reply/)).toBeDefined();
    await user.click(screen.getByText('A door'));
    expect(await screen.findByText('It does not open.')).toBeDefined();
  });

  test('offers a new ticket in an empty list', async () => {
    await open('/account/support');
    expect(await screen.findByText('No tickets yet')).toBeDefined();
    expect(screen.getAllByText('New ticket')).toHaveLength(1);
  });

  test('loads the tickets again after a failure', async () => {
    const gateway = new FakeSupportGateway();
    gateway.failure = { kind: 'network' };
    const { user } = await open('/account/support', gateway);
    const again = await screen.findByText('Try again');
    gateway.failure = undefined;
    await user.click(again);
    expect(await screen.findByText('No tickets yet')).toBeDefined();
  });
});

describe('NewTicketPage', () => {
  test('marks all empty fields, and opens the ticket after sending', async () => {
    const { router, user } = await open('/account/support/new');
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
    expect(router.state.location.pathname).toBe('/account/support/ABCD2345');
  });
});

describe('TicketPage', () => {
  test('shows the posts of both sides and sends a reply', async () => {
    const gateway = new FakeSupportGateway();
    gateway.kept = [aTicket()];
    await gateway.write('ABCD2345', 'support', 'Push it.');
    const { user } = await open('/account/support/ABCD2345', gateway);
    expect(await screen.findByText('Support', { selector: 'strong' })).toBeDefined();
    await user.type(screen.getByLabelText('Your reply'), 'It opens now.');
    await user.click(screen.getByText('Send reply'));
    expect(await screen.findByText('It opens now.', { selector: 'li p' })).toBeDefined();
    expect(screen.getByText('Open')).toBeDefined();
  });

  test('shows "Ticket not found" for a ticket of another player', async () => {
    await open('/account/support/ZZZZ2222');
    expect(await screen.findByText('Ticket not found')).toBeDefined();
  });
});

describe('the form for a new ticket', () => {
  test('sends a ticket by itself that an expired session refused, once the player has logged in again', async () => {
    const gateway = new FakeSupportGateway();
    const { router, state, user } = await open('/account/support/new', gateway);
    const player = state.current.user ?? aPlayer();
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'A lost hat');
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Where is it?');
    gateway.failure = aRefusal({ status: 401, message: 'Please log in.' });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Please log in.')).toBeDefined();
    gateway.failure = undefined;
    act(() => {
      state.apply({ type: 'signed-out', expired: true });
      state.apply({ type: 'signed-in', user: player, settings: defaultSettings() });
    });
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/account/support/new'));
  });

  test('has its text again when the player returns, and is empty after the ticket was sent', async () => {
    const { router, storage, user } = await open('/account/support/new');
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'A lost hat');
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Where is it?');
    await act(() => router.navigate('/account/support'));
    await act(() => router.navigate('/account/support/new'));
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveProperty('value', 'A lost hat');
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty('value', 'Where is it?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/account/support/new'));
    expect(storage.items.size).toBe(0);
  });
});
