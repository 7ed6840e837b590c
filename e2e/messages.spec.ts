import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { noticesOf } from './pages/notices';
import { befriend, signUpQuickly } from './pages/own-player';

test('two friends exchange messages without a reload, see that they are read, and block @phone', async ({
  page,
  browser,
}) => {
  const mira = await signUpQuickly(page, 'mira');
  const other = await (await browser.newContext()).newPage();
  const vega = await signUpQuickly(other, 'vega');

  // By default, only friends may write.
  await other.goto(`/community/user/${mira}`);
  await expect(other.getByRole('button', { name: `Add friend: ${mira}` })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Message' })).toBeHidden();
  await befriend(page, other, [mira, vega]);

  await page.goto('/account/friends');
  await page.getByRole('link', { name: `Message: ${vega}` }).click();
  await expect(page).toHaveURL(new RegExp(`/account/inbox/${vega}$`));
  const field = page.getByRole('textbox', { name: 'Your message' });
  await field.fill('Rematch tonight?');
  await field.press('Tab');
  await page.keyboard.press('Enter');
  const mine = page.getByRole('log').getByText('Rematch tonight?');
  await expect(mine).toBeVisible();
  await expect(page.getByText('Seen', { exact: true })).toBeHidden();

  // A toast shows the message, and the header counts it. Its menu leads to the conversation.
  await expect(noticesOf(other).getByText('Rematch tonight?')).toBeVisible();
  await other.getByRole('button', { name: /^Messages, 2 unread/ }).click();
  await other
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(`${mira}.*Rematch tonight`) })
    .click();
  await expect(other.getByRole('log').getByText('Rematch tonight?')).toBeVisible();
  await expect(page.getByText('Seen', { exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: /^Messages, 1 unread/ })).toBeVisible();

  await other.getByRole('textbox', { name: 'Your message' }).fill('Yes!');
  await other.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByText('Yes!')).toBeVisible();
  // The conversation itself shows it.
  await expect(noticesOf(page)).toBeEmpty();

  await other.getByRole('button', { name: `Block: ${mira}` }).click();
  await other.getByRole('alertdialog').or(other.getByRole('dialog')).getByRole('button', { name: 'Block' }).click();
  await expect(other.getByText(`You’ve blocked ${mira}. Unblock them to write again.`)).toBeVisible();
  // A block makes the blocker unknown to the blocked player.
  await expect(page.getByText('Player not found')).toBeVisible();
  await other.context().close();
});

test('a conversation is one row, which a deletion hides until the next message', async ({ page, browser }) => {
  const mira = await signUpQuickly(page, 'mira');
  const other = await (await browser.newContext()).newPage();
  const vega = await signUpQuickly(other, 'vega');
  await befriend(page, other, [mira, vega]);
  const say = async (from: Page, to: string, text: string) => {
    await from.goto(`/account/inbox/${to}`);
    await from.getByRole('textbox', { name: 'Your message' }).fill(text);
    const answered = from.waitForResponse(/\/conversations\/.*\/messages$/);
    await from.getByRole('button', { name: 'Send' }).click();
    await answered;
    await expect(from.getByRole('log').getByText(text)).toBeVisible();
  };
  await say(other, mira, 'One');
  await say(other, mira, 'Two');
  await page.goto('/account/inbox?show=messages');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: vega });
  await expect(row).toContainText(`2 unread: ${vega}`);
  // The welcome is the other unread row.
  await expect(page.getByRole('button', { name: /^Messages, 2 unread/ })).toBeVisible();
  await say(other, mira, 'Three');
  await expect(row).toContainText(`3 unread: ${vega}`);
  await expect(row).toHaveCount(1);
  await say(page, vega, 'Four');
  await page.getByRole('link', { name: 'Inbox', exact: true }).click();
  await expect(row).toContainText('You: Four');
  // The player who has started the conversation sees it too.
  await other.goto('/account/inbox?show=messages');
  await expect(other.getByRole('main').getByRole('listitem').filter({ hasText: mira })).toContainText('Four');

  await row.getByRole('button', { name: `Delete for me: ${vega}` }).press('Enter');
  await expect(row).toBeHidden();
  await page.getByRole('region', { name: 'Alerts' }).getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('You: Four');
  // The second press of a double click hits the next row.
  await row.getByRole('button', { name: `Delete for me: ${vega}` }).dblclick();
  await expect(row).toBeHidden();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Welcome' })).toBeVisible();
  await say(other, mira, 'Five');
  await expect(row).toContainText('Five');
  await row.getByRole('link').first().click();
  await expect(page.getByRole('log')).toContainText('Five');
  await expect(page.getByRole('log')).not.toContainText('Four');
  await expect(other.getByRole('log')).toContainText('Four');
  await other.context().close();
});

test('a friend is invited to a game and starts it from the message with one press @phone @repeat', async ({
  page,
  browser,
}) => {
  const mira = await signUpQuickly(page, 'mira');
  const other = await (await browser.newContext()).newPage();
  const vega = await signUpQuickly(other, 'vega');
  await befriend(page, other, [mira, vega]);
  await page.evaluate(() =>
    fetch('/v1/private/user/account/favourites/kite-hill', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ favourite: true }),
    }),
  );

  await page.goto('/account/friends');
  await page.getByRole('link', { name: `Invite: ${vega}` }).click();
  const choice = page.getByRole('button', { name: `Invite ${vega} to Kite Hill` });
  await expect(choice).toBeInViewport();
  await expect(page.getByRole('dialog', { name: `Invite ${vega} to a game` })).toBeFocused();
  for (const size of [{ width: 1280, height: 720 }, page.viewportSize()]) {
    if (size !== null) await page.setViewportSize(size);
    await expect(page.getByText(vega, { exact: true }).first()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await choice.press('Enter');
  const sent = page.getByRole('log').getByText('Let’s play Kite Hill!', { exact: true });
  await expect(sent).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite to a game' })).toBeFocused();

  // The toast shows no address, and closes when the menu shows the message.
  const toast = noticesOf(other).getByText('Let’s play Kite Hill!', { exact: true });
  await expect(toast).toBeVisible();
  await toast.hover();
  await other.getByRole('button', { name: /^Messages, 2 unread/ }).click();
  await expect(toast).toBeHidden();
  await other.getByRole('dialog').getByRole('link', { name: 'Play Kite Hill', exact: true }).click();
  await expect(other).toHaveURL(/\/arcade\/games\/kite-hill$/);
  await expect(other.locator('iframe')).toBeVisible();
  await expect(page.getByText('Seen', { exact: true })).toBeVisible();
  await other.context().close();
});
