import { expect, test } from './fixtures/test';
import { expectAccessible, logInToConsole, siteOf } from './pages/developer-site';
import { holocade, unpublish } from './pages/holocade-command';
import { projectOfTests } from './pages/new-project';

const project = projectOfTests();
test.use({ allowedComplaints: [/no tile|404/] });

const SLUG = 'broken-tiles';
const FACTS = {
  slug: SLUG,
  title: 'Broken Tiles',
  genre: { slug: 'action', title: 'Action' },
  category: { slug: 'arcade', title: 'Arcade' },
};
const SOURCE = 'const tiles = [];\nfunction tick(tile: number) {\n  throw new Error(`no tile ${tile}`);\n}\n';
const CODE = 'document.querySelector("button").onclick=function t(){throw new Error("no tile 7")}';
/** The only position of the script is that of the line with `throw`. */
const MAP = { version: 3, sources: ['../src/tiles.ts'], sourcesContent: [SOURCE], names: [], mappings: 'AAEE' };

test('a developer sees the error of a player with its line in the sources, which players cannot read', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const { port } = new URL(baseURL ?? '');
  project().write(
    'build/index.html',
    '<!doctype html><title>Tiles</title><button>Break</button><img src="sky.png" alt=""><script src="tiles.js"></script>',
  );
  project().write('build/tiles.js', `${CODE}\n//# sourceMappingURL=tiles.js.map\n`);
  project().write('build/tiles.js.map', JSON.stringify(MAP));
  project().write('build/game.json', JSON.stringify(FACTS));
  await holocade(['publish', `${project().folder}/build`, '--developer', 'northlight-forge', '--no-check'], port);

  await page.goto(`/arcade/games/${SLUG}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Play/ }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Break' }).click();
  const script = await frame.locator('script[src="tiles.js"]').evaluate((element: HTMLScriptElement) => element.src);
  const { host, pathname } = new URL(script);
  const statusOf = async (path: string) =>
    (await page.request.get(`http://127.0.0.1:${port}${path}`, { headers: { host } })).status();
  expect(await statusOf(pathname)).toBe(200);
  expect(await statusOf(`${pathname}.map`)).toBe(404);
  const reported = page.waitForRequest((request) => request.url().endsWith(`/game/${SLUG}/health`));
  await page.locator('a[href="/arcade/games"]:visible').first().click();
  await reported;

  await logInToConsole(page, `${siteOf(baseURL)}/console/northlight-forge/games/${SLUG}`);
  await page.getByRole('link', { name: 'Health' }).click();

  const errors = page.getByRole('region', { name: 'Errors', exact: true });
  await expect(errors.getByText(/no tile 7/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Failed loads' }).getByText('/1.0.0/sky.png')).toBeVisible();
  await errors.getByRole('button', { name: /^Stack of/ }).click();
  const stack = page.getByRole('region', { name: 'Stack', exact: true });
  await expect(stack.getByText('../src/tiles.ts:3:3')).toBeVisible();
  await expect(stack.getByText('throw new Error(`no tile ${tile}`);')).toBeVisible();
  await expectAccessible(page, 'health');
  await unpublish(SLUG, port);
});
