import { defaultReviewQuery } from '../../src/domain/reviews/review-query';
import type { Profile } from '../../src/domain/account/profile';
import type { GameCard } from '../../src/domain/games/game';
import { MESSAGE_LIMITS } from '../../src/domain/inbox/conversation';
import { gameInvitation } from '../../src/domain/inbox/invitation';
import type { Client } from './create-client';
import { taken } from './taken';

const ALIAS = 'Passing through';
const ABOUT = 'Looks around without a browser.';

/** Status of a friend request above the limits. */
const TOO_OFTEN = 429;

/**
 * Changes the profile and settings, and interacts with players of these games. Reverts everything except a ticket, a message and read notifications.
 * Throws at the first failure.
 */
export async function visitCommunity(client: Client, games: readonly GameCard[]): Promise<readonly string[]> {
  const strangers = await meet(client, games);
  const [companion] = strangers;
  if (companion === undefined) throw new Error('No reviewer of these games accepts interactions.');
  return [
    await changeProfile(client),
    await changeASetting(client),
    await followADeveloper(client, games),
    await followAPlayer(client, companion.username),
    await markAFavourite(client, games),
    await askForFriendship(client, strangers),
    await comment(client, companion.username),
    await writeToSupport(client),
    await readNotifications(client),
    await sortInbox(client),
    await writeMessage(client, companion.username, games),
    await sortConversation(client, companion.username),
  ];
}

/** Returns reviewers of the games who accept followers, friend requests and comments. */
async function meet(client: Client, games: readonly GameCard[]): Promise<readonly Profile[]> {
  const names = new Set<string>();
  for (const { slug } of games)
    for (const { author } of taken('reviews', await client.reviewGateway.list(slug, defaultReviewQuery)).items)
      if (author !== undefined) names.add(author.username);
  const met: Profile[] = [];
  for (const name of names) {
    const profile = taken('profile', await client.profileGateway.profile(name));
    const { relationship, followers, following, commentAccess } = profile;
    if (relationship === 'none' && followers !== undefined && !following && commentAccess === 'write')
      met.push(profile);
  }
  return met;
}

async function changeProfile(client: Client): Promise<string> {
  const { alias, about, links, phone } = taken('own profile', await client.loadOwnProfile.profile());
  const before = { alias, about, links, phone };
  taken('save', await client.saveProfile.execute({ ...before, alias: ALIAS, about: ABOUT }));
  const preview = await client.previewProfile.preview('visitor');
  taken('save again', await client.saveProfile.execute(before));
  const seen = taken('preview', preview);
  if (seen === undefined) return 'changed the profile, which is hidden from visitors';
  if (seen.alias !== ALIAS || seen.about !== ABOUT) throw new Error('A visitor does not see the changed profile.');
  return `was shown to visitors as ${seen.alias}`;
}

async function changeASetting(client: Client): Promise<string> {
  const { session, changeSetting, refreshSession } = client;
  const known = session.current.settings.media.nav_sounds;
  for (const wanted of [!known, known]) {
    taken('setting', await changeSetting.execute('media', 'nav_sounds', wanted));
    // The server's state replaces the optimistic one.
    await refreshSession.execute();
    if (session.current.settings.media.nav_sounds !== wanted) throw new Error('A setting was not stored.');
  }
  return 'changed a setting and reverted it';
}

async function followADeveloper(client: Client, games: readonly GameCard[]): Promise<string> {
  for (const slug of new Set(games.map(({ developer }) => developer.slug))) {
    const { following, followers } = taken('developer', await client.follows.developer(slug));
    if (following) continue;
    const followed = taken('follow', await client.followDeveloper.followDeveloper(slug, true));
    if (!followed.following || followed.followers !== (followers ?? 0) + 1)
      throw new Error(`${slug} is not followed by one more.`);
    if (taken('unfollow', await client.followDeveloper.followDeveloper(slug, false)).following)
      throw new Error(`${slug} is still followed.`);
    return `followed ${slug} for a while`;
  }
  return 'follows every developer';
}

async function followAPlayer(client: Client, username: string): Promise<string> {
  for (const wanted of [true, false]) {
    taken('follow', await client.followPlayer.followPlayer(username, wanted));
    const { following } = taken('profile', await client.profileGateway.profile(username));
    if (following !== wanted) throw new Error(`${username} is ${wanted ? 'not' : 'still'} followed.`);
  }
  return `followed @${username} for a while`;
}

async function markAFavourite(client: Client, games: readonly GameCard[]): Promise<string> {
  for (const { slug } of games) {
    if (taken('favourite', await client.favourites.isFavourite(slug))) continue;
    taken('mark', await client.markFavourite.set(slug, true));
    const list = await client.favourites.list(1);
    taken('unmark', await client.markFavourite.set(slug, false));
    const [newest] = taken('favourites', list).games;
    if (newest?.slug !== slug) throw new Error(`${slug} is not the newest favourite.`);
    return `had ${slug} among the favourites`;
  }
  return 'has every game among the favourites';
}

