// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aTicket, FakeSupportGateway } from '../../fakes/fake-support-gateway';
import { openSupport as open } from './support-fixture';

const about = { slug: 'kite', title: 'Kite', developer: 'Northlight Forge' };

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

  test('names the game of a ticket about a game', async () => {
    const gateway = new FakeSupportGateway();
    gateway.kept = [aTicket({ about })];
    await open('/account/support', gateway);
    expect((await screen.findByRole('link', { name: /A door/ })).textContent).toContain(
      'ABCD2345 · Kite · No replies yet',
    );
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

  test('links the game of a ticket and names its developer as the other side', async () => {
    const gateway = new FakeSupportGateway();
    gateway.kept = [aTicket({ about })];
    await gateway.write('ABCD2345', 'support', 'Push it.');
    const { user } = await open('/account/support/ABCD2345', gateway);
    expect((await screen.findByRole('link', { name: 'Kite' })).getAttribute('href')).toBe('/arcade/games/kite');
    expect(screen.getByText('Northlight Forge', { selector: 'strong' })).toBeDefined();
    const status = screen.getByText(/has replied\. Reply below/);
    expect(status.textContent).toBe(
      'Ticket ABCD2345 about Kite. Northlight Forge has replied. Reply below if you still need help.',
    );
    expect(status.querySelector('bdi')?.textContent).toBe('Northlight Forge');
    await user.type(screen.getByLabelText('Your reply'), 'It opens now.');
    await user.click(screen.getByText('Send reply'));
    expect((await screen.findByText(/will reply here/)).textContent).toContain('Northlight Forge will reply here.');
    expect(screen.queryByText(/support/i)).toBeNull();
  });

  test('names the support in a ticket about a game whose developer has no members', async () => {
    const gateway = new FakeSupportGateway();
    gateway.kept = [aTicket({ about: { ...about, developer: undefined } })];
    await gateway.write('ABCD2345', 'support', 'Push it.');
    await open('/account/support/ABCD2345', gateway);
    expect(await screen.findByText('Support', { selector: 'strong' })).toBeDefined();
    expect(screen.getByText(/has replied/).textContent).toContain('ABCD2345 about Kite. Our support team has replied');
  });

  test('has the subject of the ticket in its title once it is loaded', async () => {
    document.title = 'Ticket - Holocade';
    const gateway = new FakeSupportGateway();
    gateway.kept = [aTicket()];
    const { router } = await open('/account/support/ABCD2345', gateway);
    await waitFor(() => expect(document.title).toBe('A door - Holocade'));
    await act(() => router.navigate('/account/support'));
    expect(document.title).toBe('Ticket - Holocade');
  });

  test('asks a closed ticket’s player for a reply that reopens it', async () => {
    const gateway = new FakeSupportGateway();
    gateway.kept = [aTicket({ about, status: 'closed' })];
    await open('/account/support/ABCD2345', gateway);
    expect((await screen.findByText(/This ticket is closed/)).textContent).toBe(
      'Ticket ABCD2345 about Kite. This ticket is closed. Reply to reopen it.',
    );
  });

  test('has a typed reply again when the player returns', async () => {
    const gateway = new FakeSupportGateway();
    gateway.kept = [aTicket()];
    const { router, user } = await open('/account/support/ABCD2345', gateway);
    await user.type(await screen.findByLabelText('Your reply'), 'It opens');
    await act(() => router.navigate('/account/support'));
    await act(() => router.navigate('/account/support/ABCD2345'));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your reply')).value).toBe('It opens');
  });

  test('shows "Ticket not found" for a ticket of another player', async () => {
    await open('/account/support/ZZZZ2222');
    expect(await screen.findByText('Ticket not found')).toBeDefined();
  });
});
