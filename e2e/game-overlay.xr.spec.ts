import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import type { Headset } from './fixtures/headset';
import { AuthDialog } from './pages/auth-dialog';
import { noticesOf } from './pages/notices';
import { signUpQuickly } from './pages/own-player';
import { ReviewsSection } from './pages/reviews-section';

const overlay = (page: Page) => page.getByRole('dialog', { name: 'How was Lantern Drift?' });
const similarGame = (page: Page) => overlay(page).getByRole('listitem').getByRole('link').first();

async function playAndTakeOff(page: Page, headset: Headset): Promise<void> {
  await page.getByRole('button', { name: /^Play/ }).click();
  await headset.enterVr();
  await expect(overlay(page)).toBeHidden();
  await headset.endSession();
  await expect(overlay(page)).toBeVisible();
}

test('a player takes off the headset, reacts, and writes, edits and deletes a review @headset', async ({
  page,
  headset,
}) => {
  await signUpQuickly(page, 'visor');
  await page.goto('/arcade/games/lantern-drift', { waitUntil: 'networkidle' });
  const below = page.getByRole('main').getByRole('group', { name: 'Reactions' });
  await playAndTakeOff(page, headset);

  await overlay(page).getByRole('button', { name: /^Love/ }).click();
  await expect(overlay(page).getByRole('button', { name: /^Love/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(similarGame(page)).toBeVisible();
  await overlay(page).getByRole('button', { name: 'Write a review' }).click();
  await expect(overlay(page)).toBeHidden();
  await expect(below.getByRole('button', { name: /^Love/ })).toHaveAttribute('aria-pressed', 'true');

  const reviews = new ReviewsSection(page);
  await expect(reviews.text).toBeFocused();
  await reviews.fillIn('I forgot that I was standing in my kitchen.', 5);
  await reviews.submit();
  await expect(noticesOf(page).getByText('Your review has been published.')).toBeVisible();
  await reviews.region.getByRole('button', { name: 'Edit' }).click();
  await reviews.fillIn('I still forget that I am in my kitchen.', 4);
  await reviews.submit();
  await expect(noticesOf(page).getByText('Your review has been updated.')).toBeVisible();
  await reviews.removeOwn();
  await expect(noticesOf(page).getByText('Your review has been permanently removed.')).toBeVisible();
});

test('the overlay closes by Escape and by its button, and opens after the next session', async ({ page, headset }) => {
  await page.goto('/arcade/games/lantern-drift', { waitUntil: 'networkidle' });
  await playAndTakeOff(page, headset);
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  await page.reload({ waitUntil: 'networkidle' });
  await playAndTakeOff(page, headset);
  await overlay(page).getByRole('button', { name: 'Back to the game' }).click();
  await expect(overlay(page)).toBeHidden();
  await expect(page.getByText(/Lantern Drift by .+ Never enter your Holocade password/)).toBeVisible();
});

test('a visitor who reacts in the overlay logs in and returns to it', async ({ page, headset }) => {
  await page.goto('/arcade/games/lantern-drift', { waitUntil: 'networkidle' });
  await playAndTakeOff(page, headset);
  const sad = overlay(page).getByRole('button', { name: /^Sad/ });
  await sad.click();
  const login = page.getByRole('dialog').filter({ hasNotText: 'How was' });
  await expect(login).toBeVisible();
  await new AuthDialog(page, login).answerOpen('nova', 'Holocade!1');
  await expect(login).toBeHidden();
  await expect(overlay(page)).toBeVisible();
  await sad.click();
  await expect(sad).toHaveAttribute('aria-pressed', 'true');
  await sad.click();
  await expect(sad).toHaveAttribute('aria-pressed', 'false');
});

test('the overlay links to another game and is closed there', async ({ page, headset }) => {
  await page.goto('/arcade/games/lantern-drift', { waitUntil: 'networkidle' });
  await playAndTakeOff(page, headset);
  const address = await similarGame(page).getAttribute('href');
  if (address === null) throw new Error('A similar game leads nowhere.');
  await similarGame(page).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern Drift' })).toBeHidden();
});

test('a page left during a headset session shows no overlay', async ({ page, headset }) => {
  await page.goto('/arcade/games/lantern-drift', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Play/ }).click();
  await headset.enterVr();
  await page.getByRole('main').getByRole('link', { name: 'Paper Moon' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paper Moon' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
