import type { FriendGateway, FriendshipChange } from '../../src/application/friends/friend-gateway.port';
import type { ApiFailure } from '../../src/application/http/api-failure';
import type { Acquaintance, Friend, FriendLists } from '../../src/domain/friends/friend';
import type { FriendAction, Relationship } from '../../src/domain/friends/relationship';
import { nextRelationship, NO_RELATIONSHIP } from '../../src/domain/friends/relationship';
import { AWAY } from '../../src/domain/friends/presence';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import { aRefusal } from './a-refusal';

const since = '2026-03-01T12:00:00.000Z';

/** Creates an acquaintance of the player. */
const anAcquaintance = (username: string): Acquaintance => ({
  username,
  alias: username,
  avatar: { tn: '/tn.webp', sm: '/sm.webp', sd: '/sd.webp' },
  since,
});

/**
 * In-memory server for a player's friends, with the server's rules; every call fails with `failure` while it is set.
 */
export class FakeFriendGateway implements FriendGateway {
  failure: ApiFailure | undefined;
  /** Relationship of the player to each existing username. */
  readonly pairs = new Map<string, Relationship>();
  readonly presences = new Map<string, Friend['presence']>();
  readonly calls: unknown[] = [];

  constructor(pairs: Readonly<Record<string, Partial<Relationship>>> = {}) {
    for (const [username, pair] of Object.entries(pairs)) this.pairs.set(username, { ...NO_RELATIONSHIP, ...pair });
  }

  lists(): Promise<Result<FriendLists, ApiFailure>> {
    this.calls.push('lists');
    if (this.failure) return Promise.resolve(err(this.failure));
    const who = (is: (pair: Relationship) => boolean) =>
      [...this.pairs].filter(([, pair]) => is(pair)).map(([username]) => anAcquaintance(username));
    return Promise.resolve(
      ok({
        friends: who(({ friendship }) => friendship === 'friends').map((person) => ({
          ...person,
          presence: this.presences.get(person.username) ?? AWAY,
        })),
        incoming: who(({ friendship }) => friendship === 'asks'),
        outgoing: who(({ friendship }) => friendship === 'asked'),
        blocked: who(({ blocked }) => blocked),
      }),
    );
  }

  act(action: FriendAction, user: string): Promise<Result<FriendshipChange, ApiFailure>> {
    this.calls.push([action, user]);
    if (this.failure) return Promise.resolve(err(this.failure));
    const pair = this.pairs.get(user);
    const next = pair && nextRelationship(pair, action);
    if (!next?.ok) return Promise.resolve(err(aRefusal({ status: 404, message: 'This player does not exist.' })));
    this.pairs.set(user, next.value);
    return Promise.resolve(
      ok({
        username: user,
        friendship: next.value.friendship,
        ...(pair?.friendship === 'friends' ? { wereFriends: true } : {}),
      }),
    );
  }

  requestByAddress(address: string): Promise<Result<undefined, ApiFailure>> {
    this.calls.push(['ask-by-address', address]);
    return Promise.resolve(this.failure ? err(this.failure) : ok(undefined));
  }
}
