// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aRefusal } from '../../fakes/a-refusal';
import { lookAtProfile as look } from './look-at-profile';
import { sampleProfile } from './sample-profile';

const settled = () => act(() => new Promise((resolve) => setImmediate(resolve)));

afterEach(cleanup);

describe('what others do on a profile', () => {
  test('is to follow, which a press shows at once, with how many do', async () => {
    await look(sampleProfile({ followers: 1200, following: false }));
    expect(screen.getByText('1.2k followers')).toBeDefined();
    const button = screen.getByRole('button', { name: 'Follow Ada L.' });
    fireEvent.click(button);
    expect([button.textContent, button.getAttribute('aria-pressed')]).toEqual(['Follow', 'true']);
  });

  test('is not to follow who lets nobody', async () => {
    await look(sampleProfile({ followers: undefined }));
    expect(screen.queryByRole('button', { name: 'Follow Ada L.' })).toBeNull();
    expect(screen.queryByText(/followers/)).toBeNull();
  });

  test('is seen once the tab is: who may comment no more, and a comment that has gone', async () => {
    const { attention, comments, stored, asked } = await look(sampleProfile({ wall: 'write' }));
    expect(await screen.findByText('A fine player.')).toBeDefined();
    attention.hide();
    comments.comments = [];
    stored.profile = sampleProfile({ wall: 'read' });
    attention.show();
    expect(await screen.findByText('No comments yet.')).toBeDefined();
    await waitFor(() => {
      expect(screen.queryByRole('textbox')).toBeNull();
    });
    attention.hide();
    attention.show();
    await settled();
    // What is as it was is not read again.
    expect(asked()).toBe(2);
  });

  test('is looked for anew where a comment is refused', async () => {
    const { comments, signIn, stored, user } = await look(sampleProfile({ wall: 'write' }));
    signIn();
    await user.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Well played.');
    stored.profile = sampleProfile({ wall: 'closed' });
    comments.failure = aRefusal({ status: 403 });
    await user.click(screen.getByRole('button', { name: /Post|Comment/ }));
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Comments' })).toBeNull();
    });
  });

  test('is to comment where the player lets them, and to read where the comments are open', async () => {
    await look(sampleProfile({ wall: 'read' }));
    expect(await screen.findByText('A fine player.')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    cleanup();
    await look(sampleProfile({ wall: 'write' }));
    expect(await screen.findByRole('textbox', { name: 'Your comment' })).toBeDefined();
    cleanup();
    await look(sampleProfile({ wall: 'closed' }));
    expect(screen.queryByRole('region', { name: 'Comments' })).toBeNull();
  });
});
