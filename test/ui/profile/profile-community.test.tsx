// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aRefusal } from '../../fakes/a-refusal';
import { showProfile as look } from './show-profile';
import { sampleProfile } from './sample-profile';

const settled = () => act(() => new Promise((resolve) => setImmediate(resolve)));

afterEach(cleanup);

describe('profile page: followers and comments', () => {
  test('shows the follower count and updates the follow button at once', async () => {
    await look(sampleProfile({ followers: 1200, following: false }));
    expect(screen.getByText('1.2k followers')).toBeDefined();
    const button = screen.getByRole('button', { name: 'Follow Ada L.' });
    fireEvent.click(button);
    expect([button.textContent, button.getAttribute('aria-pressed')]).toEqual(['Follow', 'true']);
  });

  test('follows once for a double click', async () => {
    await look(sampleProfile({ followers: 1200, following: false }));
    const button = screen.getByRole('button', { name: 'Follow Ada L.' });
    fireEvent.click(button, { detail: 1 });
    fireEvent.click(button, { detail: 2 });
    expect(button.getAttribute('aria-pressed')).toBe('true');
  });

  test('hides the follow button of a player who disabled followers', async () => {
    await look(sampleProfile({ followers: undefined }));
    expect(screen.queryByRole('button', { name: 'Follow Ada L.' })).toBeNull();
    expect(screen.queryByText(/followers/)).toBeNull();
  });

  test('reloads comment access and comments when the tab becomes visible again', async () => {
    const { attention, comments, stored, requests } = await look(sampleProfile({ commentAccess: 'write' }));
    expect(await screen.findByText('A fine player.')).toBeDefined();
    attention.hide();
    comments.comments = [];
    stored.profile = sampleProfile({ commentAccess: 'read' });
    attention.show();
    expect(await screen.findByText('No comments yet.')).toBeDefined();
    await waitFor(() => {
      expect(screen.queryByRole('textbox')).toBeNull();
    });
    attention.hide();
    attention.show();
    await settled();
    // An unchanged profile is not reloaded.
    expect(requests()).toBe(2);
  });

  test('reloads the profile when a comment is refused', async () => {
    const { comments, signIn, stored, user } = await look(sampleProfile({ commentAccess: 'write' }));
    signIn();
    await user.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Well played.');
    stored.profile = sampleProfile({ commentAccess: 'closed' });
    comments.failure = aRefusal({ status: 403 });
    await user.click(screen.getByRole('button', { name: /Post|Comment/ }));
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Comments' })).toBeNull();
    });
  });

  test('links a logged-in player to the conversation if the player accepts messages', async () => {
    const { signIn } = await look(sampleProfile({ username: 'bert', messageable: true }));
    expect(screen.queryByRole('link', { name: 'Message' })).toBeNull();
    signIn();
    expect((await screen.findByRole('link', { name: 'Message' })).getAttribute('href')).toBe('/account/inbox/bert');
    cleanup();
    const closed = await look(sampleProfile({ username: 'bert', messageable: false }));
    closed.signIn();
    expect(screen.queryByRole('link', { name: 'Message' })).toBeNull();
  });

  test('shows comments according to the comment access', async () => {
    await look(sampleProfile({ commentAccess: 'read' }));
    expect(await screen.findByText('A fine player.')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    cleanup();
    await look(sampleProfile({ commentAccess: 'write' }));
    expect(await screen.findByRole('textbox', { name: 'Your comment' })).toBeDefined();
    cleanup();
    await look(sampleProfile({ commentAccess: 'closed' }));
    expect(screen.queryByRole('region', { name: 'Comments' })).toBeNull();
  });
});
