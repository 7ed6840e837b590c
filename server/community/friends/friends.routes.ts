import {
  friendAccept,
  friendDecline,
  friendList,
  friendRemove,
  friendRequest,
  friendRequestByAddress,
  friendWithdraw,
  playerBlock,
  playerUnblock,
} from '../../../src/contract/friend.contract';
import type { FriendAddress } from '../../../src/domain/friends/friend';
import { friendAddressKey, friendContact } from '../../../src/domain/friends/friend';
import type { FriendAction, Friendship } from '../../../src/domain/friends/relationship';
import { shownPresence } from '../../../src/domain/friends/presence';
import { announcementChannel } from '../../../src/domain/realtime/channels';
import { readSettings } from '../../../src/domain/session/read-settings';
import { err, ok } from '../../../src/domain/shared/result';
import { ADDRESS_REQUESTS, ADDRESS_REQUESTS_TO_ONE } from '../../identity/auth/attempts/attempt-rules';
import { countAttempt } from '../../identity/auth/count-attempt';
import type { Executor } from '../../platform/database/executor';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import type { Route, RouteOptions } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { requestByAddress } from './request-by-address';
import { changeFriendship } from './change-friendship';
import { presentAcquaintance, presentFriend } from './friend.presenter';
import { listBlocked, listIncoming, listOwnFriends, listRequests } from './friend-list.repository';
import { readPlaying } from './presence.repository';

const MINUTE = 60;

type Deeds = Pick<ServerDependencies, 'realtime'>;
type PathCall = typeof friendAccept;

/** What is said once something is done. */
const DONE: Readonly<Record<FriendAction, string>> = {
  ask: 'Your friend request is sent.',
  accept: 'You are friends now.',
  decline: 'The request is declined.',
  withdraw: 'Your request is withdrawn.',
  remove: 'You are no longer friends.',
  block: 'The player is blocked.',
  unblock: 'The player is no longer blocked.',
};

/** Who asks by an address is told the same whether anybody has it. */
const ASKED = 'If this player lets others find them, they have your request.';

async function countAddressAttempt(
  tx: Executor,
  accountId: string,
  address: FriendAddress,
  now: Date,
): Promise<number> {
  const { name: toOne, ...ofOne } = ADDRESS_REQUESTS_TO_ONE;
  const again = await countAttempt(tx, { ...ofOne, key: [toOne, accountId, friendAddressKey(address)], now });
  if (again > 0) return again;
  const { name, ...ofAll } = ADDRESS_REQUESTS;
  return countAttempt(tx, { ...ofAll, key: [name, accountId], now });
}

const doneText = (deed: FriendAction, friendship: Friendship): string =>
  DONE[deed === 'ask' && friendship === 'friends' ? 'accept' : deed];

/** A player's friends, requests and blocks; of each only the two know. */
export function friendRoutes(deps: ServerDependencies): readonly Route[] {
  const { config, realtime, urls } = deps;
  // Elsewhere many tests share one player.
  const writes: RouteOptions = { limit: { max: config.production ? 60 : 600, windowSeconds: MINUTE, by: 'caller' } };
  const asks: RouteOptions = { limit: { max: config.production ? 20 : 600, windowSeconds: MINUTE, by: 'caller' } };
  const isThere = (playerId: string): boolean => {
    const channel = announcementChannel({ playerId });
    return channel !== undefined && realtime.isHeard(channel);
  };
  return [
    route(friendList, async ({ caller, now, tx }) => {
      const { id } = caller.player;
      const [friends, incoming, outgoing, blocked] = await Promise.all([
        listOwnFriends(tx, id),
        listIncoming(tx, id),
        listRequests(tx, id, 'outgoing'),
        listBlocked(tx, id),
      ]);
      const playing = await readPlaying(
        tx,
        friends.map((friend) => friend.id),
        now,
      );
      const acquaintances = (rows: typeof incoming) => rows.map((row) => presentAcquaintance(row, urls));
      return ok({
        data: {
          friends: friends.map((friend) => {
            const presence = { online: isThere(friend.id), playing: playing.get(friend.id) };
            return presentFriend(friend, shownPresence(readSettings(friend.settings), 'friend', presence), urls);
          }),
          incoming: acquaintances(incoming),
          outgoing: acquaintances(outgoing),
          blocked: acquaintances(blocked),
        },
      });
    }),

    route(
      friendRequest,
      async (input) => {
        const changed = await changeFriendship({ realtime }, input, 'ask', input.body.user.trim());
        if (!changed.ok) return changed;
        return ok({ data: changed.value, message: doneText('ask', changed.value.friendship) });
      },
      asks,
    ),

    route(
      friendRequestByAddress,
      async (input) => {
        const {
          body,
          caller: { player },
          now,
          tx,
        } = input;
        const contact = friendContact(body.address);
        if (!contact || contact.kind === 'username')
          return err(refusal.validation({ address: ['Please enter an e-mail address or a phone number.'] }));
        // They are counted whoever has the address: what is refused tells nothing either.
        const wait = await countAddressAttempt(tx, player.id, contact, now);
        if (wait > 0) return err(refusal.tooManyRequests(wait));
        input.afterCommit(() => {
          deps.afterAnswers.begin(() => requestByAddress(deps, player.id, contact, now));
        });
        return ok({ data: null, message: ASKED });
      },
      asks,
    ),

    toNamed(friendAccept, 'accept', { realtime }, writes),
    toNamed(friendDecline, 'decline', { realtime }, writes),
    toNamed(friendWithdraw, 'withdraw', { realtime }, writes),
    toNamed(friendRemove, 'remove', { realtime }, writes),
    toNamed(playerBlock, 'block', { realtime }, writes),
    toNamed(playerUnblock, 'unblock', { realtime }, writes),
  ];
}

function toNamed(call: PathCall, deed: FriendAction, deps: Deeds, options: RouteOptions): Route {
  return route(
    call,
    async (input) => {
      const changed = await changeFriendship(deps, input, deed, input.params.user);
      return changed.ok ? ok({ data: changed.value, message: doneText(deed, changed.value.friendship) }) : changed;
    },
    options,
  );
}
