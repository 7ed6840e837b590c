import type { WireFriendLists } from '../../../src/contract/friend.contract';
import type { Presence } from '../../../src/domain/friends/presence';
import { avatarPictures } from '../../identity/account/avatar';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { AcquaintanceRow } from './address-request.repository';

type WireFriend = WireFriendLists['friends'][number];
type WireAcquaintance = WireFriendLists['incoming'][number];

/** What friends are told of a player now. */
export const presentPresence = ({ online, playing }: Presence): WireFriend['presence'] => ({
  online,
  playing: playing ?? null,
});

/** Somebody who has asked, was asked or is blocked; without an alias the user name stands for it. */
export function presentAcquaintance(
  { username, alias, since, ...row }: AcquaintanceRow,
  urls: PublicUrls,
): WireAcquaintance {
  return { username, alias: alias ?? username, avatar: avatarPictures(row, urls), since: since.toISOString() };
}

/** A friend, with what they let friends know. */
export function presentFriend(row: AcquaintanceRow, presence: Presence, urls: PublicUrls): WireFriend {
  return { ...presentAcquaintance(row, urls), presence: presentPresence(presence) };
}
