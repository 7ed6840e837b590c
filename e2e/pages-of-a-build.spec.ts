import type { Frame, Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { projectOfTests } from './pages/new-project';
import { TemplateGame } from './pages/template-game';

const project = projectOfTests();
test.setTimeout(120_000);

const FACTS = {
  slug: 'lighthouse-steps',
  title: 'Lighthouse Steps',
  genre: { slug: 'relaxation', title: 'Relaxation' },
  category: { slug: 'nature', title: 'Nature' },
};
const page = (body: string) => `<!doctype html><title>Lighthouse Steps</title>${body}`;
/** As in the samples of the Immersive Web group: an inline session draws into the page until the player enters VR. */
const GAME = `<button disabled>Enter VR</button><script type="module">
const button = document.querySelector('button');
let gl;
const draw = async (session, space) => {
  gl ??= document.body.appendChild(document.createElement('canvas')).getContext('webgl', { xrCompatible: true });
  session.updateRenderState({ baseLayer: new XRWebGLLayer(session, gl) });
  const reference = await session.requestReferenceSpace(space);
  session.requestAnimationFrame(function step(now, frame) {
    session.requestAnimationFrame(step);
    if (!frame.getViewerPose(reference)) return;
    gl.bindFramebuffer(gl.FRAMEBUFFER, session.renderState.baseLayer.framebuffer);
    gl.clearColor(0, Math.abs(Math.sin(now / 500)), 0.5, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
    document.body.dataset.drawn = space;
  });
};
draw(await navigator.xr.requestSession('inline'), 'viewer');
button.disabled = !(await navigator.xr.isSessionSupported('immersive-vr'));
button.onclick = async () => draw(await navigator.xr.requestSession('immersive-vr'), 'local');
</script>`;

const SDK_PAGE = (body: string, base: string) =>
  page(`<script src="${base}/sdk/v1/holocade-sdk.global.js"></script>${body}<output></output><script type="module">
  const isLoggedIn = await holocade.user.isLoggedIn();
  document.querySelector('output').textContent = holocade.environment + ' ' + isLoggedIn;
</script>`);

const drawn = (inner: Frame | undefined) =>
  inner?.evaluate(() => document.body.dataset['drawn']).catch(() => undefined);
const innerFrame = (on: Page) => on.frames().find((frame) => frame.url().endsWith('/game.html'));

test('a build without our SDK has headset, play and overlay in a later page and in its frame @desktop', async ({
  page: portal,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  project().write('build/index.html', page('<a href="play.html">Start</a>'));
  const frame = '<iframe src="game.html" allow="xr-spatial-tracking" width="600" height="360"></iframe>';
  project().write('build/play.html', page(`<h1>Steps</h1>${frame}`));
  project().write('build/game.html', page(GAME));
  project().write('build/game.json', JSON.stringify(FACTS));
  const game = await TemplateGame.publish(portal, `${project().folder}/build`, { port, check: false });
  const played = portal.waitForRequest((request) => request.url().endsWith('/lighthouse-steps/played'));

  await game.play({ headset: true });
  await game.frame.getByRole('link', { name: 'Start' }).click();
  const inner = game.frame.frameLocator('iframe');
  await expect(inner.getByRole('button', { name: 'Enter VR' })).toBeEnabled();
  await expect.poll(() => drawn(innerFrame(portal))).toBe('viewer');
  await inner.getByRole('button', { name: 'Enter VR' }).click();
  await expect.poll(() => drawn(innerFrame(portal))).toBe('local');
  await played;
  await portal.keyboard.press('Escape');
  await expect(portal.getByRole('dialog', { name: 'How was Lighthouse Steps?' })).toBeVisible();
  await portal.keyboard.press('Escape');
  await expect.poll(() => drawn(innerFrame(portal))).toBe('viewer');
  await game.unpublish();
});

test('a later page of a build with our SDK connects to the portal', async ({ page: portal, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const statics = (baseURL ?? '').replace('//', '//static.');
  project().write('menu/index.html', SDK_PAGE('<a href="level.html">Start</a>', statics));
  project().write('menu/level.html', SDK_PAGE('<h1>Level</h1>', statics));
  project().write('menu/game.json', JSON.stringify({ ...FACTS, slug: 'harbour-steps', title: 'Harbour Steps' }));
  const game = await TemplateGame.publish(portal, `${project().folder}/menu`, { port, check: false });
  await game.play({ headset: false });
  await expect(game.frame.getByText('portal false')).toBeVisible();
  await game.frame.getByRole('link', { name: 'Start' }).click();
  await expect(game.frame.getByRole('heading', { name: 'Level' })).toBeVisible();
  await expect(game.frame.getByText('portal false')).toBeVisible();
  await game.unpublish();
});
