import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { noticesOf } from './pages/notices';
import { signUpQuickly } from './pages/own-player';

test.use({ allowedComplaints: [/ERR_FAILED \(.*\/account\/settings\)/] });

const SETTINGS = '/account/settings';
const ofMedia = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Media' }).getByRole('switch', { name, exact: true });
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/account/settings') && answer.request().method() === 'PATCH');

/** The switch input is hidden below its visual, so the label is clicked. */
async function turn(page: Page, name: string): Promise<void> {
  const control = ofMedia(page, name);
  await control.scrollIntoViewIfNeeded();
  await control.press('Space');
}

test('a switch is stored, updates in the second tab, and has its own URL @phone', async ({ page, context }) => {
  await signUpQuickly(page, 'switch');
  const second = await context.newPage();
  await second.goto(`${SETTINGS}#media`);
  await expect(second.getByRole('heading', { level: 2, name: 'Media' })).toBeInViewport();
  await expect(ofMedia(second, 'Music player')).toBeDisabled();
  await page.goto(SETTINGS);
  await page.getByRole('navigation', { name: 'Settings sections' }).getByRole('link', { name: 'Media' }).click();
  await expect(page).toHaveURL(/#media$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Media' })).toBeInViewport();
  const done = saved(page);
  await turn(page, 'Mute all sounds');
  await expect(ofMedia(page, 'Mute all sounds')).toBeChecked();
  await done;
  await expect(ofMedia(second, 'Mute all sounds')).toBeChecked();
  await page.reload();
  await expect(ofMedia(page, 'Mute all sounds')).toBeChecked();
});

test('the audience of the play history determines a visitor’s view of the profile', async ({ page, browser }) => {
  const name = await signUpQuickly(page, 'private');
  await page.goto(`${SETTINGS}#privacy`);
  const done = saved(page);
  const audience = page.getByRole('radiogroup', { name: 'Play history' });
  await audience.getByText('Nobody').click();
  await expect(audience.getByRole('radio', { name: 'Nobody' })).toBeChecked();
  await done;
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/community/user/${name}`);
  await expect(visitor.getByRole('main').getByText(/keeps this private: .*history/)).toBeVisible();
  await visitor.context().close();
});

test('a refused or offline change is reverted with a message', async ({ page }) => {
  await signUpQuickly(page, 'refused');
  await page.goto(SETTINGS);
  await page.route('**/v1/private/user/account/settings', (route) => route.abort());
  await turn(page, 'Mute all sounds');
  await expect(noticesOf(page).getByText(/A network error has occurred/)).toBeVisible();
  await expect(ofMedia(page, 'Mute all sounds')).not.toBeChecked();
});
