import { expect, test } from './fixtures/test';
import { expectAccessible, siteOf } from './pages/developer-site';
import { Reviewer } from './pages/reviews-section';

const ANSWER = 'Yes, and the next version has more of it.';

test('a developer answers a review in the console, and the player is notified and sees the answer', async ({
  browser,
  baseURL,
}) => {
  const player = await Reviewer.signUp(browser, 'asking', baseURL);
  const text = `A question for the makers of this: ${player.name}?`;
  const uuid = await player.publish('orbital-salvage', text);
  const studio = await Reviewer.logIn(browser, 'studio', 'Holocade!1', baseURL);
  const { page } = studio;
  await page.goto(`${siteOf(baseURL)}/console/northlight-forge/games/orbital-salvage`);
  await page.getByRole('link', { name: 'Reviews' }).click();
  await page.getByRole('link', { name: 'Unanswered' }).click();
  const review = page.getByRole('listitem').filter({ hasText: text });
  await review.getByRole('button', { name: 'Answer' }).click();
  await review.getByLabel('Your answer').fill('Too short.');
  await review.getByRole('button', { name: 'Send answer' }).click();
  await expect(review.getByText('Write at least 20 characters.')).toBeVisible();
  await review.getByLabel('Your answer').fill(ANSWER);
  await expectAccessible(page, 'answer');
  await review.getByRole('button', { name: 'Send answer' }).click();
  await expect(review.getByRole('heading', { name: 'Your team’s answer' })).toBeVisible();
  await expectAccessible(page, 'reviews');

  await player.page.goto('/account/inbox');
  await player.page.getByText('Northlight Forge answered your review').first().click();
  await player.page.waitForURL(/\/arcade\/games\/orbital-salvage#reviews-title$/);
  const own = player.page.getByRole('article').filter({ hasText: text });
  await expect(own.getByRole('heading', { name: 'Answer from Northlight Forge' })).toBeVisible();
  await expect(own.getByText(ANSWER)).toBeVisible();
  await player.change('orbital-salvage', uuid, `A new question for the makers: ${player.name}?`);
  // The answer is in the server’s document.
  const html = await player.page.evaluate(async () => (await fetch('/arcade/games/orbital-salvage')).text());
  expect(html).toContain(ANSWER);
  expect(html).toContain('The review was changed after this answer');
  await player.remove('orbital-salvage', uuid);
  await player.close();
  await studio.close();
});

test('a developer replies to a message about a game, and the player reads the reply and continues', async ({
  browser,
  baseURL,
}) => {
  const player = await Reviewer.signUp(browser, 'stuck', baseURL);
  const subject = `The tilt is upside down for ${player.name}`;
  const main = player.page.getByRole('main');
  await player.page.goto('/arcade/games/tiltworks');
  await player.page.getByRole('link', { name: 'Message the developer' }).click();
  await main.getByLabel('Subject').fill(subject);
  await main.getByLabel('Message', { exact: true }).fill('Left is right on my phone.');
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(main.getByRole('heading', { level: 1, name: subject })).toBeVisible();

  const studio = await Reviewer.logIn(browser, 'studio', 'Holocade!1', baseURL);
  const { page } = studio;
  await page.goto('/account/inbox');
  await page.getByText('New message about Tiltworks').first().click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expect(page.getByRole('log').getByText('Left is right on my phone.')).toBeVisible();
  await expectAccessible(page, 'message');
  await page.getByLabel('Your reply').fill('Turn the phone around once.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('log').getByText('Turn the phone around once.')).toBeVisible();

  // The page of the ticket receives the reply while it is open.
  await expect(main.getByRole('log').getByText('Turn the phone around once.')).toBeVisible();
  await expect(main.getByRole('log').getByText('Northlight Forge')).toBeVisible();
  await main.getByLabel('Your reply').fill('That helps, thank you.');
  await main.getByRole('button', { name: 'Send reply' }).click();
  await expect(main.getByRole('log').getByText('That helps, thank you.')).toBeVisible();

  await page.getByRole('link', { name: 'Messages', exact: true }).first().click();
  await page.getByRole('link', { name: 'Waiting for you' }).click();
  await expectAccessible(page, 'messages');
  await page.getByRole('link', { name: subject }).click();
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(page.getByText('This message is closed.')).toBeVisible();
  await player.close();
  await studio.close();
});

test('a focused field of a long form is not behind a bar in a low window', async ({ browser, baseURL }) => {
  const studio = await Reviewer.logIn(browser, 'studio', 'Holocade!1', baseURL);
  const { page } = studio;
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto(`${siteOf(baseURL)}/console/northlight-forge/games/tiltworks/details`);
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  const covered: string[] = [];
  const seen = new Set<string>();
  for (let tab = 0; tab < 60; tab += 1) {
    await page.keyboard.press('Tab');
    const field = page.locator('form :is(input, textarea):focus');
    if ((await field.count()) === 0) continue;
    const name = (await field.getAttribute('id')) ?? '';
    seen.add(name);
    const isShown = await field.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
      return found !== null && (found === element || found.contains(element));
    });
    if (!isShown) covered.push(name);
  }
  expect(seen.size).toBeGreaterThan(4);
  expect(covered).toEqual([]);
  await studio.close();
});

test('an announcement is previewed, published and found by the search', async ({ browser, baseURL }) => {
  const studio = await Reviewer.logIn(browser, 'studio', 'Holocade!1', baseURL);
  const { page } = studio;
  const word = `quasar${Date.now().toString(36)}`;
  await page.goto(`${siteOf(baseURL)}/console/northlight-forge/announcements`);
  await page.getByRole('link', { name: 'New announcement' }).click();
  await page.getByLabel('Title').fill(`News of ${word}`);
  await page.getByRole('textbox', { name: 'Text' }).fill(`It is **big** news.\n\n- one\n- two`);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.locator('strong')).toHaveText('big');
  await expect(preview.locator('li')).toHaveCount(2);
  const [form, beside] = [await page.locator('form').boundingBox(), await preview.boundingBox()];
  expect(beside?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
  expect(beside?.y).toBeLessThan((form?.y ?? 0) + (form?.height ?? 0));
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(new RegExp(`/announcements/edit/news-of-${word}$`));
  await expectAccessible(page, 'announcement');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('link', { name: 'See the page' })).toBeVisible();

  const reader = await browser.newPage({ baseURL: baseURL ?? '' });
  await reader.goto(`/search?query=${word}&announcements=true`);
  await reader
    .getByRole('link', { name: new RegExp(word) })
    .first()
    .click();
  await expect(reader.getByRole('heading', { level: 1, name: `News of ${word}` })).toBeVisible();
  await expect(reader.getByRole('article').locator('strong')).toHaveText('big');
  await reader.close();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the announcement' }).click();
  await page.waitForURL(/\/announcements$/);
  await expectAccessible(page, 'announcements');
  await studio.close();
});
