// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LocalPanel } from '../../../sdk/local/local-panel';
import { PortalPolicy } from '../../../sdk/local/portal-policy';
import { localGame } from '../support/local-game';
import { buttonsOf, shadowOf } from '../support/modal-dialogs';

function field<E extends HTMLElement>(label: string): E {
  const labels = [...(shadowOf('panel')?.querySelectorAll('label') ?? [])];
  const found = labels.find(({ textContent }) => textContent?.startsWith(label));
  return found?.querySelector('input, select') as unknown as E;
}

function set(label: string, value: string | boolean): void {
  const input = field<HTMLInputElement>(label);
  if (typeof value === 'boolean') input.checked = value;
  else input.value = value;
  input.dispatchEvent(new Event('change'));
}

const press = (label: string) =>
  buttonsOf('panel')
    .find(({ textContent }) => textContent === label)
    ?.click();

describe('LocalPanel', () => {
  let local = localGame();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    document.querySelectorAll('[data-holocade]').forEach((host) => host.remove());
    local = localGame();
    new LocalPanel(window, local.world, local.faults, new PortalPolicy(window, local.world.game.network)).show();
  });
  afterEach(() => void vi.useRealTimers());

  test('is initially closed and labels every field', () => {
    expect(shadowOf('panel')?.querySelector('details')?.open).toBe(false);
    expect(shadowOf('panel')?.querySelector('summary')?.textContent).toBe('Holocade sandbox');
    for (const input of shadowOf('panel')?.querySelectorAll('input, select') ?? []) {
      expect(input.closest('label')?.textContent).not.toBe('');
    }
  });

  test('logs in and out, sets coins and premium, and notifies the game', async () => {
    set('Coins', '7');
    set('Logged in', true);
    set('Premium', true);
    set('Coins', '12');
    set('Coins', '-1');
    set('Logged in', false);
    expect(local.emitted).toEqual([
      ['auth', { loggedIn: true, username: 'local-player', alias: 'Local Player' }],
      ['premium', { active: true }],
      ['balance', { total: 12 }],
      ['auth', { loggedIn: false }],
    ]);
  });

  test('makes calls fail or wait, and pauses and mutes the game', async () => {
    set('Calls fail with', 'err_network');
    await expect(local.ask('user.isLoggedIn')).rejects.toMatchObject({ code: 'err_network' });
    set('Calls fail with', 'none');
    await expect(local.ask('user.isLoggedIn')).resolves.toBe(false);
    set('Latency in ms', '500');
    expect(local.faults.latency).toBe(500);
    for (const label of ['Pause', 'Resume', 'Mute', 'Unmute']) press(label);
    expect(local.emitted.map(([name]) => name)).toEqual(['pause', 'resume', 'mute', 'unmute']);
  });

  test('shows changes by the game while it is open', async () => {
    const details = shadowOf('panel')?.querySelector('details');
    if (!details) throw new Error('There is no panel.');
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
    await local.signIn();
    vi.advanceTimersByTime(500);
    expect(field<HTMLInputElement>('Logged in').checked).toBe(true);
    details.open = false;
    details.dispatchEvent(new Event('toggle'));
    expect(vi.getTimerCount()).toBe(0);
  });

  test('resets everything except the login state', async () => {
    await local.signIn();
    await local.ask('save.write', { data: 1 });
    set('Coins', '7');
    localStorage.setItem('holocade_guest', '{}');
    press('Reset sandbox');
    expect(localStorage.getItem('holocade_guest')).toBeNull();
    await expect(local.ask('save.all')).resolves.toEqual({});
    await expect(local.ask('user.getCoins')).resolves.toBe(100);
  });

  test('counts blocked hosts while it is closed', () => {
    document.querySelectorAll('[data-holocade]').forEach((host) => host.remove());
    const policy = new PortalPolicy(window, []);
    policy.apply();
    new LocalPanel(window, local.world, local.faults, policy).show();
    const violation = { blockedURI: 'https://cdn.example.com/a.js', effectiveDirective: 'script-src-elem' };
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
    const frame = { blockedURI: 'https://ads.example.com/', effectiveDirective: 'frame-src' };
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), frame));
    document.querySelector('meta[http-equiv]')?.remove();
    expect(shadowOf('panel')?.querySelector('summary')?.textContent).toBe('Holocade sandbox · 2 blocked');
    expect(shadowOf('panel')?.querySelector('output')?.textContent).toBe(
      'Add to “network” in game.json: https://cdn.example.com\nAlways blocked in the portal: https://ads.example.com (frame-src)',
    );
  });

  test('stops input events from reaching the game', () => {
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    field('Coins').dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, composed: true }));
    window.removeEventListener('keydown', heard);
    expect(heard).not.toHaveBeenCalled();
  });
});
