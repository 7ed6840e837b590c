import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { localGame } from '../support/local-game';

describe('localAchievements', () => {
  test('unlocks each achievement of the manifest once, also for a guest', async () => {
    const { ask, clock } = localGame();
    const badge = { slug: 'first', title: 'First Light', description: 'Release a lantern.', thumbnail: '' };
    await expect(ask('achievement.list')).resolves.toEqual([badge]);
    await expect(ask('achievement.unlock', { slug: 'first' })).resolves.toEqual({ unlocked: true });
    await expect(ask('achievement.unlock', { slug: 'first' })).resolves.toEqual({ unlocked: false });
    await expect(ask('achievement.list')).resolves.toEqual([
      { ...badge, progress: 100, unlockedAt: new Date(clock.now).toISOString() },
    ]);
    await expect(ask('achievement.unlock', { slug: 'none' })).rejects.toMatchObject({ code: 'err_not_found' });
  });

  test.prop([fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 20 })])(
    'always keeps the highest progress and unlocks at the first report of 100',
    async (reports) => {
      const { ask } = localGame({});
      let highest = 0;
      for (const percent of reports) {
        const unlocked = highest < 100 && percent === 100;
        highest = Math.max(highest, percent);
        await expect(ask('achievement.progress', { slug: 'any', percent })).resolves.toEqual({
          unlocked,
          percent: highest,
        });
      }
      const [badge] = await ask('achievement.list');
      expect([badge?.slug, badge?.progress, badge?.unlockedAt !== undefined]).toEqual([
        'any',
        highest,
        highest === 100,
      ]);
    },
  );
});
