import { blocks } from '../../../server/database/schema/blocks';
import { friendships } from '../../../server/database/schema/friendships';
import { insertPlayer } from '../support/insert-player';
import type { TestServer } from '../support/test-server';

/** User names of those around a player. */
export interface Around {
  readonly friend: string;
  readonly asking: string;
  readonly asked: string;
  readonly blocked: string;
}

/** Adds a friend of a player, somebody who asks, somebody who was asked and somebody who is blocked. */
export async function addAround(
  { deps: { database } }: TestServer,
  accountId: string,
  username: string,
  now: Date,
): Promise<Around> {
  const { db } = database;
  const around = {
    friend: `${username}-knows`,
    asking: `${username}-hears`,
    asked: `${username}-asks`,
    blocked: `${username}-shuns`,
  };
  const tied = async (name: string, isAsking: boolean, acceptedAt: Date | null) => {
    const other = await insertPlayer(database, name);
    const [first = '', second = ''] = [accountId, other].sort();
    const askedBy = isAsking ? other : accountId;
    await db.insert(friendships).values({ first, second, askedBy, createdAt: now, acceptedAt });
  };
  await tied(around.friend, true, now);
  await tied(around.asking, true, null);
  await tied(around.asked, false, null);
  const blocked = await insertPlayer(database, around.blocked);
  await db.insert(blocks).values({ blocker: accountId, blocked, createdAt: now });
  return around;
}
