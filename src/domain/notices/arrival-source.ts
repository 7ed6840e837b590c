import type { NoticeSource } from '../session/notice-settings';
import type { Notification, NotificationKind } from './notification';

/** What the player has just done is told where it is done: these only wait behind the bell. */
const OWN_DOINGS: readonly NotificationKind[] = ['achievement', 'badges-saved', 'receipt', 'security'];

/** From whom a notification comes that may be shown as it arrives; undefined for what answers the player's own doing. */
export function arrivalSource({ kind }: Pick<Notification, 'kind'>): NoticeSource | undefined {
  if (OWN_DOINGS.includes(kind)) return undefined;
  return kind.startsWith('friend-') ? 'friends' : 'notifications';
}
