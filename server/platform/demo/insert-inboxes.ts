import { unlockedNotification } from '../../community/inbox/achievement-notifications';
import { welcomeMessage } from '../../community/inbox/welcome-message';
import { findAchievement, awardAchievement } from '../../play/achievements/achievement.repository';
import type { Executor } from '../database/executor';
import { messages, notifications } from '../database/schema/inbox';
import { daysBefore } from './content-text';
import { demoArticles } from './demo-articles';

/** Achievements, notifications and messages of a demo account; days count back from the load. */
interface DemoInbox {
  readonly username: string;
  readonly badges: readonly {
    readonly game: string;
    readonly badge: string;
    readonly daysAgo: number;
    readonly read: boolean;
  }[];
  /** Articles with a notification for the account. */
  readonly articles: readonly { readonly article: string; readonly read: boolean }[];
  readonly letters: readonly {
    readonly from: string;
    readonly subject: string;
    readonly body: string;
    readonly daysAgo: number;
    readonly read: boolean;
  }[];
}

/** Inboxes of the demo players. */
const demoInboxes: readonly DemoInbox[] = [
  {
    username: 'nova',
    badges: [
      { game: 'orbital-salvage', badge: 'first-salvage', daysAgo: 12, read: true },
      { game: 'pulse-saber', badge: 'first-cut', daysAgo: 2.2, read: true },
      { game: 'pulse-saber', badge: 'combo-50', daysAgo: 0.3, read: false },
    ],
    articles: [{ article: 'comfort-comes-first', read: false }],
    letters: [
      {
        from: 'orion',
        subject: 'Rematch?',
        body: 'Your run in Pulse Saber was close. I have practised since: same verse again on Friday?',
        daysAgo: 1.1,
        read: false,
      },
    ],
  },
  {
    username: 'orion',
    badges: [
      { game: 'pulse-saber', badge: 'first-cut', daysAgo: 9, read: true },
      { game: 'orbital-salvage', badge: 'first-salvage', daysAgo: 4.5, read: true },
      { game: 'orbital-salvage', badge: 'wave-5', daysAgo: 0.8, read: false },
    ],
    articles: [{ article: 'a-link-is-a-door', read: true }],
    letters: [
      {
        from: 'nova',
        subject: 'How did you hold Meridian?',
        body: 'I never get past the fourth wave in Orbital Salvage. Do you send the drones out first, or keep them close?',
        daysAgo: 0.5,
        read: false,
      },
    ],
  },
];

const JOINED_DAYS_AGO = 60;
const readAt = (read: boolean, createdAt: Date): Date | null => (read ? createdAt : null);

async function insertAchievementNotifications(
  tx: Executor,
  accountId: string,
  inbox: DemoInbox,
  now: Date,
): Promise<void> {
  for (const { game, badge, daysAgo, read } of inbox.badges) {
    const found = await findAchievement(tx, game, badge);
    if (!found) throw new Error(`The achievement ${badge} of ${game} is missing.`);
    const createdAt = daysBefore(now, daysAgo);
    await awardAchievement(tx, { kind: 'player', id: accountId }, found.id, createdAt);
    await tx
      .insert(notifications)
      .values({ ...unlockedNotification(found), accountId, createdAt, readAt: readAt(read, createdAt) });
  }
}

async function insertArticleNotifications(tx: Executor, accountId: string, inbox: DemoInbox, now: Date): Promise<void> {
  for (const { article: slug, read } of inbox.articles) {
    const article = demoArticles.find((one) => one.slug === slug);
    if (!article) throw new Error(`The article ${slug} is missing.`);
    const createdAt = daysBefore(now, article.daysAgo);
    const words = { kind: 'news', title: 'New on the blog', body: article.title, link: `/blog/article/${slug}` };
    await tx.insert(notifications).values({ ...words, accountId, createdAt, readAt: readAt(read, createdAt) });
  }
}

/** Inserts notifications and messages of the demo players, with the achievements behind them. */
export async function insertInboxes(tx: Executor, accountIds: ReadonlyMap<string, string>, now: Date): Promise<void> {
  for (const inbox of demoInboxes) {
    const accountId = accountIds.get(inbox.username) ?? '';
    await insertAchievementNotifications(tx, accountId, inbox, now);
    await insertArticleNotifications(tx, accountId, inbox, now);
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
