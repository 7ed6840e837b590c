// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi, beforeAll } from 'vitest';
import { createHolocade } from '../../../sdk/create-holocade';
import { prepareLocal, LocalDialog } from '../../../sdk/local/prepare-local';
import { delivered } from '../../fakes/delivered';
import { FakeXrSession } from '../../fakes/fake-xr-session';
import { buttonsOf, shadowOf, supportModalDialogs } from '../support/modal-dialogs';
import { sandboxHere } from '../support/sandbox-here';
import { guestsHere } from '../support/guests-here';

describe('prepareLocal', () => {
  beforeEach(() => {
    supportModalDialogs();
    localStorage.clear();
    document.querySelectorAll('[data-holocade]').forEach((host) => host.remove());
  });

  test('shows the panel on the developer’s own machine', async () => {
    (await prepareLocal(window))({ settle: () => undefined, emit: () => undefined });
    expect(location.hostname).toBe('localhost');
    expect(shadowOf('panel')).toBeDefined();
  });

  test('stores purchases, saves and scores across pages', async () => {
    const sdk = createHolocade(window, sandboxHere, guestsHere);
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
    const later = createHolocade(window, sandboxHere, guestsHere);
    await expect(later.user.getCoins()).resolves.toBe(90);
    await expect(later.save.load()).resolves.toMatchObject({ data: { level: 2 } });
    await expect(later.leaderboard.top('main')).resolves.toMatchObject({ scores: [{ score: 7 }] });
  });

  test('stores guest data and offers it after the login', async () => {
    const sdk = createHolocade(window, sandboxHere, guestsHere);
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

const question = { title: 'Buy it?', text: 'It costs 3 coins.', yes: 'Buy' };

describe('LocalDialog', () => {
  beforeAll(supportModalDialogs);

  test('asks one question at a time, focuses no first, and closes afterwards', async () => {
    const dialog = new LocalDialog(document);
    const answer = dialog.ask(question);
    expect(dialog.ask(question)).toBeUndefined();
    expect(shadowOf('dialog')?.querySelector('dialog')?.open).toBe(true);
    expect(shadowOf('dialog')?.textContent).toContain('Buy it?It costs 3 coins.');
    expect(buttonsOf('dialog').map(({ textContent }) => textContent)).toEqual(['Not now', 'Buy']);
    buttonsOf('dialog')[1]?.click();
    await expect(answer).resolves.toBe(true);
    expect(shadowOf('dialog')).toBeUndefined();
    const again = dialog.ask(question);
    buttonsOf('dialog')[0]?.click();
    await expect(again).resolves.toBe(false);
  });

  test('answers no when closed by keyboard, and has no yes button without a label for it', async () => {
    const answer = new LocalDialog(document).ask({ title: 'Not enough coins', text: '' });
    expect(buttonsOf('dialog').map(({ textContent }) => textContent)).toEqual(['Close']);
    shadowOf('dialog')?.querySelector('dialog')?.dispatchEvent(new Event('close'));
    await expect(answer).resolves.toBe(false);
  });
});
