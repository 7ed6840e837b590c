import { profileComments } from '../../../../server/platform/database/schema/comments';
import { favourites } from '../../../../server/platform/database/schema/favourites';
import { playerFollows } from '../../../../server/platform/database/schema/follows';
import { blocks, friendships } from '../../../../server/platform/database/schema/friends';
import { messages } from '../../../../server/platform/database/schema/inbox';
import { insertPlayer } from '../../support/insert-player';
import type { TestServer } from '../../support/test-server';

/** Usernames of players related to the owner. */
export interface Relations {
  /** Followed by the player, who has also commented on the profile. */
  readonly friend: string;
  readonly requester: string;
  readonly recipient: string;
  readonly blocked: string;
  /** Id of the player's comment there. */
  readonly comment: string;
  /** Id of the friend's message to the player. */
  readonly letter: string;
}

/** Adds a friend, a requester, a recipient of a request, a blocked player and a favourite game. */
export async function addRelations(
  { deps: { database } }: TestServer,
  { accountId, gameId }: { readonly accountId: string; readonly gameId: number },
  username: string,
  now: Date,
): Promise<Relations> {
  const { db } = database;
  const relations = {
    friend: `${username}-knows`,
    requester: `${username}-hears`,
    recipient: `${username}-asks`,
    blocked: `${username}-shuns`,
  };
  const addRelationship = async (name: string, isAsking: boolean, acceptedAt: Date | null) => {
    const other = await insertPlayer(database, name);
    const [first = '', second = ''] = [accountId, other].sort();
    const requestedBy = isAsking ? other : accountId;
    await db.insert(friendships).values({ first, second, requestedBy, createdAt: now, acceptedAt });
    return other;
  };
  const friend = await addRelationship(relations.friend, true, now);
  await db.insert(playerFollows).values({ followerId: accountId, followedId: friend, followedAt: now });
  await addRelationship(relations.requester, true, null);
  await addRelationship(relations.recipient, false, null);
  const blocked = await insertPlayer(database, relations.blocked);
  await db.insert(blocks).values({ blocker: accountId, blocked, createdAt: now });
  await db.insert(favourites).values({ accountId, gameId, addedAt: now });
  const [comment] = await db
    .insert(profileComments)
    .values({ profileId: friend, authorId: accountId, body: 'A fine player.', postedAt: now })
    .returning({ id: profileComments.id });
  const [letter] = await db
    .insert(messages)
    .values({ accountId, senderId: friend, subject: '', body: 'Hello there.', createdAt: now })
    .returning({ id: messages.id });
  return { ...relations, comment: comment?.id ?? '', letter: letter?.id ?? '' };
}
