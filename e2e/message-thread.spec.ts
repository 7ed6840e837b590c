import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { befriend, signUpQuickly } from './pages/own-player';

/** Writes a message as the page's player. Returns the status. */
const write = (page: Page, user: string, text: string) =>
  page.evaluate(
    async ([address, body]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(address, { method: 'POST', headers, body })).status;
    },
    [`/v1/private/user/conversations/${user}/messages`, JSON.stringify({ id: crypto.randomUUID(), text })] as const,
  );

/** Scroll position of the thread. */
const top = (page: Page) => page.getByRole('log').evaluate(({ scrollTop }) => scrollTop);

/** True if nothing covers the lower edge of an element, such as the navigation of a phone. */
const isUncovered = (element: Element): boolean => {
  const { left, bottom } = element.getBoundingClientRect();
  return document.elementFromPoint(left + 40, bottom - 4) === element;
};

/** Height below an element that neither the page nor the navigation of a phone uses, in pixels. */
const freeBelow = (element: Element): number => {
  const { left, bottom } = element.getBoundingClientRect();
  let edge = Math.ceil(bottom);
  while (edge < innerHeight && document.elementFromPoint(left + 40, edge)?.closest('main')) edge += 1;
  return edge - bottom;
};

test('a player writes without scrolling, reads older messages in peace and keeps an unsent text', async ({
  page,
  browser,
}) => {
  const mira = await signUpQuickly(page, 'mira');
  const other = await (await browser.newContext()).newPage();
  const vega = await signUpQuickly(other, 'vega');
  await befriend(page, other, [mira, vega]);
  for (let line = 1; line <= 33; line += 1) expect(await write(other, mira, `Line ${String(line)}`)).toBe(200);

  await page.goto(`/account/inbox/${vega}`);
  const thread = page.getByRole('log');
  await expect(thread.getByText('Line 33', { exact: true })).toBeInViewport();
  const field = page.getByRole('textbox', { name: 'Your message' });
  const send = page.getByRole('button', { name: 'Send' });
  const invite = page.getByRole('button', { name: 'Invite to a game' });
  for (const size of [{ width: 1280, height: 720 }, page.viewportSize()]) {
    if (size !== null) await page.setViewportSize(size);
    await expect(field).toBeInViewport({ ratio: 1 });
    for (const control of [field, send, invite]) expect(await control.evaluate(isUncovered)).toBe(true);
    expect(await send.evaluate(freeBelow)).toBeLessThan(40);
    await expect(thread.getByText('Line 33', { exact: true })).toBeInViewport({ ratio: 1 });
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // Older messages leave the read line in its place.
  const older = page.getByRole('button', { name: 'Load older messages' });
  await older.focus();
  const line = thread.getByText('Line 5', { exact: true });
  const before = await line.boundingBox();
  await older.press('Enter');
  await expect(thread.getByText('Line 1', { exact: true })).toBeAttached();
  await expect(thread).toBeFocused();
  expect(Math.abs(((await line.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);

  // A new message waits for the reader.
  const place = await top(page);
  await write(other, mira, 'Rematch?');
  await page.getByRole('button', { name: 'New message' }).click();
  await expect(thread.getByText('Rematch?')).toBeInViewport();
  expect(await top(page)).toBeGreaterThan(place);
  await write(other, mira, 'Tonight?');
  await expect(thread.getByText('Tonight?')).toBeInViewport();

  await field.fill('Yes!');
  await page.getByRole('link', { name: 'Inbox', exact: true }).last().click();
  await expect(page).toHaveURL('/account/inbox');
  await page.goBack();
  await expect(field).toHaveValue('Yes!');
  await page.reload();
  await expect(field).toHaveValue('Yes!');
  await field.press('ControlOrMeta+Enter');
  await expect(thread.getByText('Yes!')).toBeInViewport();
  await expect(field).toHaveValue('');

  // As high as a phone's window with an open keyboard.
  await page.setViewportSize({ width: 390, height: 500 });
  await field.click();
  for (const control of [field, send, invite]) await expect.poll(() => control.evaluate(isUncovered)).toBe(true);
  await other.context().close();
});
