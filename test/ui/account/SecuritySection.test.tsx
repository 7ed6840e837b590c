// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { SecuritySection } from '../../../src/ui/account/SecuritySection';
import { aRefusal } from '../../fakes/a-refusal';
import type { FakeSecurityGateway } from '../../fakes/fake-security-gateway';
import { aBrowser } from '../../fakes/fake-security-gateway';
import { securityFixture } from './security-fixture';

const NEXT = 'Moonlit-Harbour-7';

async function begin(set: (gateway: FakeSecurityGateway) => void = () => undefined) {
  const fixture = await securityFixture();
  set(fixture.gateway);
  const user = userEvent.setup();
  render(<SecuritySection createSecurity={fixture.createSecurity} username="nova" />);
  return { ...fixture, user, press: async (name: string | RegExp) => user.click(await button(name)) };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const others = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aBrowser({ id: `other-${index}`, device: `Firefox ${index}`, current: false }),
  );

afterEach(cleanup);

describe('SecuritySection: email address', () => {
  test('is marked as not verified and sends one more verification email', async () => {
    const { gateway, press, toasts } = await begin();
    expect(await screen.findByText('Not verified')).toBeDefined();
    await press('Send again');
    await waitFor(() => {
      expect(toasts()).toMatchObject([{ body: 'Email sent. The link expires in 24 hours.' }]);
    });
    expect(gateway.calls.filter((call) => call === 'send mail')).toHaveLength(1);
  });

  test('explains that an unverified address receives no emails', async () => {
    await begin();
    await screen.findByText('Not verified');
    expect(screen.getByText(/account and security emails to a verified address/)).toBeDefined();
    expect(screen.getByText(/Verify your email address first\./)).toBeDefined();
  });

  test('shows the server’s message when too many emails were sent', async () => {
    const { gateway, press, toasts } = await begin();
    await button('Send again');
    gateway.failure = aRefusal({ status: 429, message: 'Please try again in 12 minutes.' });
    await press('Send again');
    await waitFor(() => {
      expect(toasts()).toMatchObject([{ body: 'Please try again in 12 minutes.' }]);
    });
  });

  test('sends a link to a new address after the correct password', async () => {
    const { dialogs, gateway, press, user, toasts } = await begin();
    await press('Change address');
    const form = within(await screen.findByRole('form', { name: 'Email address' }));
    await user.type(form.getByLabelText('New email address'), 'ada@mail');
    await press('Send link');
    expect(form.getByText('Please enter an email address, such as name@example.com.')).toBeDefined();
    expect(form.getByText('Please enter your password.')).toBeDefined();
    await user.type(form.getByLabelText('New email address'), '.test');
    await user.type(form.getByLabelText('Password'), 'wrong');
    await press('Send link');
    await form.findByText('The password you entered is incorrect.');
    expect(document.activeElement).toBe(form.getByLabelText('Password'));
    await user.clear(form.getByLabelText('Password'));
    await user.type(form.getByLabelText('Password'), gateway.password);
    await press('Send link');
    await waitFor(() => {
      expect(dialogs.current).toMatchObject({
        request: {
          type: 'success',
          content: 'Link sent to ada@mail.test. Open it to verify your new address.',
          footer: 'The link expires in 24 hours.',
        },
      });
    });
    expect(screen.queryByRole('form', { name: 'Email address' })).toBeNull();
    expect(gateway.calls).toContainEqual(['change address', 'ada@mail.test']);
    await act(() => dialogs.press('cancel'));
    expect(gateway.calls).toContainEqual('withdraw address');
    expect(toasts()).toMatchObject([{ body: 'Email change cancelled.' }]);
  });

  test('offers no action for a verified address', async () => {
    await begin((gateway) => {
      gateway.protection = { ...gateway.protection, emailVerified: true };
    });
    expect(await screen.findByText('Verified')).toBeDefined();
    expect(screen.queryByText(/only to a verified address/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });
});

describe('SecuritySection: password', () => {
  test('changes with the current password, logs out other browsers and closes the form', async () => {
    const { gateway, press, user } = await begin((one) => {
      one.signedIn = [aBrowser(), ...others(1)];
    });
    await press('Change password');
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
    });
    await user.keyboard(gateway.password);
    await user.type(screen.getByLabelText('New password'), NEXT);
    await user.type(screen.getByLabelText('Confirm new password'), `${NEXT}{Enter}`);
    await waitFor(() => {
      expect(screen.queryByRole('form', { name: 'Password' })).toBeNull();
    });
    expect(gateway.calls).toContainEqual({ password: gateway.password, newPassword: NEXT, confirmation: NEXT });
    await waitFor(() => {
      expect(screen.queryByText('Firefox 0')).toBeNull();
    });
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe('Change password');
    });
  });

  test('shows validation errors at the fields without a call', async () => {
    const { gateway, press, user } = await begin();
    await press('Change password');
    await press('Save password');
    expect(screen.getByText('Please enter your current password.')).toBeDefined();
    expect(screen.getByText('Your new password doesn’t meet all requirements yet.')).toBeDefined();
    await user.type(screen.getByLabelText('Current password'), 'x');
    await user.type(screen.getByLabelText('New password'), NEXT);
    await user.type(screen.getByLabelText('Confirm new password'), 'Another-one-7{Enter}');
    expect(screen.getByText(/The password confirmation does not match/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Confirm new password'));
    expect(gateway.calls).toEqual(['overview', 'browsers']);
  });

  test('shows the error of a wrong password and keeps all typed values', async () => {
    const { press, user } = await begin();
    await press('Change password');
    await user.type(screen.getByLabelText('Current password'), 'wrong');
    await user.type(screen.getByLabelText('New password'), NEXT);
    await user.type(screen.getByLabelText('Confirm new password'), `${NEXT}{Enter}`);
    expect(await screen.findByText('The password you entered is incorrect.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(NEXT);
  });

  test('sets the first password without a current one', async () => {
    const { gateway, press, user } = await begin((one) => {
      one.protection = { ...one.protection, hasPassword: false, providers: ['google', 'steam'] };
    });
    await press('Set a password');
    expect([screen.getByText('Google'), screen.getByText('Steam')]).toHaveLength(2);
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await user.type(screen.getByLabelText('New password'), NEXT);
    await user.type(screen.getByLabelText('Confirm new password'), `${NEXT}{Enter}`);
    await waitFor(() => {
      expect(gateway.calls).toContainEqual({ newPassword: NEXT, confirmation: NEXT });
    });
  });
});

describe('SecuritySection: emails about new logins', () => {
  test('can be turned off and on', async () => {
    const { gateway, user } = await begin();
    const shown = await screen.findByRole('switch', { name: 'Emails about new logins' });
    const before = (shown as HTMLInputElement).checked;
    await user.click(shown);
    expect((shown as HTMLInputElement).checked).toBe(!before);
    await waitFor(() => {
      expect(gateway.settings.security.login_notifications).toBe(!before);
    });
  });

  test('revert with a toast when the server refuses', async () => {
    const { gateway, toasts, user } = await begin();
    const shown = await screen.findByRole('switch', { name: 'Emails about new logins' });
    const before = (shown as HTMLInputElement).checked;
    gateway.failure = aRefusal({ message: 'Not now.' });
    await user.click(shown);
    await waitFor(() => {
      expect(toasts()).toMatchObject([{ body: 'Not now.' }]);
    });
    expect((shown as HTMLInputElement).checked).toBe(before);
  });
});

describe('SecuritySection: browsers', () => {
  test('list the current browser first, without a logout button', async () => {
    await begin();
    expect(await screen.findByText('This browser')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Log out/ })).toBeNull();
  });

  test('can be logged out one by one, even when the session has already ended', async () => {
    const { gateway, press } = await begin((one) => {
      one.signedIn = [aBrowser(), ...others(2)];
    });
    await press('Log out Firefox 0');
    await waitFor(() => {
      expect(screen.queryByText('Firefox 0')).toBeNull();
    });
    gateway.signedIn = [];
    await press('Log out Firefox 1');
    await waitFor(() => {
      expect(screen.queryByText('Firefox 1')).toBeNull();
    });
  });

  test('can all be logged out after a confirmation', async () => {
    const { dialogs, gateway, press } = await begin((one) => {
      one.signedIn = [aBrowser(), ...others(3)];
    });
    await press('Log out all others');
    expect(dialogs.current).toMatchObject({ request: { title: 'Log out everywhere else?', type: 'danger' } });
    expect(gateway.signedIn).toHaveLength(4);
    await act(() => dialogs.press('confirm'));
    expect(gateway.signedIn).toHaveLength(1);
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /^Log out/ })).toBeNull();
    });
  });

  test('show five of thirty until the list is expanded', async () => {
    const { press } = await begin((one) => {
      one.signedIn = [aBrowser(), ...others(29)];
    });
    expect(await screen.findAllByRole('button', { name: /^Log out F/ })).toHaveLength(4);
    await press('Show 25 more');
    expect(screen.getAllByRole('button', { name: /^Log out F/ })).toHaveLength(29);
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe('Where you’re logged in');
    });
  });
});

test('SecuritySection shows the error and retries when loading fails', async () => {
  const { gateway, press } = await begin((one) => {
    one.failure = { kind: 'network' };
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(/network error/i);
  gateway.failure = undefined;
  await press('Try again');
  expect(await button('Change password')).toBeDefined();
});
