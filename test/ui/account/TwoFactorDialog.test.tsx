// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { SecuritySection } from '../../../src/ui/account/SecuritySection';
import type { FakeSecurityGateway } from '../../fakes/fake-security-gateway';
import '../auth/browser-gaps';
import { securityFixture } from './security-fixture';

async function begin(set: (gateway: FakeSecurityGateway) => void = () => undefined) {
  const fixture = await securityFixture();
  set(fixture.gateway);
  const user = userEvent.setup();
  render(<SecuritySection createSecurity={fixture.createSecurity} username="nova" />);
  return { ...fixture, user, press: async (name: string | RegExp) => user.click(await button(name)) };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
afterEach(cleanup);

describe('TwoFactorDialog', () => {
  const on = (gateway: FakeSecurityGateway) => {
    gateway.protection = { ...gateway.protection, twoFactor: true, recoveryLeft: 9 };
  };

  test('sets up two-factor authentication in three steps and shows the recovery codes until they are saved', async () => {
    const { copied, draw, gateway, press, refresh, toasts, user } = await begin();
    await press('Set up');
    await user.type(screen.getByLabelText('Password'), `${gateway.password}{Enter}`);
    expect(await screen.findByText('ABCD EFGH')).toBeDefined();
    expect(draw).toHaveBeenCalledWith('otpauth://totp/ada');
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeDefined();
    await press('Copy key');
    await user.type(screen.getByLabelText('6-digit code'), '12 34 56');
    await press('Turn on');
    expect(await screen.findByText(/This code is not right/)).toBeDefined();
    await user.clear(screen.getByLabelText('6-digit code'));
    await user.type(screen.getByLabelText('6-digit code'), `${gateway.code}{Enter}`);
    const codes = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(within(codes).getAllByRole('listitem')).toHaveLength(2);
    await press('Copy');
    expect(copied).toEqual(['ABCDEFGH', expect.stringContaining('abcde-fghij\nklmno-pqrst')]);
    const file = screen.getByRole('link', { name: 'Download' });
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('klmno-pqrst');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Done' })).toHaveProperty('disabled', true);
    // A toast would cover the codes on a phone.
    expect(toasts()).toEqual([]);
    await user.click(screen.getByLabelText('I’ve saved these codes'));
    await press('Done');
    expect(await screen.findByText(/2 recovery codes left/)).toBeDefined();
    expect(screen.getByText(/Create new ones before you run out/)).toBeDefined();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(toasts()).toMatchObject([{ body: 'Two-factor authentication is on.' }]);
  });

  test('shows the error of a wrong password and does not send an empty one', async () => {
    const { gateway, press, user } = await begin();
    await press('Set up');
    await press('Continue');
    expect(screen.getByText('Please enter your password.')).toBeDefined();
    expect(gateway.calls).toEqual(['overview', 'browsers']);
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByText('The password you entered is incorrect.')).toBeDefined();
  });

  test('rejects a malformed code without a call', async () => {
    const { gateway, press, user } = await begin(on);
    await press('Turn off');
    await user.type(screen.getByLabelText('6-digit code or recovery code'), '12345{Enter}');
    expect(screen.getByText('A code has six digits; a recovery code has ten letters and digits.')).toBeDefined();
    expect(gateway.calls).toEqual(['overview', 'browsers']);
  });

  test('turns two-factor authentication off with a code', async () => {
    const { gateway, press, user } = await begin(on);
    await press('Turn off');
    await user.type(screen.getByLabelText('6-digit code or recovery code'), `${gateway.code}{Enter}`);
    expect(await button('Set up')).toBeDefined();
    expect(gateway.calls).toContainEqual(['end', gateway.code]);
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe('Set up');
    });
  });

  test('creates new recovery codes with a code from the app, and changes nothing when cancelled', async () => {
    const { gateway, press, user } = await begin(on);
    await press('New recovery codes');
    await press('Cancel');
    await press('New recovery codes');
    await user.type(screen.getByLabelText('6-digit code'), `${gateway.code}{Enter}`);
    expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeDefined();
    expect(gateway.calls.filter((call) => Array.isArray(call))).toEqual([['renew', gateway.code]]);
  });
});
