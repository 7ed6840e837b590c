import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { AuthModal } from '../../../src/ui/auth/AuthModal';
import { authFixture } from './auth-fixture';
import './browser-gaps';

function begin(path = '/') {
  const fixture = authFixture();
  fixture.modal.start();
  const { modal, openAuth } = fixture;
  render(
    <MemoryRouter initialEntries={[path]}>
      <AuthModal modal={modal} openAuth={openAuth} openSocial={() => new Promise(() => undefined)} />
    </MemoryRouter>,
  );
  return { ...fixture, user: userEvent.setup() };
}

/** Finds the dialog; its script loads with the first opening. */
const dialog = (name: string) => screen.findByRole('dialog', { name }, { timeout: 10_000 });

describe('AuthModal', () => {
  afterEach(cleanup);

  test('renders nothing until it is opened', () => {
    begin();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('logs in by keyboard alone with focus in the field of each step', async () => {
    const { modal, state, user } = begin();
    modal.openLogin();
    await dialog('Login');
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByLabelText('Username or email address'));
    });
    await user.keyboard('nova{Enter}');
    const password = await screen.findByLabelText('Password');
    expect(document.activeElement).toBe(password);
    expect(screen.getByRole('status').textContent).toBe('Step 2 of 2');
    await user.keyboard('Holocade!1{Enter}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(state.current.user?.username).toBe('nova');
  });

  test('explains the login after an expired session', async () => {
    const { logIn, modal, state } = begin();
    await logIn.execute('nova', 'Holocade!1');
    state.apply({ type: 'signed-out', expired: true });
    modal.openLogin();
    await dialog('Login');
    expect(screen.getByText('Your session has expired. Please log in again to continue.')).toBeDefined();
  });

  test('ignores a repeated Enter, while the button shows the missing value', async () => {
    const { clock, modal, user } = begin();
    modal.openRegister();
    await dialog('Sign Up');
    await user.keyboard('new@example.com{Enter}');
    await screen.findByLabelText('Username');
    clock.advance(1000);
    await user.keyboard('{Enter}');
    expect(screen.queryByText('Please choose a username.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Please choose a username.')).toBeDefined();
  });

  test('supports password managers and pasted values', async () => {
    const { modal, user } = begin();
    modal.openLogin();
    await dialog('Login');
    expect(screen.getByLabelText('Username or email address').getAttribute('autocomplete')).toBe('username');
    await user.paste('nova');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const password = await screen.findByLabelText('Password');
    const form = password.closest('form');
    expect(password.getAttribute('autocomplete')).toBe('current-password');
    expect(form?.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value).toBe('nova');
    await user.paste('secret');
    expect((password as HTMLInputElement).value).toBe('secret');
  });

  test('does not truncate a pasted password', async () => {
    const { modal, user } = begin();
    modal.openLogin();
    await dialog('Login');
    await user.keyboard('nova{Enter}');
    const password = await screen.findByLabelText('Password');
    await user.paste('🎮'.repeat(100));
    expect((password as HTMLInputElement).value).toBe('🎮'.repeat(100));
  });

  test('marks a refused field and shows its error', async () => {
    const { modal, user } = begin();
    modal.openLogin();
    await dialog('Login');
    await user.keyboard('nova{Enter}');
    await user.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
    const message = await screen.findByText('The login or password is incorrect.');
    const password = screen.getByLabelText('Password');
    expect(password.getAttribute('aria-invalid')).toBe('true');
    expect(password.getAttribute('aria-describedby')).toBe(message.id);
    expect(document.activeElement).toBe(password);
  });

  test('keeps the answers when it is dismissed, and forgets them once somebody has logged in', async () => {
    const { logIn, modal, state, user } = begin();
    const reopened = async () => {
      modal.openLogin();
      await dialog('Login');
      return screen.getByLabelText<HTMLInputElement>('Username or email address').value;
    };
    modal.openLogin();
    await dialog('Login');
    await user.keyboard('nova@example.com{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(await reopened()).toBe('nova@example.com');
    await user.click(screen.getByRole('button', { name: 'Forgot Password' }));
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('nova@example.com');
    modal.dismiss();
    await logIn.execute('nova', 'Holocade!1');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    state.apply({ type: 'signed-out' });
    expect(await reopened()).toBe('');
  });

  test('goes back a step and keeps the answer', async () => {
    const { modal, user } = begin();
    modal.openLogin();
    await dialog('Login');
    await user.keyboard('nova{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText<HTMLInputElement>('Username or email address').value).toBe('nova');
  });

  test('leads to the registration with a live password checklist and greets the new player', async () => {
    const { modal, user } = begin();
    modal.openLogin();
    await dialog('Login');
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    await dialog('Sign Up');
    expect(screen.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe(
      '/hc/legal/terms-of-service',
    );
    expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/hc/legal/privacy-policy');
    await user.type(screen.getByLabelText('Email address'), 'new@example.com{Enter}');
    await user.type(await screen.findByLabelText('Username'), 'newcomer{Enter}');
    const password = await screen.findByLabelText('Password');
    expect(password.getAttribute('placeholder')).toBe('8 chars min, a-z, A-Z, 1 digit, 1 special char');
    await user.type(password, 'Holo1');
    const needs = () => screen.getAllByRole('listitem').map((need) => need.textContent);
    expect(needs()).toEqual([
      '8+ characters: missing',
      'A letter (a-z, A-Z): done',
      'A digit: done',
      'A special character: missing',
    ]);
    await user.type(password, 'cade!');
    expect(needs().every((need) => need?.endsWith(': done'))).toBe(true);
    await user.keyboard('{Enter}');
    await user.type(await screen.findByLabelText('Confirm password'), 'Holo1cade!{Enter}');
    await dialog('Welcome, newcomer!');
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    await user.click(screen.getByRole('link', { name: 'Games' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  test('leads back to the game and confirms the saved achievement', async () => {
    const { modalState } = begin('/arcade/games/lantern-drift');
    modalState.apply({ type: 'opened', pane: 'completed', badge: 'First Light' });
    expect((await dialog('Welcome, player!')).textContent).toContain('First Light is saved to your account.');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the game' }));
    expect(modalState.current.open).toBe(false);
  });

  test('closes on Escape and on a press on the backdrop', async () => {
    const { modal, modalState, user } = begin();
    modal.openLogin();
    await dialog('Login');
    await user.keyboard('{Escape}');
    expect(modalState.current.open).toBe(false);
    modal.openLogin();
    const panel = await dialog('Login');
    const overlay = panel.parentElement?.parentElement;
    if (!overlay) throw new Error('Expected an overlay around the dialog');
    await user.click(overlay);
    expect(modalState.current.open).toBe(false);
  });

  test('asks for the code of two-factor authentication by keyboard', async () => {
    const { modal, gateway, state, user } = begin();
    gateway.withCode('123456');
    modal.openLogin();
    await dialog('Login');
    await user.keyboard('nova{Enter}');
    await screen.findByLabelText('Password');
    await user.keyboard('Holocade!1{Enter}');
    const code = await screen.findByLabelText('Authentication code');
    expect(document.activeElement).toBe(code);
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(screen.getByRole('status').textContent).toBe('Step 3 of 3');
    expect(screen.queryByRole('button', { name: 'Sign Up' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.type(await screen.findByLabelText('Password'), '{Enter}');
    await screen.findByLabelText('Authentication code');
    await user.keyboard('123456{Enter}');
    await waitFor(() => {
      expect(state.current.user?.username).toBe('nova');
    });
  });

  test('leads to the forgot-password pane by keyboard and shows its result', async () => {
    const { modal, passwordGateway, user } = begin();
    modal.openLogin();
    await dialog('Login');
    screen.getByRole('button', { name: 'Forgot Password' }).focus();
    await user.keyboard('{Enter}');
    await dialog('Forgot Password');
    const email = screen.getByLabelText('Email address');
    expect(document.activeElement).toBe(email);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status').textContent).toBe('Please enter your email address.');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(email);
    await user.keyboard('nova@example.com{Enter}');
    expect(
      await screen.findByText(
        "Please check your email inbox. If the entered email address was valid, you'll receive a password reset email in a moment.",
      ),
    ).toBe(screen.getByRole('status'));
    expect(passwordGateway.calls).toEqual([{ email: 'nova@example.com' }]);
    await user.click(screen.getByRole('button', { name: 'Send Again' }));
    await waitFor(() => {
      expect(passwordGateway.calls).toHaveLength(2);
    });
    await user.click(await screen.findByRole('button', { name: 'Back to Login' }));
    await dialog('Login');
  });
});