/** Sends a friend request to the first player whose limit is not reached. */
async function askForFriendship(client: Client, strangers: readonly Profile[]): Promise<string> {
  for (const { username } of strangers) {
    const asked = await client.sendFriendRequest.execute(username);
    if (!asked.ok && asked.error.kind === 'rejected' && asked.error.status === TOO_OFTEN) continue;
    taken('ask', asked);
    const lists = await client.loadFriends.execute();
    taken('withdraw', await client.changeFriendship.execute('withdraw', username));
    const { outgoing } = taken('friends', lists);
    if (!outgoing.some((person) => person.username === username))
      throw new Error(`${username} has no pending friend request.`);
    return `sent @${username} a friend request and withdrew it`;
  }
  return 'has reached the limit of friend requests to everybody';
}

async function comment(client: Client, username: string): Promise<string> {
  const { id } = taken('comment', await client.postComment.execute(username, 'Well played!'));
  const read = () => client.loadComments.list(username);
  const during = await read();
  taken('delete comment', await client.deleteComment.execute(username, id));
  const has = [during, await read()].map((page) => taken('comments', page).comments.some((one) => one.id === id));
  if (has.join() !== 'true,false') throw new Error('A comment is missing, or still exists after its deletion.');
  return `commented on @${username} and deleted the comment`;
}

/** Opens a ticket, which cannot be deleted. */
async function writeToSupport(client: Client): Promise<string> {
  const { openTicket, random, replyToTicket } = client;
  const ticket = { subject: 'A visit without a browser', message: 'This is only a try.' };
  const key = random.uuid();
  const number = taken('ticket', await openTicket.execute(ticket, key));
  if (taken('same ticket', await openTicket.execute(ticket, key)) !== number) throw new Error('A ticket was doubled.');
  const { posts } = taken('reply', await replyToTicket.execute(number, 'No answer is needed.', random.uuid()));
  if (posts.length !== 2) throw new Error(`There are ${String(posts.length)} posts in the ticket.`);
  return 'opened a ticket and replied';
}

async function readNotifications({ inbox, refreshInbox, markRead }: Client): Promise<string> {
  await refreshInbox.execute();
  const { phase, items } = inbox.current;
  if (phase !== 'ready') throw new Error(`The notifications are ${phase}.`);
  taken('mark read', await markRead.execute());
  await refreshInbox.execute();
  // Another notification may have arrived in the meantime.
  const known = new Set(items.map(({ id }) => id));
  if (inbox.current.items.some(({ id, read }) => known.has(id) && !read)) throw new Error('One is still unread.');
  return `read ${String(items.length)} notifications`;
}

/** Deletes the newest item of the inbox and restores it. */
async function sortInbox({ loadInbox, changeInbox }: Client): Promise<string> {
  const newest = async () => taken('inbox', await loadInbox.page({ show: 'all', unread: false }, 1)).items[0];
  const item = await newest();
  if (item === undefined) return 'has an empty inbox';
  taken('delete', await changeInbox.execute({ type: 'delete', item }));
  const after = await newest();
  taken('restore', await changeInbox.execute({ type: 'restore', item }));
  if (after?.id === item.id) throw new Error('A deleted item is still in the inbox.');
  return 'deleted an item of the inbox and restored it';
}

/** Deletes the conversation with a player, if there is one, and restores it. */
async function sortConversation({ loadInbox, changeInbox }: Client, username: string): Promise<string> {
  const find = async () => {
    const { items } = taken('inbox', await loadInbox.page({ show: 'messages', unread: false }, 1));
    return items.find((item) => item.type === 'message' && item.conversation === username);
  };
  const row = await find();
  if (row === undefined) return `has no conversation with @${username}`;
  if (row.type !== 'message' || !row.own) throw new Error('The newest message is not the own one.');
  taken('delete conversation', await changeInbox.execute({ type: 'delete', item: row }));
  const during = await find();
  taken('restore conversation', await changeInbox.execute({ type: 'restore', item: row }));
  if (during !== undefined || (await find())?.id !== row.id) throw new Error('A conversation is not as it was.');
  return `deleted the conversation with @${username} and restored it`;
}

/** Sends a message twice with one id, if the player accepts messages. */
async function writeMessage(
  { conversations, sendMessage, random }: Client,
  username: string,
  [game]: readonly GameCard[],
): Promise<string> {
  const { access } = taken('conversation', await conversations.read(username));
  if (access !== 'write' || game === undefined) return `may not write to @${username}`;
  const message = { id: random.uuid(), text: gameInvitation(game, '', '', MESSAGE_LIMITS.max) };
  for (const attempt of ['message', 'same message']) taken(attempt, await sendMessage.execute(username, message));
  const { messages } = taken('conversation', await conversations.read(username));
  const sent = messages.filter(({ id }) => id === message.id);
  if (sent.length !== 1) throw new Error('A message was doubled.');
  if (sent[0]?.game?.title !== game.title) throw new Error('An invitation does not lead to its game.');
  return `invited @${username} to ${game.title}`;
}
