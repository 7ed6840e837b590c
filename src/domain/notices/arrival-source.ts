import type { NoticeSource } from '../session/notice-settings';
import type { Notification, NotificationKind } from './notification';

/** Kinds that answer the player's own action, which already gives feedback; they appear only behind the bell. */
const OWN_ACTIONS: readonly NotificationKind[] = ['achievement', 'badges-saved', 'receipt', 'security'];

/**
 * Returns the source of a notification that may be shown as it arrives; undefined for answers to the player's own
 * action.
 */
export function arrivalSource({ kind }: Pick<Notification, 'kind'>): NoticeSource | undefined {
  if (OWN_ACTIONS.includes(kind)) return undefined;
  return kind.startsWith('friend-') ? 'friends' : 'notifications';
}
