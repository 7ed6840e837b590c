import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures/test';
import { signUpQuickly } from './pages/own-player';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });

/** A picture with a red left half and a blue right half. */
async function twoHalves(): Promise<Buffer> {
  const half = { create: { width: 300, height: 300, channels: 3, background: 'blue' } } as const;
  return sharp({ create: { width: 600, height: 300, channels: 3, background: 'red' } })
    .composite([{ input: half, left: 300, top: 0 }])
    .png()
    .toBuffer();
}

/** Returns the centre colour of the public picture. */
async function shownColour(page: Page): Promise<readonly number[]> {
  const address = await page.evaluate(async () => {
    const answer = await fetch('/v1/public/user/auth/status');
    const { data } = (await answer.json()) as { data: { account: { avatar: { sd: string } } } };
    return data.account.avatar.sd;
  });
  // Node does not resolve names below `localhost`, so the Host header names the host.
  const { host, port, pathname } = new URL(address);
  const file = await page.request.get(`http://127.0.0.1:${port}${pathname}`, { headers: { host } });
  expect(file.status()).toBe(200);
  const at = { left: 256, top: 256, width: 1, height: 1 };
  return [
    ...(await sharp(await file.body())
      .extract(at)
      .removeAlpha()
      .raw()
      .toBuffer()),
  ];
}

test('a player edits the profile, and everybody sees it at once @phone @repeat', async ({ page, context }) => {
  const name = await signUpQuickly(page, 'writer');
  const other = await context.newPage();
  await other.goto('/account/home');
  await page.goto('/account/profile');
  const save = main(page).getByRole('button', { name: 'Save profile' });
  await expect(save).toBeDisabled();

  await field(page, 'Alias').fill('Ada of the Lake');
  await expect(main(page).getByText('You have unsaved changes.')).toBeVisible();
  await field(page, 'About you').fill('I build lanterns.\n<b>And kites.</b>');
  await main(page).getByRole('button', { name: 'Add link' }).click();
  await field(page, 'Link 1: title').fill('My lanterns');
  await field(page, 'Link 1: address').fill('http://lanterns.example.com');
  await field(page, 'Phone number').fill('020 7946 0958');

  // Navigation to another page and back loses nothing.
  const pages = page.getByRole('navigation', { name: 'Account pages' });
  await pages.getByRole('link', { name: 'Friends' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Friends' })).toBeVisible();
  await pages.getByRole('link', { name: 'Profile' }).click();
  await expect(field(page, 'Link 1: title')).toHaveValue('My lanterns');
  await save.click();
  await expect(main(page).getByText('The address of a link must begin with https://.')).toBeVisible();
  await expect(main(page).getByText('Please start with the country code, such as +44.')).toBeVisible();
  await expect(field(page, 'Link 1: address')).toBeFocused();
  await field(page, 'Link 1: address').fill('lanterns.example.com/shop');
  await field(page, 'Phone number').fill('+44 20 7946 0958');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Phone number')).toHaveValue('+442079460958');
  await expect(save).toBeDisabled();

  await expect(other.getByRole('heading', { level: 1, name: 'Hello, Ada of the Lake' })).toBeVisible();
  await page.goto(`/community/user/${name}`);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Ada of the Lake' })).toBeVisible();
  await expect(main(page).getByText('<b>And kites.</b>')).toBeVisible();
  const link = main(page).getByRole('link', { name: 'My lanterns lanterns.example.com' });
  await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
  await expect(link).toHaveAttribute('href', 'https://lanterns.example.com/shop');
  await expect(main(page).getByText('7946')).toHaveCount(0);
});

test('a picture is cropped by mouse and by keys, shown everywhere, and removed @phone', async ({ page }) => {
  await signUpQuickly(page, 'painter');
  await page.goto('/account/profile');
  const file = (name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  await expect(main(page).getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  await file('drawing.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(main(page).getByText('Please choose a PNG, JPEG or WebP image.')).toBeVisible();

  await file('halves.png', 'image/png', await twoHalves());
  const stage = main(page).getByRole('button', { name: /^Visible part of the picture/ });
  await expect(stage).toBeFocused();
  // Moves left, to the red half, and zooms in by keys.
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('+');
  await expect(main(page).getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '110 %');
  await main(page).getByRole('button', { name: 'Save picture' }).click();
  const remove = main(page).getByRole('button', { name: 'Remove picture' });
  await expect(remove).toBeVisible();
  const [red = 0, , blueOfRed = 255] = await shownColour(page);
  expect([red > 200, blueOfRed < 60]).toEqual([true, true]);

  await file('halves.png', 'image/png', await twoHalves());
  const box = await stage.boundingBox();
  if (box === null) throw new Error('There is no picture to drag.');
  // Drags the picture to the left, which shows its right half.
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height / 2, { steps: 6 });
  await page.mouse.up();
  await main(page).getByRole('button', { name: 'Save picture' }).click();
  await expect(remove).toBeVisible();
  await expect.poll(async () => (await shownColour(page))[2] ?? 0).toBeGreaterThan(200);
  await expect(page.locator('[data-account] img')).toHaveAttribute('src', /\/players\/[0-9a-f]{32}-/);

  await remove.click();
  await expect(remove).toBeHidden();
  await expect(page.locator('[data-account] img')).toHaveAttribute('src', /\/avatars\//);
});

test('a player previews the own profile as another audience', async ({ page }) => {
  await signUpQuickly(page, 'looker');
  const status = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ group: 'privacy', field: 'profile_visibility', value: 'friends' });
    return (await fetch('/v1/private/user/account/settings', { method: 'PATCH', headers, body })).status;
  });
  expect(status).toBe(200);
  await page.goto('/account/profile');
  await expect(main(page).getByText('They can’t see your profile.')).toBeVisible();
  await main(page).getByRole('radio', { name: 'Friend' }).check();
  await expect(main(page).getByRole('heading', { level: 3, name: /^looker_/ })).toBeVisible();
});
