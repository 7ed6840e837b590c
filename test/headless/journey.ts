import { filter, firstValueFrom, map, timeout } from 'rxjs';
import type { OpenGame } from '../../src/application/bridge/open-game';
import type { GameAchievement } from '../../src/domain/bridge/game-data';
import { defaultGameQuery } from '../../src/domain/games/game-query';
import type { Client } from './create-client';
import { goShopping } from './go-shopping';
import { visitCommunity } from './visit-community';
import { NativeGame } from './native-game';
import { lookBack } from './look-back';
import { seeAd } from './see-ad';
import type { Credentials } from './sign-in';
import { signIn } from './sign-in';
import { taken } from './taken';

/** Maximum milliseconds until an achievement is announced or a play ends. */
const ANNOUNCEMENT_TIME = 10_000;

/** The player's actions, as sentences. */
export type Report = readonly string[];

/**
 * Logs in, browses, sees the home page's ad, reads, plays one game and earns its first achievement, uses the community, shops, and signs
 * out. Throws at the first failure.
 */
export async function journey(client: Client, portal: URL, credentials: Credentials): Promise<Report> {
  const report: string[] = [];
  await client.restoreSession.execute();
  report.push(client.session.current.user === undefined ? 'started as a visitor' : 'was still logged in');

  const user = await signIn(client, credentials);
  report.push(`logged in as ${user.username}`);
  const followings = [client.followAccount.execute(), client.followAnnouncements.execute()];
  try {
    const all = filter((joined: number) => joined >= followings.length);
    await firstValueFrom(client.joined$.pipe(all, timeout(ANNOUNCEMENT_TIME)));
    const home = taken('home', await client.loadHome.execute());
    report.push(await seeAd(client));
    const [article] = home.articles;
    if (article === undefined) throw new Error('The home page has no article.');
    report.push(`read ${taken('article', await client.contentGateway.article(article.slug)).article.slug}`);

    const index = taken('index', await client.gameGateway.index(defaultGameQuery));
    report.push(`saw ${String(index.pagination.total)} games`);
    for (const card of index.games) {
      const { game } = taken('game', await client.gameGateway.page(card.slug));
      if (game.features.achievement) {
        report.push(...(await play(client, game)));
        report.push(await lastPlayed(client, user.username, game.slug));
        report.push(await lookBack(client, game.slug));
        break;
      }
    }
    report.push(...(await visitCommunity(client, index.games)));
    report.push(...(await goShopping(client, portal)));
  } finally {
    for (const leave of followings) leave();
  }
  taken('log out', await client.logOut.execute());
  report.push('logged out');
  return report;
}

async function play(client: Client, open: OpenGame): Promise<Report> {
  const { slug } = open;
  const game = new NativeGame();
  const leave = client.serveGame.execute(open, game, {
    greeted: () => undefined,
    left: () => undefined,
    lifecycle: () => undefined,
    reported: () => undefined,
    loadedSilently: () => undefined,
  });
  try {
    const name = taken('name', await game.call('user.getName'));
    taken('begin', await game.call('session.lifecycle', { signal: 'gameplay-start' }));
    const achievements = taken('achievements', await client.achievements.list(slug));
    const missing = achievements.find(({ unlockedAt }) => unlockedAt === undefined);
    const earned = missing === undefined ? 'has every achievement' : await earn(client, game, missing);
    const saved = await save(game);
    const ended = firstValueFrom(client.playEnded$.pipe(timeout(ANNOUNCEMENT_TIME)));
    taken('stop', await game.call('session.lifecycle', { signal: 'gameplay-stop' }));
    await ended;
    return [`played ${slug} as ${String(name)}`, earned, saved];
  } finally {
    leave();
  }
}

/** Saves twice, reads the first version, and deletes the save. */
async function save(game: NativeGame): Promise<string> {
  const first = taken('save', await game.call('save.write', { slot: 5, data: { step: 1 } })) as { version: number };
  taken('save again', await game.call('save.write', { slot: 5, data: { step: 2 }, base: first.version }));
  const old = taken('load', await game.call('save.load', { slot: 5, version: first.version })) as { data: unknown };
  if (JSON.stringify(old.data) !== '{"step":1}') throw new Error('An earlier version of a save has changed.');
  taken('delete', await game.call('save.delete', { slot: 5 }));
  return 'saved twice and read the first version';
}

/** Reads the last played game from the player's own profile. */
async function lastPlayed(client: Client, username: string, slug: string): Promise<string> {
  const { history } = taken('profile', await client.profileGateway.profile(username));
  if (history?.[0]?.game.slug !== slug) throw new Error(`The play of ${slug} is not in the history.`);
  return `last played ${slug}`;
}

async function earn(client: Client, game: NativeGame, { slug, title }: GameAchievement): Promise<string> {
  const announced = announcementOf(client, title);
  taken('unlock', await game.call('achievement.unlock', { slug }));
  return `earned ${slug} and received the toast of ${await announced}`;
}

/** Waits for the toast of an achievement. Its body or title contains the name. */
function announcementOf(client: Client, title: string): Promise<string> {
  return firstValueFrom(
    client.notices.toasts$.pipe(
      map((toasts) => toasts.find(({ toast }) => [toast.title, toast.body].some((text) => text.includes(title)))),
      filter((live) => live !== undefined),
      map(() => title),
      timeout(ANNOUNCEMENT_TIME),
    ),
  );
}
