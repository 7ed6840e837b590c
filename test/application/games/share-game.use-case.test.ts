import { describe, expect, test } from 'vitest';
import { ShareGame } from '../../../src/application/games/share-game.use-case';
import type { SharingEnd } from '../../../src/application/system/sharer.port';
import { sampleGame } from '../../ui/games/sample-games';

function house(end: SharingEnd, copies: boolean) {
  const told: unknown[] = [];
  const share = new ShareGame(
    { share: (page) => (told.push(page), Promise.resolve(end)) },
    { copy: (text) => (told.push(text), Promise.resolve(copies)) },
    'http://portal.test',
  );
  return { told, execute: (version?: string) => share.execute(sampleGame(), version) };
}

const url = 'http://portal.test/arcade/games/night-ferry?build=1.0.0';

describe('a game', () => {
  test.each(['shared', 'declined'] as const)(
    'is %s by the device’s own dialog, and nothing is copied then',
    async (end) => {
      const { told, execute } = house(end, true);
      expect(await execute('1.0.0')).toEqual({ ok: true, value: 'offered' });
      expect(told).toEqual([{ title: 'Night Ferry', url }]);
    },
  );

  test('is copied where there is no such dialog, and its address is told where there is no clipboard either', async () => {
    const device = house('unavailable', true);
    expect(await device.execute('1.0.0')).toEqual({ ok: true, value: 'copied' });
    expect(device.told[1]).toBe(url);
    expect(await house('unavailable', false).execute('1.0.0')).toEqual({ ok: false, error: url });
  });
});
