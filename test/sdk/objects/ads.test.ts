import { describe, expect, test } from 'vitest';
import type { AdAnswer } from '../../../src/domain/bridge/ad-methods';
import { ok } from '../../../src/domain/shared/result';
import { delivered } from '../../fakes/delivered';
import { scriptedSdk } from '../support/scripted-sdk';

async function shown(answer: AdAnswer) {
  const { sdk, emit } = scriptedSdk(() => ok(answer));
  await sdk.init();
  const ends: unknown[] = [];
  void sdk.ads.show('rewarded').then((end) => ends.push(end));
  await delivered();
  return { emit, ends };
}

describe('ads.show', () => {
  test('resolves at the end of a started ad', async () => {
    const { emit, ends } = await shown({ state: 'started' });
    emit('ad', { kind: 'rewarded', state: 'started' });
    await delivered();
    expect(ends).toEqual([]);
    emit('ad', { kind: 'rewarded', state: 'skipped' });
    emit('ad', { kind: 'rewarded', state: 'finished' });
    await delivered();
    expect(ends).toEqual([{ state: 'skipped' }]);
  });

  test.each<AdAnswer>([{ state: 'finished' }, { state: 'unfilled', reason: 'cooldown' }])(
    'resolves at once without a started ad: %o',
    async (answer) => {
      expect((await shown(answer)).ends).toEqual([answer]);
    },
  );
});
