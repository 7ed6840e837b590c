import type { Notification } from '../domain/notices/notification';
import { toNotificationKind } from '../domain/notices/notification';
import type { DataOf } from './call';
import type { notificationList } from './inbox.contract';

/** Returns a notification from its form on the wire, which calls and realtime events share. */
export const toNotification = ({ kind, ...item }: DataOf<typeof notificationList>['items'][number]): Notification => ({
  ...item,
  kind: toNotificationKind(kind),
});
