import type { AchievementGateway } from '../../src/application/achievements/achievement-gateway.port';
import type { ApiFailure } from '../../src/application/http/api-failure';
import type { ProgressAnswer } from '../../src/domain/bridge/achievement-methods';
import { isEarned, nextProgress } from '../../src/domain/bridge/achievement-methods';
import type { GameAchievement } from '../../src/domain/bridge/game-data';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';

/** In-memory achievements of some games; every call fails with `failure` while it is set. */
export class FakeAchievementGateway implements AchievementGateway {
  failure: ApiFailure | undefined;
  private readonly unlocked = new Set<string>();
  private readonly reported = new Map<string, number>();

  constructor(private readonly badges: Readonly<Record<string, readonly string[]>>) {}

  list(game: string): Promise<Result<readonly GameAchievement[], ApiFailure>> {
    if (this.failure) return Promise.resolve(err(this.failure));
    return Promise.resolve(ok((this.badges[game] ?? []).map((slug) => this.badge(game, slug))));
  }

  unlock(game: string, slug: string): Promise<Result<{ readonly unlocked: boolean }, ApiFailure>> {
    if (this.failure) return Promise.resolve(err(this.failure));
    if (!this.badges[game]?.includes(slug)) return Promise.resolve(err(notFound));
    const key = `${game}/${slug}`;
    const unlocked = !this.unlocked.has(key);
    this.unlocked.add(key);
    return Promise.resolve(ok({ unlocked }));
  }

  async progress(game: string, slug: string, percent: number): Promise<Result<ProgressAnswer, ApiFailure>> {
    if (this.failure) return err(this.failure);
    if (!this.badges[game]?.includes(slug)) return err(notFound);
    const key = `${game}/${slug}`;
    const highest = nextProgress(this.reported.get(key) ?? 0, percent);
    this.reported.set(key, highest);
    const earned = isEarned(highest) ? await this.unlock(game, slug) : ok({ unlocked: false });
    return earned.ok ? ok({ ...earned.value, percent: highest }) : earned;
  }

  private badge(game: string, slug: string): GameAchievement {
    const badge = { slug, title: slug, description: '', thumbnail: '' };
    return this.unlocked.has(`${game}/${slug}`) ? { ...badge, unlockedAt: '2026-01-01T00:00:00Z' } : badge;
  }
}

const notFound: ApiFailure = {
  kind: 'rejected',
  status: 404,
  message: 'There is no such achievement.',
  debug: 'err_not_found',
  fields: {},
  retryAfter: undefined,
};
