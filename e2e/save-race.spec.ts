import { expect, test } from './fixtures/test';
import { signUpQuickly } from './pages/own-player';
import { SdkGame } from './pages/sdk-game';

test('two tabs diverge: one save wins, the other is refused, and both can be loaded @desktop @repeat', async ({
  page,
  context,
}) => {
  await signUpQuickly(page, 'saver');
  const first = await SdkGame.open(page);
  const second = await SdkGame.open(await context.newPage());
  expect((await first.call('save.load')).code).toBe('err_not_found');
  expect((await second.call('save.all')).value).toEqual({});
  const [one, two] = await Promise.all([
    first.call('save.write', { from: 'first' }, { name: 'First tab' }),
    second.call('save.write', { from: 'second' }, { name: 'Second tab' }),
  ]);
  expect([one.code, two.code].sort()).toEqual(['err_conflict', 'ok']);
  const winner = one.code === 'ok' ? 'first' : 'second';
  const loser = winner === 'first' ? 'second' : 'first';
  expect((await first.call('save.load')).value).toMatchObject({ data: { from: winner } });
  const kept = [
    (await first.call('save.load', 1, { version: 1 })).value,
    (await second.call('save.load', 1, { version: 2 })).value,
  ];
  expect(kept.map((save) => (save as { data: { from: string } }).data.from).sort()).toEqual(['first', 'second']);
  // The refused tab loads the slot and continues from there.
  const late = loser === 'first' ? first : second;
  expect((await late.call('save.load')).code).toBe('ok');
  expect((await late.call('save.write', { from: loser, merged: true })).code).toBe('ok');
  expect((await first.call('save.load')).value).toMatchObject({ data: { merged: true } });
});
