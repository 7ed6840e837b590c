// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { SecuritySection } from '../../../src/ui/account/SecuritySection';
import type { FakeSecurityGateway } from '../../fakes/fake-security-gateway';
import '../auth/browser-gaps';
import { aSecurityHouse } from './a-security-house';

async function begin(set: (gateway: FakeSecurityGateway) => void = () => undefined) {
  const house = await aSecurityHouse();
  set(house.gateway);
  const user = userEvent.setup();
  render(<SecuritySection createSecurity={house.createSecurity} username="nova" />);
  return { ...house, user, press: async (name: string | RegExp) => user.click(await button(name)) };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
afterEach(cleanup);

describe('two-factor sign-in', () => {
  const on = (gateway: FakeSecurityGateway) => {
    gateway.protection = { ...gateway.protection, twoFactor: true, recoveryLeft: 9 };
  };

  test('is set up in three steps; the codes stay until the player has them', async () => {
    const { copied, draw, gateway, press, refresh, toasts, user } = await begin();
    await press('Set up');
    await user.type(screen.getByLabelText('Password'), `${gateway.password}{Enter}`);
    expect(await screen.findByText('ABCD EFGH')).toBeDefined();
    expect(draw).toHaveBeenCalledWith('otpauth://totp/ada');
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeDefined();
    await press('Copy key');
    await user.type(screen.getByLabelText('Code of the app'), '12 34 56');
    await press('Switch on');
    expect(await screen.findByText(/This code is not right/)).toBeDefined();
    await user.clear(screen.getByLabelText('Code of the app'));
    await user.type(screen.getByLabelText('Code of the app'), `${gateway.code}{Enter}`);
    const codes = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(within(codes).getAllByRole('listitem')).toHaveLength(2);
    await press('Copy');
    expect(copied).toEqual(['ABCDEFGH', expect.stringContaining('abcde-fghij\nklmno-pqrst')]);
    const file = screen.getByRole('link', { name: 'Download' });
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('klmno-pqrst');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Done' })).toHaveProperty('disabled', true);
    // A toast would lie over the codes on a phone.
    expect(toasts()).toEqual([]);
    await user.click(screen.getByLabelText('I have kept them'));
    await press('Done');
    expect(await screen.findByText(/2 recovery codes are left/)).toBeDefined();
    expect(screen.getByText(/Make new ones before you need them/)).toBeDefined();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(toasts()).toMatchObject([{ body: 'Two-factor sign-in is on.' }]);
  });

  test('a wrong password is told at its field, and an empty one is not sent', async () => {
    const { gateway, press, user } = await begin();
    await press('Set up');
    await press('Continue');
    expect(screen.getByText('Please enter your password.')).toBeDefined();
    expect(gateway.calls).toEqual(['overview', 'browsers']);
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByText('The password you entered is incorrect.')).toBeDefined();
  });

  test('a text that is no code is told at once', async () => {
    const { gateway, press, user } = await begin(on);
    await press('Switch off');
    await user.type(screen.getByLabelText('Code of the app, or a recovery code'), '12345{Enter}');
    expect(screen.getByText('A code has six digits; a recovery code has ten letters and digits.')).toBeDefined();
    expect(gateway.calls).toEqual(['overview', 'browsers']);
  });

  test('is switched off with a code', async () => {
    const { gateway, press, user } = await begin(on);
    await press('Switch off');
    await user.type(screen.getByLabelText('Code of the app, or a recovery code'), `${gateway.code}{Enter}`);
    expect(await button('Set up')).toBeDefined();
    expect(gateway.calls).toContainEqual(['end', gateway.code]);
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe('Set up');
    });
  });

  test('gets new recovery codes with a code of the app; leaving the question changes nothing', async () => {
    const { gateway, press, user } = await begin(on);
    await press('New recovery codes');
    await press('Cancel');
    await press('New recovery codes');
    await user.type(screen.getByLabelText('Code of the app'), `${gateway.code}{Enter}`);
    expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeDefined();
    expect(gateway.calls.filter((call) => Array.isArray(call))).toEqual([['renew', gateway.code]]);
  });
});
