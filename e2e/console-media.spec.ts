import { zipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from './fixtures/test';
import { expectAccessible, logInToConsole, siteOf } from './pages/developer-site';
import { unpublish } from './pages/holocade-command';

/** Timeout of a publication, whose check plays the build. */
const PUBLISHED = { timeout: 120_000 };

/** Creates a file with two halves of different colours. */
async function halves(name: string, left: string, right: string) {
  const part = (background: string) => ({ create: { width: 1280, height: 1080, channels: 3 as const, background } });
  const buffer = await sharp({ create: { width: 2560, height: 1080, channels: 3, background: left } })
    .composite([{ input: part(right), left: 1280, top: 0 }])
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Zip archive of a small game. */
function gameZip(slug: string): Buffer {
  const page = `<!doctype html><title>${slug}</title><h1 style="color: white">${slug}</h1>`;
  const game = {
    ...{ slug, title: 'Picture Book', excerpt: 'Pages of colour.' },
    genre: { slug: 'relaxation', title: 'Relaxation' },
    category: { slug: 'creative', title: 'Creative' },
    items: [{ slug: 'lamp', name: 'Lamp', description: 'It shines.', price: 5, place: 'game' }],
  };
  const files = { 'index.html': page, 'game.json': JSON.stringify(game) };
  const entries = Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)] as const);
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}

test('a member uploads, crops, orders and describes the pictures of a draft, adds a trailer, gives an item a picture and rates the game; players see all after the release', async ({
  page,
  baseURL,
  request,
}) => {
  test.setTimeout(300_000);
  const { port } = new URL(baseURL ?? '');
  const slug = `media-${Date.now().toString(36)}`;
  const home = `${siteOf(baseURL)}/console/northlight-forge`;
  await logInToConsole(page, `${home}/new`);
  const zip = { name: `${slug}.zip`, mimeType: 'application/zip', buffer: gameZip(slug) };
  await page.getByLabel('Zip archive').setInputFiles(zip);
  await expect(page.getByRole('heading', { name: /^Draft .* is ready$/ })).toBeVisible(PUBLISHED);

  await page.goto(`${home}/games/${slug}`);
  await page.getByRole('link', { name: 'Pictures' }).click();
  const cover = page.getByRole('region', { name: 'Cover' });
  await page.getByLabel('Files for: Cover').setInputFiles(await halves('cover.jpg', '#c02020', '#2020c0'));
  const stage = page.getByRole('button', { name: /Visible part/ });
  await expect(stage).toBeFocused();
  // Moves the crop to the right edge, which is blue.
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowRight');
  await expectAccessible(page, 'crop');
  await cover.getByRole('button', { name: 'Use as cover' }).click();
  await expect(stage).toHaveCount(0);

  const shots = page.getByRole('region', { name: 'Pictures of the page' });
  await page
    .getByLabel('Files for: Pictures of the page')
    .setInputFiles([await halves('one.jpg', '#20a020', '#20a020'), await halves('two.jpg', '#c0c020', '#c0c020')]);
  await expect(shots.getByText('1 more to crop.')).toBeVisible();
  await shots.getByRole('button', { name: 'Add picture', exact: true }).click();
  await expect(shots.getByText('1 more to crop.')).toBeHidden();
  await shots.getByRole('button', { name: 'Add picture', exact: true }).click();
  const last = shots.getByAltText(/picture \d+$/).last();
  await expect(stage).toHaveCount(0);
  const address = await last.getAttribute('src');
  const count = await shots.getByRole('listitem').count();
  for (let place = count; place > 1; place -= 1)
    await shots.getByRole('button', { name: `Move picture ${String(place)} earlier` }).click();
  await expect(shots.getByAltText('Pictures of the page, picture 1')).toHaveAttribute('src', address ?? '');
  await shots
    .getByRole('listitem')
    .nth(1)
    .dragTo(shots.getByRole('listitem').first(), { targetPosition: { x: 60, y: 40 } });
  await expect(shots.getByAltText('Pictures of the page, picture 2')).toHaveAttribute('src', address ?? '');
  await shots.getByLabel('Alternative text of picture 2 (optional)').fill('A yellow field.');
  const trailer = page.getByRole('region', { name: 'Trailer' });
  const file = page.getByLabel('File for: Trailer');
  await file.setInputFiles({ name: 'note.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no video') });
  await expect(trailer.getByText('“note.mp4” is not a WebM or MP4 video.')).toBeVisible();
  const film = 'games/lantern-drift/media/trailer.webm';
  const sending = /\/uploads\/[^/]+$/;
  // The portal has the upload, and waits for its bytes.
  await page.route(sending, (route) => (route.request().method() === 'PATCH' ? undefined : route.fallback()));
  const deletion = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await file.setInputFiles(film);
  await trailer.getByRole('button', { name: 'Cancel' }).click();
  expect((await deletion).status()).toBe(204);
  await page.unroute(sending);
  await file.setInputFiles(film);
  const player = trailer.getByLabel('Trailer', { exact: true });
  await expect(player).toBeVisible();
  await player.evaluate((video: HTMLVideoElement) => video.play());
  await expectAccessible(page, 'pictures');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  const wrong = { name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await page.getByLabel('Files for: Cover').setInputFiles(wrong);
  await expect(cover.getByText('note.png: Please choose a PNG, JPEG, WebP or AVIF image.')).toBeVisible();

  await page.goto(`${home}/games/${slug}/draft-details`);
  await page.getByLabel('Age rating (optional)').selectOption('12+');
  await page.getByLabel('Comfort in a headset (optional)').selectOption('Intense');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();

  await page.goto(`${home}/games/${slug}/draft-lists`);
  const lamp = page.getByAltText('Lamp', { exact: true });
  await page.getByText('Lamp', { exact: true }).click();
  await page.getByLabel('File for the picture of Lamp').setInputFiles(await halves('lamp.jpg', '#20a0c0', '#20a0c0'));
  await expect(stage).toBeFocused();
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(lamp).toBeVisible();
  const square = (await lamp.getAttribute('src'))?.split('/').at(-1) ?? '';
  await expectAccessible(page, 'picture of an item');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  // Only browsers resolve names below localhost.
  const get = (address: string) => {
    const { host, pathname } = new URL(address);
    return request.get(`http://127.0.0.1:${port}${pathname}`, { headers: { host } });
  };
  expect((await get(`${baseURL ?? ''}/arcade/games/${slug}`)).status()).toBe(404);

  await page.goto(`${home}/games/${slug}`);
  await page.getByRole('button', { name: 'Release', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release' }).click();
  await expect(page.getByRole('heading', { name: /is released$/ })).toBeVisible(PUBLISHED);
  await page.goto(`${baseURL ?? ''}/arcade/games/${slug}`);
  await expect(page.getByText('Intense motion in VR. Take a break if you feel dizzy.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'About' }).getByText('12+')).toBeVisible();
  const portfolio = page.getByRole('region', { name: 'Trailer & Screenshots' });
  const second = portfolio.getByAltText('A yellow field.');
  await expect(portfolio.getByAltText(/trailer 1 of \d+$/)).toBeVisible();
  await expect(second).toHaveAttribute('src', new RegExp(`/published/${slug}/${address?.split('/').at(-1) ?? ''}$`));
  await expect(page.locator(`img[src$="${square}"]`).first()).toBeVisible();
  await expectAccessible(page, 'game page');
  const share = await page.locator('meta[property="og:image"]').getAttribute('content');
  const { channels } = await sharp(await (await get(share ?? '')).body()).stats();
  expect(channels.map(({ mean }) => mean > 128)).toEqual([false, false, true]);
  await unpublish(slug, port);
});
