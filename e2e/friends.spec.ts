import { expect, test } from './fixtures/test';
import { signUpQuickly } from './pages/own-player';

test('two players become friends, see each other play, and end the friendship', async ({ page, browser }) => {
  const mira = await signUpQuickly(page, 'mira');
  const other = await (await browser.newContext()).newPage();
  const vega = await signUpQuickly(other, 'vega');

  await page.goto('/account/friends');
  await expect(page.getByText(/^No friends yet/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Username, email or phone number' }).fill('nobody-of-this-name');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This player does not exist.')).toBeVisible();

  await other.goto(`/community/user/${mira}`);
  await other.getByRole('button', { name: `Add friend: ${mira}` }).click();
  await expect(other.getByText('Friend request sent', { exact: true })).toBeVisible();

  // The open list is updated by push.
  await page.getByRole('button', { name: `Accept: ${vega}` }).click();
  const friend = page.getByRole('region', { name: 'Your friends' }).getByRole('listitem');
  await expect(friend.getByText('Online')).toBeVisible();

  const started = await other.evaluate(async () => {
    const answer = await fetch('/v1/private/user/arcade/gp/history/session/pulse-saber/start', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    return answer.status;
  });
  expect(started).toBe(200);
  await expect(friend.getByRole('link', { name: 'Playing Pulse Saber' })).toBeVisible();

  await page.getByRole('button', { name: `Block: ${vega}` }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Block' }).click();
  await expect(page.getByRole('button', { name: `Unblock: ${vega}` })).toBeVisible();
  await other.goto('/account/friends');
  await expect(other.getByText(/^No friends yet/)).toBeVisible();
  await other.goto(`/community/user/${mira}`);
  await expect(other.getByRole('heading', { level: 1, name: 'BOO! HAHA' })).toBeVisible();
  await other.context().close();
});
