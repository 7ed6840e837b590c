// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createHolocade } from '../../../sdk/create-holocade';
import { prepareLocal } from '../../../sdk/local/prepare-local';
import { FakeXrSession } from '../../fakes/fake-xr-session';
import { delivered } from '../../fakes/delivered';
import { sandboxHere } from '../support/sandbox-here';
import { buttonsOf, shadowOf, supportModalDialogs } from '../support/modal-dialogs';

describe('a game outside the portal', () => {
  beforeEach(() => {
    supportModalDialogs();
    localStorage.clear();
    document.querySelectorAll('[data-holocade]').forEach((host) => host.remove());
  });

  test('has the panel on the developer’s own machine', async () => {
    (await prepareLocal(window))({ settle: () => undefined, emit: () => undefined });
    expect(location.hostname).toBe('localhost');
    expect(shadowOf('panel')).toBeDefined();
  });

  test('sells, saves and keeps scores, also over pages', async () => {
    const sdk = createHolocade(window, sandboxHere);
    const ended = vi.fn();
    sdk.events.on('purchase', ended);
    await sdk.user.openLogin();
    const xr = new FakeXrSession();
    sdk.session.attach(xr);
    await sdk.inventory.purchase('shield');
    expect(xr.ended).toBe(true);
    buttonsOf('dialog')[1]?.click();
    await delivered();
    expect(ended).toHaveBeenCalledWith({ item: 'shield', count: 1, ok: true });
    await sdk.save.write({ level: 2 });
    sdk.session.gameplayStart();
    await sdk.leaderboard.post('main', 7);
    const later = createHolocade(window, sandboxHere);
    await expect(later.user.getCoins()).resolves.toBe(90);
    await expect(later.save.load()).resolves.toMatchObject({ data: { level: 2 } });
    await expect(later.leaderboard.top('main')).resolves.toMatchObject({ scores: [{ score: 7 }] });
  });

  test('keeps what a guest does, and offers it after the sign-in', async () => {
    const sdk = createHolocade(window, sandboxHere);
    const taken = vi.fn();
    sdk.events.on('taken-over', taken);
    await sdk.save.write({ level: 2 });
    await sdk.leaderboard.post('main', 7);
    await sdk.user.openLogin();
    await delivered();
    buttonsOf('dialog')[1]?.click();
    await delivered();
    expect(taken).toHaveBeenCalledWith({ slots: [1], boards: ['main'] });
    await expect(sdk.save.load()).resolves.toMatchObject({ data: { level: 2 } });
    expect(JSON.parse(localStorage.getItem('holocade_guest') ?? '{}')).toMatchObject({ scores: {} });
  });
});
