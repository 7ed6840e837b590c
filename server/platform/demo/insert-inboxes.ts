import { findBadge, giveBadge } from '../../play/achievements/achievement.repository';
import type { Executor } from '../database/executor';
import { messages } from '../database/schema/messages';
import { notifications } from '../database/schema/notifications';
import { badgeUnlocked } from '../../community/inbox/badge-notifications';
import { welcomeMessage } from '../../community/inbox/welcome-message';
import { daysBefore } from './days-before';
import { demoArticles } from './demo-articles';
import type { DemoInbox } from './demo-inbox';
import { demoInboxes } from './demo-inbox';

const JOINED_DAYS_AGO = 60;
const readAt = (read: boolean, createdAt: Date): Date | null => (read ? createdAt : null);

async function insertBadges(tx: Executor, accountId: string, inbox: DemoInbox, now: Date): Promise<void> {
  for (const { game, badge, daysAgo, read } of inbox.badges) {
    const found = await findBadge(tx, game, badge);
    if (!found) throw new Error(`The badge ${badge} of ${game} is missing.`);
    const createdAt = daysBefore(now, daysAgo);
    await giveBadge(tx, { kind: 'player', id: accountId }, found.id, createdAt);
    await tx
      .insert(notifications)
      .values({ ...badgeUnlocked(found), accountId, createdAt, readAt: readAt(read, createdAt) });
  }
}

async function insertNews(tx: Executor, accountId: string, inbox: DemoInbox, now: Date): Promise<void> {
  for (const { article: slug, read } of inbox.news) {
    const article = demoArticles.find((one) => one.slug === slug);
    if (!article) throw new Error(`The article ${slug} is missing.`);
    const createdAt = daysBefore(now, article.daysAgo);
    const words = { kind: 'news', title: 'New on the blog', body: article.title, link: `/blog/article/${slug}` };
    await tx.insert(notifications).values({ ...words, accountId, createdAt, readAt: readAt(read, createdAt) });
  }
}

/** The notifications and messages of the demo players, with the badges that they tell of. */
export async function insertInboxes(tx: Executor, accountIds: ReadonlyMap<string, string>, now: Date): Promise<void> {
  for (const inbox of demoInboxes) {
    const accountId = accountIds.get(inbox.username) ?? '';
    await insertBadges(tx, accountId, inbox, now);
    await insertNews(tx, accountId, inbox, now);
    const joined = daysBefore(now, JOINED_DAYS_AGO);
    await tx
      .insert(messages)
      .values({ ...welcomeMessage(inbox.username), accountId, createdAt: joined, readAt: joined });
    for (const { from, subject, body, daysAgo, read } of inbox.letters) {
      const createdAt = daysBefore(now, daysAgo);
      const senderId = accountIds.get(from) ?? '';
      await tx
        .insert(messages)
        .values({ accountId, senderId, subject, body, createdAt, readAt: readAt(read, createdAt) });
    }
  }
}
