import { expect, test } from './fixtures/test';
import { noticesOf } from './pages/notices';
import { signUpQuickly } from './pages/own-player';

test('a player enters VR, earns an achievement and sees the toast @headset', async ({ page, headset }) => {
  await signUpQuickly(page, 'lit');
  await page.goto('/arcade/games/lantern-drift', { waitUntil: 'networkidle' });

  await page.getByRole('button', { name: /^Play/ }).click();
  await headset.enterVr();
  await headset.pressTrigger();
  await expect(noticesOf(page).getByText('First Light')).toBeVisible();
  await headset.endSession();
});
