import type { ActivityKind } from '../../domain/account/activity';
import type { Audience } from '../../domain/session/current-user';
import type { IconName } from '../shared/icon-names';

interface KindWords {
  /** Of the filter. */
  readonly title: string;
  readonly icon: IconName;
}

/** What each kind of activity is called. */
export const kindWords: Readonly<Record<ActivityKind, KindWords>> = {
  played: { title: 'Played', icon: 'gamepad' },
  earned: { title: 'Achievements', icon: 'trophy' },
  reviewed: { title: 'Reviews', icon: 'star' },
  reacted: { title: 'Reactions', icon: 'smile' },
  favourited: { title: 'Favourites', icon: 'heart' },
  followed: { title: 'Follows', icon: 'bell' },
  befriended: { title: 'Friends', icon: 'users' },
  bought: { title: 'Items', icon: 'package' },
};

/** The mark of what not everybody sees. */
export const audienceWords: Readonly<Record<Audience, string | undefined>> = {
  all: undefined,
  friends: 'Only friends see this',
  none: 'Only you see this',
};
