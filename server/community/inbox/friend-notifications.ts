import type { NewNotification } from './notification.repository';

/** Who a notification tells of. */
export interface NotificationActor {
  readonly id: string;
  readonly username: string;
  readonly alias: string | null;
  /** Whether the profile is shown to a friend. */
  readonly open: boolean;
}

const FRIENDS_PAGE = '/account/friends';

/** By both names: an alias may be anybody's. */
const named = ({ username, alias }: NotificationActor): string =>
  alias === null ? username : `${alias} (${username})`;

/** Tells that somebody asks for friendship; answered where the requests are, as the profile may be shut. */
export function friendRequested(by: NotificationActor): NewNotification {
  return {
    kind: 'friend-request',
    title: 'New friend request',
    body: `${named(by)} would like to be your friend.`,
    link: FRIENDS_PAGE,
    fromId: by.id,
  };
}

/** Tells who has asked that the other one has agreed. */
export function friendAccepted(by: NotificationActor): NewNotification {
  return {
    kind: 'friend-accepted',
    title: 'You have a new friend',
    body: `${named(by)} and you are friends now.`,
    link: by.open ? `/community/user/${by.username}` : FRIENDS_PAGE,
    fromId: by.id,
  };
}
