import { expect, test } from './fixtures/test';
import { projectOfTests } from './pages/new-project';

const project = projectOfTests();
test.use({ allowedHosts: ['localhost'] });
test.setTimeout(120_000);

const PAGE = `<!doctype html><title>Sphere</title>
<h1>first</h1><p id="xr"></p><script type="module" src="/main.js"></script>`;
const script = (text: string) => `import.meta.hot?.accept(() => {});
document.querySelector('h1').textContent = ${JSON.stringify(text)};
navigator.xr?.isSessionSupported('immersive-vr').then((is) => (document.querySelector('#xr').textContent = String(is)));
`;

test('a development server runs in its game’s frame with hot reload and an emulated headset @desktop', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  project().write('index.html', PAGE);
  project().write('main.js', script('before'));
  const address = await project().serve(['--port', '0', '--host', '127.0.0.1']);

  const said = await project().holocade(['dev', address, '--game', 'sand-garden'], port);
  await page.goto(/Play: (\S+)/.exec(said)?.[1] ?? '');
  // Vite sends a change only to pages that are connected.
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
  await page.getByRole('button', { name: 'Simulate a VR headset' }).click();
  const game = page.frameLocator('iframe[title]').first();
  await expect(game.locator('h1')).toHaveText('before');
  await expect(game.locator('#xr')).toHaveText('true');

  await connected;
  project().write('main.js', script('after'));
  await expect(game.locator('h1')).toHaveText('after');

  await project().holocade(['dev', 'stop', '--game', 'sand-garden'], port);
  await page.reload();
  await expect(page.getByRole('option', { name: 'dev' })).toHaveCount(0);
});
