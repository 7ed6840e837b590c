import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aPlayerMessage } from '../../fakes/fake-developer-community-gateway';
import { asRole, visitConsole } from './visit-console';

afterEach(cleanup);

const MESSAGES = '/paper-moon/messages';
const MESSAGE = `${MESSAGES}/ABCD2345`;

describe('the page of messages in the console', () => {
  test('lists messages with their state, game and author, and opens one', async () => {
    const { user, router } = visitConsole(MESSAGES, (_gateway, { community }) => {
      const former = aPlayerMessage({ number: 'FFFF2345', subject: 'Refund', author: undefined, status: 'closed' });
      community.messagesNow = [aPlayerMessage({ replies: 2 }), former];
    });
    const list = within(await screen.findByRole('list', { name: 'Messages' }));
    const [first, second] = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toMatch(/^The kite does not flyWaiting for youKite · Vega · 2 replies · /);
    expect(second).toMatch(/^RefundClosedKite · Former player · No replies yet · /);
    await user.click(list.getByRole('link', { name: 'The kite does not fly' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'The kite does not fly' })).toBeDefined();
    expect([router.state.location.pathname, document.title]).toEqual([
      MESSAGE,
      'The kite does not fly - Paper Moon - Holocade console',
    ]);
  });

  test('filters by state, and keeps the focus on the chosen filter', async () => {
    const { user, router } = visitConsole(MESSAGES, (_gateway, { community }) => {
      community.messagesNow = [aPlayerMessage(), aPlayerMessage({ number: 'FFFF2345', status: 'answered' })];
    });
    expect(await screen.findAllByRole('link', { name: 'The kite does not fly' })).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Answered' }));
    expect(await screen.findAllByRole('link', { name: 'The kite does not fly' })).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Answered', current: true }));
    await user.click(screen.getByRole('link', { name: 'Closed' }));
    expect(await screen.findByText('No matching messages')).toBeDefined();
    expect(router.state.location.search).toBe('?status=closed');
    await user.click(screen.getByRole('link', { name: 'All messages' }));
    expect(await screen.findAllByRole('link', { name: 'The kite does not fly' })).toHaveLength(2);
  });

  test('says that no player has written yet, also for an unknown filter', async () => {
    visitConsole(`${MESSAGES}?status=lost`, (_gateway, { community }) => {
      community.messagesNow = [];
    });
    expect(await screen.findByText('No messages yet')).toBeDefined();
  });

  test('is only for roles that may answer', async () => {
    visitConsole(MESSAGES, (gateway) => {
      gateway.current = asRole('analyst');
    });
    expect(await screen.findByText('Only owners, publishers and support members can see this page')).toBeDefined();
  });
});

describe('the page of a message in the console', () => {
  test('names both sides, links to game and player, and sends a reply', async () => {
    const { user } = visitConsole(MESSAGE);
    const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect([await link('Kite'), await link('Vega')]).toEqual([
      'https://portal.test/arcade/games/kite',
      'https://portal.test/community/user/vega',
    ]);
    await user.type(screen.getByLabelText('Your reply'), 'Wait for more wind.');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(
      await screen.findByText('Your team has replied. The player can reply again.', { exact: false }),
    ).toBeDefined();
    const log = within(screen.getByRole('log', { name: 'Messages' }));
    const posts = within(log.getByRole('list')).getAllByRole('listitem');
    expect(posts.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Vega.*It stays on the ground\.$/),
      expect.stringMatching(/^Your team.*Wait for more wind\.$/),
    ]);
    expect(screen.getByLabelText('Your reply')).toHaveProperty('value', '');
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Reply sent')).toBeDefined();
  });

  test('shows a newer reply, and scrolls the error below the kept text into view', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user, community } = visitConsole(MESSAGE);
    await user.type(await screen.findByLabelText('Your reply'), 'Wait for more wind.');
    community.addPost('ABCD2345', 'player', 'It flies now.');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    const error = await screen.findByText('There is a newer reply.');
    expect(scroll.mock.contexts).toEqual([error.closest('[role="alert"]')]);
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
    expect(screen.getByText('It flies now.')).toBeDefined();
    expect(screen.getByLabelText('Your reply')).toHaveProperty('value', 'Wait for more wind.');
    scroll.mockRestore();
  });

  test('focuses an empty reply with its error', async () => {
    const { user } = visitConsole(MESSAGE);
    await user.click(await screen.findByRole('button', { name: 'Send reply' }));
    expect(screen.getByText('Please enter a message before sending your reply.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Your reply'));
  });

  test('says that a reply reopens a message which another member has closed meanwhile', async () => {
    const { user, community } = visitConsole(MESSAGE);
    await user.type(await screen.findByLabelText('Your reply'), 'Wait');
    await community.closeMessage('paper-moon', 'ABCD2345', 0);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(/This message is closed\. Reply to reopen it\./)).toBeDefined();
    expect(screen.getByLabelText('Your reply')).toHaveProperty('value', 'Wait');
  });

  test('leads from the start of a long conversation to the reply', async () => {
    const { user } = visitConsole(MESSAGE, (_gateway, { community }) => {
      for (const text of ['One', 'Two', 'Three']) community.addPost('ABCD2345', 'player', text);
    });
    await user.click(await screen.findByRole('button', { name: 'Reply' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Your reply'));
  });

  test('keeps a typed reply while another page of the console is open', async () => {
    const { user } = visitConsole(MESSAGE);
    await user.type(await screen.findByLabelText('Your reply'), 'Wait');
    await user.click(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link'));
    await user.click(await screen.findByRole('link', { name: 'The kite does not fly' }));
    expect(await screen.findByLabelText('Your reply')).toHaveProperty('value', 'Wait');
  });

  test('closes a message and moves the focus to the heading', async () => {
    const { user } = visitConsole(MESSAGE);
    await user.click(await screen.findByRole('button', { name: 'Close message' }));
    expect(await screen.findByText(/This message is closed\. Reply to reopen it\./)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Close message' })).toBeNull();
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    });
    expect(screen.getByRole('button', { name: 'Send reply' })).toBeDefined();
  });

  test('offers no reply to a former player', async () => {
    visitConsole(MESSAGE, (_gateway, { community }) => {
      community.messagesNow = [aPlayerMessage({ author: undefined })];
      for (const text of ['One', 'Two', 'Three']) community.addPost('ABCD2345', 'support', text);
    });
    expect(await screen.findByText(/The player has deleted the account and gets no reply\./)).toBeDefined();
    expect(screen.queryByLabelText('Your reply')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Close message' })).toBeDefined();
  });

  test('shows "Message not found" with a link to the list', async () => {
    const { user } = visitConsole(`${MESSAGES}/ZZZZ2222`);
    expect(await screen.findByText('Message not found')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'All messages' }));
    expect(await screen.findByRole('link', { name: 'The kite does not fly' })).toBeDefined();
  });

  test('loads the message again after a failure', async () => {
    const { user, community } = visitConsole(MESSAGE, (_gateway, others) => {
      others.community.failure = { kind: 'network' };
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    community.failure = undefined;
    await user.click(again);
    expect(await screen.findByText('It stays on the ground.')).toBeDefined();
  });
});
