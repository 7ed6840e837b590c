import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { AuthModal } from '../../../src/ui/auth/AuthModal';
import { aRefusal } from '../../fakes/a-refusal';
import { authFixture } from './auth-fixture';
import './browser-gaps';

function begin() {
  const fixture = authFixture();
  fixture.modal.start();
  const { modal, openAuth } = fixture;
  render(
    <MemoryRouter>
      <AuthModal modal={modal} openAuth={openAuth} openSocial={() => new Promise(() => undefined)} />
    </MemoryRouter>,
  );
  return { ...fixture, user: userEvent.setup() };
}

/** Finds the dialog; its script loads with the first opening. */
const dialog = (name: string) => screen.findByRole('dialog', { name }, { timeout: 10_000 });

describe('ResetPane', () => {
  afterEach(cleanup);

  test('sets a new password with a live checklist and leads back to the login', async () => {
    const { modal, passwordGateway, user } = begin();
    modal.openReset({ email: 'nova@example.com', token: 'link' });
    const pane = await dialog('Reset Password');
    const password = screen.getByLabelText('New password');
    await waitFor(() => {
      expect(document.activeElement).toBe(password);
    });
    expect(pane.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value).toBe('nova@example.com');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status').textContent).toBe(
      'Please fill both the fields above to request a password reset.',
    );
    await user.keyboard('Holo1cade!');
    expect(screen.getAllByRole('listitem').every((need) => need.textContent.endsWith(': done'))).toBe(true);
    const again = screen.getByLabelText('Confirm new password');
    await user.type(again, 'Holo{Enter}');
    expect(screen.getByRole('status').textContent).toBe(
      'The password confirmation does not match the entered password. Please check your inputs.',
    );
    expect(document.activeElement).toBe(again);
    await user.keyboard('1cade!');
    expect(document.activeElement).toBe(again);
    await user.keyboard('{Enter}');
    const back = await screen.findByRole('button', { name: 'Back to Login' });
    expect(screen.getByRole('status').textContent).toBe(
      'Your password has been reset. You may now close this modal and log in using your new password.',
    );
    expect(document.activeElement).toBe(back);
    expect(passwordGateway.calls).toEqual([
      { password: 'Holo1cade!', password_confirmation: 'Holo1cade!', token: 'link', email: 'nova@example.com' },
    ]);
    await user.keyboard('{Enter}');
    await dialog('Login');
  });

  test('leads from an expired reset link to a new one', async () => {
    const { modal, passwordGateway, user } = begin();
    passwordGateway.failure = aRefusal({ message: 'It is over.', fields: { token: ['It is over.'] } });
    modal.openReset({ email: 'nova@example.com', token: 'link' });
    await dialog('Reset Password');
    await user.keyboard('Holo1cade!');
    await user.type(screen.getByLabelText('Confirm new password'), 'Holo1cade!{Enter}');
    const way = await screen.findByRole('button', { name: 'Send a New Link' });
    expect(screen.getByRole('status').textContent).toBe('It is over.');
    expect(document.activeElement).toBe(way);
    expect(screen.queryByLabelText('New password')).toBeNull();
    await user.keyboard('{Enter}');
    await dialog('Forgot Password');
  });
});
