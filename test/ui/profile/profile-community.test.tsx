// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { lookAtProfile as look } from './look-at-profile';
import { sampleProfile } from './sample-profile';

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
