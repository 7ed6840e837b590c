// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LocalPanel } from '../../../sdk/local/local-panel';
import { localGame } from '../support/local-game';
import { pageHere } from '../support/sandbox-here';
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

describe('the panel of the sandbox', () => {
  let local = localGame();
  let page = pageHere();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    document.querySelectorAll('[data-holocade], meta').forEach((host) => host.remove());
    local = localGame();
    page = pageHere();
    new LocalPanel(window, local.world, local.faults, page).show();
  });
  afterEach(() => void vi.useRealTimers());

  test('is closed, and labels every field', () => {
    expect(shadowOf('panel')?.querySelector('details')?.open).toBe(false);
    expect(shadowOf('panel')?.querySelector('summary')?.textContent).toBe('Holocade sandbox');
    for (const input of shadowOf('panel')?.querySelectorAll('input, select') ?? []) {
      expect(input.closest('label')?.textContent).not.toBe('');
    }
  });

  test('signs in and out, sets coins and premium, and the game is told', async () => {
    set('Coins', '7');
    set('Signed in', true);
    set('Premium', true);
    set('Coins', '12');
    set('Coins', '-1');
    set('Signed in', false);
    expect(local.told).toEqual([
      ['auth', { loggedIn: true, username: 'local-player', alias: 'Local Player' }],
      ['premium', { active: true }],
      ['balance', { total: 12 }],
      ['auth', { loggedIn: false }],
    ]);
  });

  test('has calls fail, wait, and the game paused and muted', async () => {
    set('Calls fail with', 'err_network');
    await expect(local.ask('user.isLoggedIn')).rejects.toMatchObject({ code: 'err_network' });
    set('Calls fail with', 'none');
    await expect(local.ask('user.isLoggedIn')).resolves.toBe(false);
    set('Latency in ms', '500');
    expect(local.faults.latency).toBe(500);
    for (const label of ['Pause', 'Resume', 'Mute', 'Unmute']) press(label);
    expect(local.told.map(([name]) => name)).toEqual(['pause', 'resume', 'mute', 'unmute']);
  });

  test('shows while it is open what the game changes', async () => {
    const details = shadowOf('panel')?.querySelector('details');
    if (!details) throw new Error('There is no panel.');
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
    await local.signIn();
    vi.advanceTimersByTime(500);
    expect(field<HTMLInputElement>('Signed in').checked).toBe(true);
    details.open = false;
    details.dispatchEvent(new Event('toggle'));
    expect(vi.getTimerCount()).toBe(0);
  });

  test('forgets everything but the sign-in and the choices for the page', async () => {
    await local.signIn();
    await local.ask('save.write', { data: 1 });
    set('Coins', '7');
    localStorage.setItem('holocade_guest', '{}');
    local.world.store.write({ ...local.world.store.read(), emulatedHeadset: true, appliesPolicy: false });
    press('Forget everything');
    expect(localStorage.getItem('holocade_guest')).toBeNull();
    expect(local.world.store.read()).toMatchObject({ emulatedHeadset: true, appliesPolicy: false });
    await expect(local.ask('save.all')).resolves.toEqual({});
    await expect(local.ask('user.getCoins')).resolves.toBe(100);
  });

  test('switches the emulated headset and the policy of the page', () => {
    const choose = vi.spyOn(page, 'choose').mockImplementation(() => undefined);
    expect(field<HTMLInputElement>('Emulated headset').checked).toBe(false);
    expect(field<HTMLInputElement>('Apply the portal’s policy').checked).toBe(true);
    set('Emulated headset', true);
    set('Apply the portal’s policy', false);
    expect(choose.mock.calls).toEqual([[{ emulatedHeadset: true }], [{ appliesPolicy: false }]]);
  });

  test('lists blocked hosts, with the line for game.json that allows them', () => {
    const texts = () => shadowOf('panel')?.textContent ?? '';
    page.policy.apply([]);
    const violation = { blockedURI: 'https://cdn.example.com/a.js', effectiveDirective: 'script-src-elem' };
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
    expect(shadowOf('panel')?.querySelector('summary')?.textContent).toBe('Holocade sandbox · 1 blocked');
    expect(shadowOf('panel')?.querySelector('li')?.textContent).toBe('https://cdn.example.com');
    expect(shadowOf('panel')?.querySelector('code')?.textContent).toBe('"network": ["https://cdn.example.com"]');
    expect(texts()).not.toContain('cannot be allowed');
    const framed = { blockedURI: 'https://ads.example.com/', effectiveDirective: 'frame-src' };
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), framed));
    expect(texts()).toContain('Blocked, cannot be allowed:https://ads.example.com (frame-src)');
  });

  test('keeps to itself what is typed into it', () => {
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    field('Coins').dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, composed: true }));
    window.removeEventListener('keydown', heard);
    expect(heard).not.toHaveBeenCalled();
  });
});
