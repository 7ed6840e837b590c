import type { ServerDependencies } from '../../deps';
import { RecentAnswers } from '../../platform/http/recent-answers';
import type { GameRun } from './game-index.repository';
import { listRuns } from './game-index.repository';

/**
 * Returns a function that loads the buckets of a list. All pages of a list have the same ones, so in production they are loaded at most once a
 * second. A bucket that was split or merged meanwhile still begins at the same position.
 */
export function recentRuns({ clock, config }: Pick<ServerDependencies, 'clock' | 'config'>): typeof listRuns {
  const recent = new RecentAnswers<{ readonly ok: true; readonly runs: readonly GameRun[] }>(clock);
  if (!config.production) return listRuns;
  return async (executor, filter, sort) => {
    const load = async () => ({ ok: true as const, runs: await listRuns(executor, filter, sort) });
    return (await recent.take(JSON.stringify([sort, filter]), load)).runs;
  };
}
