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
import type { FriendAction } from '../../../src/domain/friends/relationship';
import { shownPresence } from '../../../src/domain/friends/presence';
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
import type { ChangedFriendship } from './change-friendship';
import { changeFriendship } from './change-friendship';
import { presentAcquaintance, presentFriend } from './friend.presenter';
import { listBlocked, listIncoming, listOwnFriends, listRequests } from './friend-list.repository';
import { readPlaying } from './presence.repository';

const MINUTE = 60;

type ActionDependencies = Pick<ServerDependencies, 'realtime'>;
type PathCall = typeof friendAccept;

/** Success messages. */
const SUCCESS_TEXTS: Readonly<Record<FriendAction, string>> = {
  request: 'Friend request sent.',
  accept: 'You’re now friends.',
  decline: 'Friend request declined.',
  withdraw: 'Friend request cancelled.',
  remove: 'Friend removed.',
  block: 'Player blocked.',
  unblock: 'Player unblocked.',
};

/** Response to every request by address, whether the address is known or not. */
const ADDRESS_REQUEST_SENT = 'If a player can be found by this email or phone number, they’ll see your request.';

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

function successText(action: FriendAction, { friendship, were_friends = false }: ChangedFriendship): string {
  if (friendship === 'friends' && were_friends) return 'You’re already friends.';
  return SUCCESS_TEXTS[action === 'request' && friendship === 'friends' ? 'accept' : action];
}

/** Routes of friends, friend requests and blocks. */
export function friendRoutes(deps: ServerDependencies): readonly Route[] {
  const { config, online, realtime, urls } = deps;
  // Higher outside production, where many tests share one player.
  const writes: RouteOptions = { limit: { max: config.production ? 60 : 600, windowSeconds: MINUTE, by: 'caller' } };
  const requests: RouteOptions = { limit: { max: config.production ? 20 : 600, windowSeconds: MINUTE, by: 'caller' } };
  return [
    route(friendList, async ({ caller, now, tx }) => {
      const { id } = caller.player;
      const [friends, incoming, outgoing, blocked] = await Promise.all([
        listOwnFriends(tx, id),
        listIncoming(tx, id),
        listRequests(tx, id, 'outgoing'),
        listBlocked(tx, id),
      ]);
      const ids = friends.map((friend) => friend.id);
      const [playing, present] = await Promise.all([readPlaying(tx, ids, now), online.among(tx, ids)]);
      const acquaintances = (rows: typeof incoming) => rows.map((row) => presentAcquaintance(row, urls));
      return ok({
        data: {
          friends: friends.map((friend) => {
            const presence = { online: present.has(friend.id), playing: playing.get(friend.id) };
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
        const changed = await changeFriendship({ realtime }, input, 'request', input.body.user.trim());
        if (!changed.ok) return changed;
        return ok({ data: changed.value, message: successText('request', changed.value) });
      },
      requests,
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
          return err(refusal.validation({ address: ['Please enter an email address or a phone number.'] }));
        // Every attempt counts, so that the limit does not reveal if the address is known.
        const wait = await countAddressAttempt(tx, player.id, contact, now);
        if (wait > 0) return err(refusal.tooManyRequests(wait));
        input.afterCommit(() => {
          deps.afterAnswers.begin(() => requestByAddress(deps, player.id, contact, now));
        });
        return ok({ data: null, message: ADDRESS_REQUEST_SENT });
      },
      requests,
    ),

    actionRoute(friendAccept, 'accept', { realtime }, writes),
    actionRoute(friendDecline, 'decline', { realtime }, writes),
    actionRoute(friendWithdraw, 'withdraw', { realtime }, writes),
    actionRoute(friendRemove, 'remove', { realtime }, writes),
    actionRoute(playerBlock, 'block', { realtime }, writes),
    actionRoute(playerUnblock, 'unblock', { realtime }, writes),
  ];
}

function actionRoute(call: PathCall, action: FriendAction, deps: ActionDependencies, options: RouteOptions): Route {
  return route(
    call,
    async (input) => {
      const changed = await changeFriendship(deps, input, action, input.params.user);
      return changed.ok ? ok({ data: changed.value, message: successText(action, changed.value) }) : changed;
    },
    options,
  );
}
