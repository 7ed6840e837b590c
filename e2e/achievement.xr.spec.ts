import { expect, test } from './fixtures/test';
import { AuthDialog } from './pages/auth-dialog';
import { noticesOf } from './pages/notices';

test('a player puts the headset on, earns a badge in the game and sees the toast', async ({ page, headset }) => {
  await page.goto('/arcade/games/lantern-drift');
  await new AuthDialog(page).logIn('nova', 'Holocade!1');
  await expect(page.getByText('Welcome Back!')).toBeVisible();

  await page.getByRole('button', { name: /^Play/ }).click();
  await headset.enterVr();
  await headset.pressTrigger();
  await expect(noticesOf(page).getByText('First Light')).toBeVisible();
  await headset.endSession();
});
