import { describe, expect, test } from 'vitest';
import { UnlockAchievement } from '../../../src/application/achievements/unlock-achievement.use-case';
import { ok } from '../../../src/domain/shared/result';
import { FakeAchievementGateway } from '../../fakes/fake-achievement-gateway';

describe('UnlockAchievement', () => {
  test('reports a new achievement only the first time', async () => {
    const unlock = new UnlockAchievement(new FakeAchievementGateway({ 'lantern-drift': ['first-light'] }));
    expect(await unlock.execute('lantern-drift', 'first-light')).toEqual(ok({ unlocked: true }));
    expect(await unlock.execute('lantern-drift', 'first-light')).toEqual(ok({ unlocked: false }));
  });

  test('is rejected for an achievement of another game', async () => {
    const unlock = new UnlockAchievement(new FakeAchievementGateway({ other: ['first-light'] }));
    expect(await unlock.execute('lantern-drift', 'first-light')).toMatchObject({ error: { status: 404 } });
  });
});
