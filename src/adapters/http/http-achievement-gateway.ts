import type { AchievementGateway } from '../../application/achievements/achievement-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { WireAchievement } from '../../contract/achievements.contract';
import type { ProgressAnswer } from '../../domain/bridge/achievement-methods';
import type { GameAchievement } from '../../domain/bridge/game-data';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk } from './http-client';

/** Maps an achievement of a game with the caller's progress. */
export function toGameAchievement(wire: WireAchievement): GameAchievement {
  const { slug, title, desc, thumb, unlocked, progress } = wire;
  return {
    slug,
    title,
    description: desc,
    thumbnail: thumb,
    ...(unlocked === null ? {} : { unlockedAt: unlocked }),
    ...(progress === null ? {} : { progress }),
  };
}

export class HttpAchievementGateway implements AchievementGateway {
  constructor(private readonly http: HttpClient) {}

  async list(game: string, signal?: CancelSignal): Promise<Result<readonly GameAchievement[], ApiFailure>> {
    return mapOk(await this.http.send('gameAchievements', { params: { game }, signal }), ({ achievements }) =>
      achievements.map(toGameAchievement),
    );
  }

  async unlock(game: string, slug: string): Promise<Result<{ readonly unlocked: boolean }, ApiFailure>> {
    return this.http.send('achievementUnlock', { params: { game, achievement: slug } });
  }

  async progress(game: string, slug: string, percent: number): Promise<Result<ProgressAnswer, ApiFailure>> {
    return this.http.send('achievementProgress', { params: { game, achievement: slug }, body: { percent } });
  }
}
