import { expect, test } from './fixtures/test';
test.use({ allowedComplaints: [/\/account\/support\/\w+(?:\?game=\w+)?\)$/] });
import { AuthDialog } from './pages/auth-dialog';
import { logInQuickly, signUpQuickly } from './pages/own-player';
import { holocade } from './pages/holocade-command';

test('a ticket is opened, receives support’s answer live, and continues with a reply @phone', async ({
  page,
  baseURL,
}) => {
  await signUpQuickly(page, 'asker');
  await page.getByRole('link', { name: 'Support', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  await expect(page.getByText('No tickets yet')).toBeVisible();
  await page.getByRole('link', { name: 'New ticket' }).click();

  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(main.getByLabel('Subject')).toBeFocused();
  await main.getByLabel('Subject').fill('A door that sticks');
  await main.getByLabel('Message', { exact: true }).fill('It does not open.\nWhat now?');
  await main.getByRole('button', { name: 'Send' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'A door that sticks' })).toBeVisible();
  const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await holocade(['tickets', 'reply', number, '--message', 'Push it, please.'], new URL(baseURL ?? '').port);
  await expect(main.getByText('Push it, please.')).toBeVisible();
  await expect(main.getByText('Answered', { exact: true })).toBeVisible();

  await main.getByLabel('Your reply').fill('It opens now.');
  await page.reload();
  await expect(page).toHaveTitle(/^A door that sticks - /);
  await expect(main.getByLabel('Your reply')).toHaveValue('It opens now.');
  await main.getByRole('button', { name: 'Send reply' }).click();
  await expect(main.getByRole('log').getByText('It opens now.')).toBeVisible();
  await expect(main.getByLabel('Your reply')).toHaveValue('');
  await main.getByRole('link', { name: 'All tickets' }).click();
  await expect(main.getByRole('link', { name: /A door that sticks/ })).toContainText('2 replies');

  await logInQuickly(page, 'nova');
  await page.goto(`/account/support/${number}`);
  await expect(page.getByText('You have no ticket with this number.')).toBeVisible();
});

test('a visitor logs in to message the developer of a game, and finds the message with its game @phone', async ({
  page,
}) => {
  // The panel of the developer becomes interactive when the page is idle.
  await page.goto('/arcade/games/tiltworks', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Message the developer' }).click();
  await new AuthDialog(page).answerOpen('nova', 'Holocade!1');

  await expect(page.getByRole('heading', { level: 1, name: 'Message the developer' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(page).toHaveTitle(/^Message the developer of Tiltworks - /);
  await expect(main.getByText('Tiltworks by Northlight Forge')).toBeVisible();
  const subject = `A marble that sticks ${Date.now().toString(36)}`;
  await main.getByLabel('Subject').fill(subject);
  await main.getByLabel('Message', { exact: true }).fill('It sticks in the second maze.');
  await main.getByRole('button', { name: 'Send' }).click();

  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expect(main.getByText(/about Tiltworks\. Northlight Forge will reply here\./)).toBeVisible();
  await main.getByRole('link', { name: 'All tickets' }).click();
  await expect(main.getByRole('link', { name: subject })).toContainText('Tiltworks');
  await page.goto('/account/support/new');
  await expect(main.getByLabel('Subject')).toHaveValue('');
});
