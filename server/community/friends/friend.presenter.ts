import type { WireFriendLists } from '../../../src/contract/friend.contract';
import type { Presence } from '../../../src/domain/friends/presence';
import { avatarPictures } from '../../identity/account/avatar';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { AcquaintanceRow } from './address-request.repository';

type WireFriend = WireFriendLists['friends'][number];
type WireAcquaintance = WireFriendLists['incoming'][number];

/** Presents a player's presence to friends. */
export const presentPresence = ({ online, playing }: Presence): WireFriend['presence'] => ({
  online,
  playing: playing ?? null,
});

/** Presents the sender or receiver of a request, or a blocked player. The default alias is the username. */
export function presentAcquaintance(
  { username, alias, since, ...row }: AcquaintanceRow,
  urls: PublicUrls,
): WireAcquaintance {
  return { username, alias: alias ?? username, avatar: avatarPictures(row, urls), since: since.toISOString() };
}

/** Presents a friend with the presence that their settings show to friends. */
export function presentFriend(row: AcquaintanceRow, presence: Presence, urls: PublicUrls): WireFriend {
  return { ...presentAcquaintance(row, urls), presence: presentPresence(presence) };
}
