import { describe, expect, test } from 'vitest';
import { ShareGame } from '../../../src/application/games/share-game.use-case';
import type { SharingEnd } from '../../../src/application/system/sharer.port';
import { sampleGame } from '../../ui/games/sample-games';

function fixture(end: SharingEnd, copies: boolean) {
  const shared: unknown[] = [];
  const share = new ShareGame(
    { share: (page) => (shared.push(page), Promise.resolve(end)) },
    { copy: (text) => (shared.push(text), Promise.resolve(copies)) },
    'http://portal.test',
  );
  return { shared, execute: (version?: string) => share.execute(sampleGame(), version) };
}

const url = 'http://portal.test/arcade/games/night-ferry?build=1.0.0';

describe('ShareGame', () => {
  test.each(['shared', 'declined'] as const)(
    'opens the share dialog and copies nothing when the dialog ends as %s',
    async (end) => {
      const { shared, execute } = fixture(end, true);
      expect(await execute('1.0.0')).toEqual({ ok: true, value: 'offered' });
      expect(shared).toEqual([{ title: 'Night Ferry', url }]);
    },
  );

  test('copies the address without a share dialog, and returns it without a clipboard', async () => {
    const device = fixture('unavailable', true);
    expect(await device.execute('1.0.0')).toEqual({ ok: true, value: 'copied' });
    expect(device.shared[1]).toBe(url);
    expect(await fixture('unavailable', false).execute('1.0.0')).toEqual({ ok: false, error: url });
  });
});
