import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { signUpQuickly } from './pages/own-player';
import { SdkGame } from './pages/sdk-game';

type VrWindow = typeof globalThis & {
  readonly navigator: { readonly xr: { requestSession(mode: string): Promise<unknown> } };
  readonly holocade: { readonly session: { attach(session: unknown): void } };
};

/** The faults were races, so the full run repeats the way. */
const ROUNDS = process.env['HOLOCADE_MAIN_JOURNEYS'] === '1' ? 1 : 3;

const modals = (page: Page) => page.locator('[role=dialog], [role=alertdialog]');

/** Asserts that exactly one modal is open and usable. */
async function onlyModal(page: Page, name: RegExp): Promise<void> {
  await expect(modals(page)).toHaveCount(1);
  await expect(modals(page)).toHaveAccessibleName(name);
  expect(await modals(page).evaluate((modal) => modal.closest('[inert], [aria-hidden=true]'))).toBeNull();
  await expect(modals(page).locator(':focus').or(page.locator('[role$=dialog]:focus'))).toHaveCount(1);
}

for (const { call, args, title, tag } of [
  { call: 'inventory.purchase', args: ['slow-wicks'], title: /^Buy Ten Slow Wicks/, tag: [] },
  { call: 'mail.toggle', args: ['developer'], title: /^Get emails from Paper Moon/, tag: '@repeat' },
]) {
  test(
    `T57: ${call} from a headset session asks first, then shows the game overlay and resumes the game`,
    { tag },
    async ({ page, headset }) => {
      test.slow();
      await signUpQuickly(page, 'stack');
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      for (let round = 0; round < ROUNDS; round += 1) {
        const game = await SdkGame.open(page);
        const frame = await headset.gameFrame();
        await frame.evaluate(async () => {
          const { navigator, holocade } = globalThis as VrWindow;
          holocade.session.attach(await navigator.xr.requestSession('immersive-vr'));
        });
        expect(await headset.inVr()).toBe(true);
        expect((await game.call(call, ...args)).code).toBe('ok');
        await onlyModal(page, title);
        expect(await headset.inVr()).toBe(false);
        await page.keyboard.press('Escape');
        await onlyModal(page, /^How was Lantern Drift/);
        await expect.poll(async () => (await game.heard()).map(({ name }) => name)).toContain('resume');
        await page.keyboard.press('Escape');
        await expect(modals(page)).toHaveCount(0);
        await expect(page.locator('[inert]')).toHaveCount(0);
      }
    },
  );
}
