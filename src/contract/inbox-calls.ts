import { conversationGet, conversationRead, conversationSend } from './conversations.contract';
import {
  inboxList,
  messageDelete,
  messageList,
  messageRead,
  messageRestore,
  messagesReadAll,
  messageUnread,
  notificationDelete,
  notificationList,
  notificationRead,
  notificationRestore,
  notificationsReadAll,
  notificationUnread,
} from './inbox.contract';

/** Calls of notifications, messages and conversations by operation id. */
export const inboxCalls = {
  notificationList,
  notificationRead,
  notificationUnread,
  notificationDelete,
  notificationRestore,
  notificationsReadAll,
  messageList,
  messageRead,
  messageUnread,
  messageDelete,
  messageRestore,
  messagesReadAll,
  inboxList,
  conversationGet,
  conversationSend,
  conversationRead,
} as const;
