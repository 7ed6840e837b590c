// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import { aNotification } from '../../fakes/a-notification';
import { letter, note, openInboxPage } from './inbox-page-stage';

afterEach(cleanup);

const unknownCall = {
  kind: 'rejected',
  status: 404,
  message: 'This page was not found.',
  debug: 'err_not_found',
  fields: {},
  retryAfter: undefined,
} as const;

describe('InboxPage', () => {
  test('shows notifications and messages together, unread ones marked', async () => {
    const { rows } = await openInboxPage([note('n', 'First Light'), letter('m', 'Rematch?', true)]);
    expect(rows().map((row) => within(row).queryByText('Unread:') !== null)).toEqual([true, false]);
    expect(rows()[0]?.textContent).toContain('First Light');
    expect(rows()[1]?.textContent).toContain('Rematch?');
  });

  test.each([
    ['', 'All Clear – You do not have any pending notifications at the moment.'],
    ['?show=notifications', 'All Clear – You do not have any pending notifications at the moment.'],
    ['?show=messages&unread=true', 'You do not have any unread messages at the moment.'],
  ])('shows the text of the specification for an empty list%s', async (query, text) => {
    await openInboxPage([], `/account/inbox${query}`);
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  test('filters by kind and by unread items', async () => {
    const { rows, user, router } = await openInboxPage([note('n', 'First Light', true), letter('m', 'Rematch?')]);
    await user.click(screen.getByRole('link', { name: 'Messages' }));
    await waitFor(() => {
      expect(rows().map(({ textContent }) => textContent.includes('Rematch?'))).toEqual([true]);
    });
    await user.click(screen.getByRole('link', { name: 'Everything' }));
    await user.click(screen.getByRole('link', { name: 'Unread' }));
    await waitFor(() => {
      expect(rows()).toHaveLength(1);
    });
    expect(router.state.location.search).toBe('?unread=true');
  });

  test('marks an item as read and unread, and publishes each change to other tabs', async () => {
    const { user, gateway, echo } = await openInboxPage([note('n', 'First Light')]);
    await user.click(screen.getByRole('button', { name: 'Mark as read: First Light' }));
    await user.click(await screen.findByRole('button', { name: 'Mark as unread: First Light' }));
    expect(gateway.calls.filter((call) => call.startsWith('mark'))).toEqual(['mark n true', 'mark n false']);
    expect(echo.published).toBe(2);
    expect(screen.getByText('Unread:')).toBeDefined();
  });

  test('marks all items as read up to the newest shown one', async () => {
    const { user, gateway } = await openInboxPage([note('n', 'First Light'), letter('m', 'Rematch?')]);
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => {
      expect(screen.queryByText('Unread:')).toBeNull();
    });
    expect(gateway.calls).toContain('mark all notification n');
    expect(gateway.calls).toContain('mark all message m');
  });

  test.each<[string, ApiFailure]>([
    ['a lost connection', { kind: 'network' }],
    ['an unknown call on a server of the previous release', unknownCall],
  ])('reverts a refused change with a toast, and offers to try again, after %s', async (_reason, failure) => {
    const { user, gateway, toasts } = await openInboxPage([note('n', 'First Light')]);
    gateway.failure = failure;
    const marking = user.click(screen.getByRole('button', { name: 'Mark as read: First Light' }));
    await marking;
    expect(toasts()).toMatchObject([{ kind: 'danger' }]);
    gateway.failure = undefined;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Unread:')).toBeDefined();
  });

  test('deletes an item, moves the focus to the heading, and restores it from the toast', async () => {
    const { user, gateway, notices, rows } = await openInboxPage([note('n', 'First Light'), letter('m', 'Rematch?')]);
    await user.click(screen.getByRole('button', { name: 'Delete: First Light' }));
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe('Inbox');
    });
    expect(rows()).toHaveLength(1);
    const [live] = notices.current;
    expect(live?.toast).toMatchObject({ title: 'Notification deleted', timeout: 8000, action: { title: 'Undo' } });
    act(() => live?.toast.action?.run());
    await waitFor(() => {
      expect(rows()).toHaveLength(2);
    });
    // The toast is still closing.
    act(() => live?.toast.action?.run());
    expect(gateway.calls.filter((call) => call.startsWith('restore'))).toEqual(['restore n']);
  });

  test('deletes one item for a double click, whose second press hits the next row', async () => {
    const { gateway } = await openInboxPage([note('n', 'First Light'), letter('m', 'Rematch?')]);
    fireEvent.click(screen.getByRole('button', { name: 'Delete: First Light' }), { detail: 1 });
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Delete: First Light' })).toBeNull();
    });
    fireEvent.click(screen.getByRole('button', { name: 'Delete: Rematch?' }), { detail: 2 });
    expect(gateway.calls.filter((call) => call.startsWith('delete'))).toEqual(['delete n']);
  });

  test.each([
    ['phone', { mobile: true, headset: false }],
    ['headset', { mobile: false, headset: true }],
  ])('mentions no keys on a %s', async (_, device) => {
    const { user, notices } = await openInboxPage([note('n', 'First Light')], undefined, device);
    await user.click(screen.getByRole('button', { name: 'Delete: First Light' }));
    await waitFor(() => {
      expect(notices.current[0]?.toast.body).toBe('Changed your mind? Undo it here.');
    });
  });

  test('restores deleted items one by one with Ctrl+Z, but never one twice', async () => {
    const { user, gateway, notices, rows } = await openInboxPage([note('a', 'One'), note('b', 'Two')]);
    await user.click(screen.getByRole('button', { name: 'Delete: One' }));
    await user.click(await screen.findByRole('button', { name: 'Delete: Two' }));
    await waitFor(() => {
      expect(rows()).toHaveLength(0);
    });
    await user.keyboard('{Control>}zzz{/Control}');
    await waitFor(() => {
      expect(rows()).toHaveLength(2);
    });
    expect(gateway.calls.filter((call) => call.startsWith('restore'))).toEqual(['restore b', 'restore a']);
    // Nothing is left to undo.
    expect(notices.current.map(({ phase }) => phase)).toEqual(['closing', 'closing']);
  });

  test('turns to the last page when the deletion of its only item empties a page', async () => {
    const items = Array.from({ length: 21 }, (_, index) => note(String(index), `Note ${String(index)}`));
    const { user, router, rows } = await openInboxPage(items, '/account/inbox?page=2');
    await user.click(screen.getByRole('button', { name: 'Delete: Note 20' }));
    await waitFor(() => {
      expect(router.state.location.search).toBe('');
    });
    expect(rows()).toHaveLength(20);
  });

  test('reloads when a notification arrives', async () => {
    const { gateway, arrive, rows } = await openInboxPage([note('n', 'First Light')]);
    gateway.items = [note('new', 'Sky River'), ...gateway.items];
    act(() => {
      arrive(aNotification({ id: 'new', created: '2026-02-01T00:00:00Z' }));
    });
    await waitFor(() => {
      expect(rows()).toHaveLength(2);
    });
  });
});
