import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { noticesOf } from './pages/notices';

const SIZES = [
  { name: 'laptop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
  { name: 'headset', width: 1280, height: 720 },
];

async function faults(page: Page, part = 'html') {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

for (const { name, width, height } of SIZES) {
  test(`the kit shows every component on a ${name}, and axe finds no violations`, async ({ page }, info) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.goto('/dev/kit', { waitUntil: 'networkidle' });
    for (const heading of ['Buttons', 'Marks', 'Cards', 'Pictures', 'Nothing here', 'Toasts', 'Dialogs', 'Error pages'])
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const path = info.outputPath(`kit-${name}.png`);
    await page.screenshot({ path, fullPage: true });
    await info.attach(`kit-${name}`, { path, contentType: 'image/png' });
    expect(await faults(page)).toEqual([]);
  });
}

test('feedback is not discarded without confirmation, and is sent', async ({ page }) => {
  // axe measures the contrast of a dialog that fades in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Give Feedback' });
  await opener.click();
  const modal = page.getByRole('dialog', { name: 'Give Feedback' });
  const text = modal.getByLabel('Your message');
  await expect(text).toBeFocused();
  await text.fill('The lanterns are lovely.');
  await modal.getByRole('radio', { name: '4 stars' }).check();
  await page.keyboard.press('Escape');
  const discard = page.getByRole('alertdialog', { name: 'Discard your message?' });
  await expect(discard.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(discard).toBeHidden();
  await expect(text).toHaveValue('The lanterns are lovely.');
  expect(await faults(page)).toEqual([]);
  await modal.getByRole('button', { name: 'Send' }).click();
  await expect(noticesOf(page).getByText('Message Sent')).toBeVisible();
  await expect(modal).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a dialog with a confirmation word works by keyboard only', async ({ page }) => {
  await page.goto('/dev/kit');
  const opener = page.getByRole('button', { name: 'Ask: typed' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  expect(await faults(page, '[role="alertdialog"]')).toEqual([]);
  await page.keyboard.type('DELETE');
  expect(await faults(page, '[role="alertdialog"]')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
