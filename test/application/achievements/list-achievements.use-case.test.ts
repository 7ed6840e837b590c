import { describe, expect, test } from 'vitest';
import { ListAchievements } from '../../../src/application/achievements/list-achievements.use-case';
import { err } from '../../../src/domain/shared/result';
import { FakeAchievementGateway } from '../../fakes/fake-achievement-gateway';

describe('ListAchievements', () => {
  test('lists locked and unlocked achievements of the game', async () => {
    const gateway = new FakeAchievementGateway({ 'lantern-drift': ['first-light', 'all-lit'], other: ['secret'] });
    await gateway.unlock('lantern-drift', 'all-lit');
    expect(await new ListAchievements(gateway).execute('lantern-drift')).toMatchObject({
      value: [{ slug: 'first-light' }, { slug: 'all-lit', unlockedAt: '2026-01-01T00:00:00Z' }],
    });
  });

  test('returns the failure of the request', async () => {
    const gateway = new FakeAchievementGateway({});
    gateway.failure = { kind: 'network' };
    expect(await new ListAchievements(gateway).execute('lantern-drift')).toEqual(err({ kind: 'network' }));
  });
});
