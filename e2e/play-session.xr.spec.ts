import { expect, test } from './fixtures/test';
import { signUpQuickly } from './pages/own-player';
import { history, isOpen, sessionStarted } from './pages/play-sessions';

test('a play in the headset is a session from start to end and pauses while hidden @headset', async ({
  page,
  headset,
}) => {
  const player = await signUpQuickly(page, 'vr_player');
  expect(await history(page, player)).toEqual([]);
  await page.goto('/arcade/games/lantern-drift');
  await page.getByRole('button', { name: /^Play/ }).click();

  const [first] = await Promise.all([sessionStarted(page), headset.enterVr()]);
  expect(await isOpen(page, first)).toBe(true);
  expect(await history(page, player)).toEqual(['lantern-drift']);
  await headset.setVisibility('visible-blurred');
  expect(await isOpen(page, first)).toBe(true);
  await headset.setVisibility('hidden');
  await expect.poll(() => isOpen(page, first)).toBe(false);

  const [second] = await Promise.all([sessionStarted(page), headset.setVisibility('visible')]);
  expect(second).not.toBe(first);
  expect(await isOpen(page, second)).toBe(true);
  await headset.endSession();
  await expect.poll(() => isOpen(page, second)).toBe(false);
  expect(await history(page, player)).toEqual(['lantern-drift']);
});
