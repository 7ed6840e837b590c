import type { Executor } from '../database/executor';
import { meta } from '../database/schema/meta';
import type { ServerDependencies } from '../../deps';
import { readGameFiles } from './read-game-files';
import { hashDemoPasswords, insertAccounts } from './insert-accounts';
import { insertAds } from './insert-ads';
import { insertAnnouncements } from './insert-announcements';
import { insertArticles } from './insert-articles';
import { insertGenres, insertStudios, insertTags } from './insert-catalogue';
import { insertCommunity } from './insert-community';
import { insertFriendships } from './insert-friendships';
import { insertGames } from './insert-games';
import { insertInboxes } from './insert-inboxes';
import { insertItems } from './insert-items';
import { insertPages } from './insert-pages';
import { insertQuestions } from './insert-questions';
import { insertReviews } from './insert-reviews';
import { insertScores } from './insert-scores';
import { renewImprint } from './renew-imprint';

/** Runs a load the first time only: of two at once, the second waits for the first and then finds its mark. */
async function once(tx: Executor, key: string, now: Date, load: () => Promise<void>): Promise<void> {
  const marked = await tx
    .insert(meta)
    .values({ key, value: 'loaded', writtenAt: now })
    .onConflictDoNothing()
    .returning({ key: meta.key });
  if (marked.length > 0) await load();
}

/** Loads what every installation needs and, where the configuration asks for it, the demo content: each once, all or nothing. */
export async function loadDemo(deps: Pick<ServerDependencies, 'config' | 'clock' | 'database'>): Promise<void> {
  const now = deps.clock.now();
  await deps.database.transaction(async (tx) => {
    await once(tx, 'pages', now, () => insertPages(tx, now));
    await once(tx, 'imprint', now, () => renewImprint(tx, now));
    await once(tx, 'help-questions', now, () => insertQuestions(tx));
    if (!deps.config.demo) return;
    await once(tx, 'demo', now, async () => {
      const files = readGameFiles();
      const accountIds = await insertAccounts(tx, await hashDemoPasswords(), now);
      const developerIds = await insertStudios(tx, accountIds);
      const tagIds = await insertTags(tx, files);
      await insertGenres(tx, files);
      await insertGames(tx, files, developerIds, tagIds, now);
      await insertArticles(tx, accountIds, tagIds, now);
      await insertInboxes(tx, accountIds, now);
    });
    await once(tx, 'demo-announcements', now, () => insertAnnouncements(tx, now));
    await once(tx, 'demo-items', now, () => insertItems(tx, readGameFiles()));
    await once(tx, 'demo-ads', now, () => insertAds(tx));
    await once(tx, 'demo-friendships', now, () => insertFriendships(tx, now));
    await once(tx, 'demo-community', now, async () => {
      const ids = await insertCommunity(tx, now);
      await insertReviews(tx, ids, now);
      await insertScores(tx, ids, now);
    });
  });
}
