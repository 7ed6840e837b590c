// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { LoginProvider, SignInProvider } from '../../../src/domain/auth/social-provider';
import { SecuritySection } from '../../../src/ui/account/SecuritySection';
import type { FakeSecurityGateway } from '../../fakes/fake-security-gateway';
import { securityFixture } from './security-fixture';

async function begin(set: (gateway: FakeSecurityGateway) => void, provider?: LoginProvider) {
  const fixture = await securityFixture();
  set(fixture.gateway);
  const user = userEvent.setup();
  render(<SecuritySection createSecurity={fixture.createSecurity} username="nova" provider={provider} />);
  return { ...fixture, user, press: async (name: string) => user.click(await screen.findByRole('button', { name })) };
}

afterEach(cleanup);

describe('ProvidersRow', () => {
  const connect = (providers: readonly SignInProvider[], hasPassword: boolean) => (one: FakeSecurityGateway) => {
    one.protection = { ...one.protection, providers, hasPassword };
  };

  test('disconnects a provider after a password and a confirmation', async () => {
    const { dialogs, gateway, press, toasts, user } = await begin(connect(['google', 'steam'], true));
    await press('Disconnect Steam');
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    });
    await user.keyboard(`${gateway.password}{Enter}`);
    expect(dialogs.current).toMatchObject({ request: { title: 'Disconnect Steam?', type: 'danger' } });
    expect(gateway.protection.providers).toEqual(['google', 'steam']);
    await act(() => dialogs.press('confirm'));
    await waitFor(() => {
      expect(screen.queryByText('Steam')).toBeNull();
    });
    expect(gateway.calls).toContainEqual(['unlink', 'steam', { password: gateway.password }]);
    expect(toasts()).toMatchObject([{ body: 'Steam disconnected. You’re logged out of all other browsers.' }]);
    expect(screen.queryByRole('form', { name: 'Disconnect Steam' })).toBeNull();
    expect(screen.getByText('Google')).toBeDefined();
  });

  test.each([
    ['steam', true],
    ['password', false],
  ] as const)('names the provider of this session: %s', async (provider, isNamed) => {
    await begin(connect(['google', 'steam'], true), provider);
    await screen.findByText('Google');
    expect(screen.queryByText('You logged in to this browser with Steam.') !== null).toBe(isNamed);
  });

  test('keeps the provider without a confirmation or a password', async () => {
    const { dialogs, gateway, press, user } = await begin(connect(['google'], true));
    await press('Disconnect Google');
    await press('Disconnect');
    expect(screen.getByText('Please enter your password.')).toBeDefined();
    await user.type(screen.getByLabelText('Password'), `${gateway.password}{Enter}`);
    await act(() => dialogs.press('cancel'));
    expect(gateway.protection.providers).toEqual(['google']);
    await press('Cancel');
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Disconnect Google' }));
    });
  });

  test('shows the error of a wrong password at its field', async () => {
    const { dialogs, press, user } = await begin(connect(['google'], true));
    await press('Disconnect Google');
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    await act(() => dialogs.press('confirm'));
    expect(await screen.findByText('The password you entered is incorrect.')).toBeDefined();
  });

  test('does not disconnect the only login method and explains the alternative', async () => {
    await begin(connect(['google'], false));
    expect(await screen.findByText(/Set a password before you disconnect it/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Disconnect/ })).toBeNull();
  });
});
