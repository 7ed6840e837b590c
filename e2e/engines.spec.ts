import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { signUpQuickly } from './pages/own-player';
import { builtTemplate, TemplateGame, unitywebBuild } from './pages/template-game';

const onlyMain = process.env['HOLOCADE_MAIN_JOURNEYS'] === '1';

const pressButton =
  (name: RegExp) =>
  async (frame: FrameLocator): Promise<void> => {
    await frame.getByRole('button', { name }).first().click();
  };
const enterVr = pressButton(/enter vr/i);

/** Godot draws its own buttons; this one is 48 points above the middle of the lower edge. */
async function pressInCanvas(frame: FrameLocator): Promise<void> {
  const canvas = frame.locator('canvas').first();
  const { width = 0, height = 0 } = (await canvas.boundingBox()) ?? {};
  const point = Math.min(width / 1152, height / 648);
  await canvas.click({ position: { x: width / 2, y: height - 48 * point } });
}

interface Template {
  readonly name: string;
  readonly folder?: () => string;
  readonly enter?: (frame: FrameLocator) => Promise<void>;
  /** Messages that the engine logs as errors. */
  readonly engineErrors?: RegExp;
}

/** `npm test` plays one build. The check of publications and the developer's journey play others. */
const MAIN_TEMPLATE = 'aframe';

const templates: readonly Template[] = [
  { name: 'three' },
  { name: 'three-decoders' },
  { name: 'aframe' },
  { name: 'babylon' },
  { name: 'playcanvas' },
  { name: 'rapier' },
  { name: 'unity' },
  // At the end of a session, Godot 4.6 frees the headset's textures before it drops its references.
  { name: 'godot', enter: pressInCanvas, engineErrors: /"from_tex" is null|at: texture_remap_proxies/ },
  { name: 'threads' },
  { name: 'webxr-ar', enter: pressButton(/enter ar/i) },
  { name: 'plain' },
];

/** All combinations take equally long. `npm test` runs only the most significant one and skips the check. */
const visits = onlyMain
  ? [{ signedIn: false, headset: true }]
  : [false, true].flatMap((signedIn) => [false, true].map((headset) => ({ signedIn, headset })));

test.describe('templates', () => {
  test.setTimeout(onlyMain ? 120_000 : 300_000);

  for (const { name, folder = () => builtTemplate(name), enter = enterVr, engineErrors } of [
    ...templates.filter(({ name }) => !onlyMain || name === MAIN_TEMPLATE),
    ...(onlyMain ? [] : [{ name: 'unity as .unityweb', folder: unitywebBuild }]),
  ]) {
    test.describe(name, () => {
      test.use({ allowedComplaints: engineErrors === undefined ? [] : [engineErrors] });
      test(`template ${name} is published unchanged, renders in the portal, enters and leaves VR @desktop`, async ({
        page,
        baseURL,
      }) => {
        const { port } = new URL(baseURL ?? '');
        const game = await TemplateGame.publish(page, folder(), { port, check: !onlyMain });
        let isSignedIn = false;
        for (const { signedIn, headset } of visits) {
          const visit = `${signedIn ? 'logged in' : 'as a visitor'}, ${headset ? 'with' : 'without'} the emulated headset`;
          await test.step(visit, async () => {
            if (signedIn && !isSignedIn) await signUpQuickly(page, 'tester');
            isSignedIn = signedIn;
            await game.play({ headset });
            await game.expectScene();
            if (headset) await game.visitHeadset(enter);
          });
        }
        await game.unpublish();
      });
    });
  }
});

test.describe('over https', () => {
  const site = 'https://marble-run.play.holocade.localhost/';

  test("template babylon enters VR by Babylon.js' own button over https", async ({ context, page, headset }) => {
    await context.route(`${site}**`, (route) =>
      route.fulfill({ path: join(builtTemplate('babylon'), new URL(route.request().url()).pathname) }),
    );
    await page.goto(`${site}index.html`);
    await page.locator('.xr-button-overlay button').click();
    await expect.poll(() => headset.inVr()).toBe(true);
    await headset.endSession();
  });
});

test('the built templates contain no address of a content delivery network', () => {
  for (const { name } of templates)
    expect(readFileSync(join(builtTemplate(name), 'index.html'), 'utf8')).not.toMatch(/(src|href)="https?:/);
});
