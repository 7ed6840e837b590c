import { expect, test } from './fixtures/test';
import { HostileGame } from './pages/hostile-game';

test.describe('F23', () => {
  test.use({ allowedComplaints: [/404/] });

  test('F23: a missing build is reported at once with a link to the current version', async ({ page }) => {
    await HostileGame.open(page, 'none.html');
    const card = page.getByRole('alert').filter({ hasText: 'This version is no longer available.' });
    await expect(card).toBeVisible();
    await card.getByRole('link', { name: 'Reload page' }).press('Enter');
    await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible();
    await expect(card).toBeHidden();
  });
});

test('F23: a build without our SDK is shown from its first frame', async ({ page }) => {
  await HostileGame.open(page, 'blank.html');
  await expect(page.getByText(/Lantern Drift by .+ Never enter your Holocade password/)).toBeVisible();
});

test('F23: a game with an endless script is reported like a silent one while the portal stays usable', async ({
  page,
}) => {
  // Time runs ten times faster in the page itself. The test's clock would wait for the frame, which never responds.
  await page.addInitScript(() => {
    if (window.top !== window) return;
    const { setTimeout } = window;
    const { now } = Date;
    const start = now();
    window.Date.now = () => start + (now() - start) * 10;
    Object.assign(window, {
      setTimeout: (task: () => void, delay = 0) => setTimeout(task, delay / 10),
    });
  });
  await HostileGame.open(page, 'loop.html');
  await expect(page.getByText('The game didn’t start')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('main').getByRole('link', { name: 'Paper Moon' }).first().click();
  await expect(page).toHaveURL(/\/developer\/paper-moon$/);
});

test('opening and leaving a game twenty times leaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    if (window.top !== window) return;
    const left = { listeners: 0, ports: 0, timers: new Set<unknown>() };
    Object.assign(globalThis, { left });
    const { addEventListener, removeEventListener, setInterval, clearInterval } = window;
    window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      if (args[0] === 'message') left.listeners += 1;
      addEventListener.apply(window, args);
    };
    window.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
      if (args[0] === 'message') left.listeners -= 1;
      removeEventListener.apply(window, args);
    };
    const Channel = window.MessageChannel;
    const counted = new WeakSet<MessagePort>();
    window.MessageChannel = class extends Channel {
      constructor() {
        super();
        left.ports += 1;
        counted.add(this.port1);
      }
    };
    const { close } = MessagePort.prototype;
    MessagePort.prototype.close = function (this: MessagePort) {
      if (counted.delete(this)) left.ports -= 1;
      close.call(this);
    };
    Object.assign(window, {
      setInterval: (...args: Parameters<typeof setInterval>) => {
        const timer = setInterval(...args);
        left.timers.add(timer);
        return timer;
      },
      clearInterval: (timer: number) => {
        left.timers.delete(timer);
        clearInterval(timer);
      },
    });
  });
  const state = () =>
    page.evaluate(() => {
      const { listeners, ports, timers } = (
        globalThis as typeof globalThis & { left: { listeners: number; ports: number; timers: Set<unknown> } }
      ).left;
      return { listeners, ports, timers: timers.size, frames: document.querySelectorAll('iframe').length };
    });
  const leave = async () => {
    await page.getByRole('main').getByRole('link', { name: 'Paper Moon' }).first().click();
    await expect(page).toHaveURL(/\/developer\/paper-moon$/);
    await expect(page.locator('iframe')).toHaveCount(0);
  };
  const game = await HostileGame.open(page, 'blank.html');
  const play = async () => {
    const frame = await game.greet();
    expect(await game.call(frame, 1, 'session.lifecycle', { signal: 'gameplay-start' })).toBe('ok');
    expect(await game.call(frame, 2, 'user.isLoggedIn', {})).toBe('ok');
  };
  await play();
  await leave();
  const once = await state();
  for (let time = 1; time < 20; time += 1) {
    await page.goBack();
    await page.getByRole('button', { name: /^Play Lantern/ }).click();
    await play();
    await leave();
  }
  expect(await state()).toEqual(once);
});
