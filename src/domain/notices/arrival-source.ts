import { messageText } from '../inbox/invitation';
import type { NoticeSource } from '../session/notice-settings';
import type { Message, Notification, NotificationKind } from './notification';

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

/** An item that arrives, as a toast shows it. */
export interface Arrival {
  readonly source: NoticeSource;
  readonly kind: 'info' | 'warning';
  readonly title: string;
  readonly body: string;
}

/** Returns the toast of a notification; undefined for answers to the player's own action. */
export function arrivalOfNotification({ kind, title, body }: Notification): Arrival | undefined {
  const source = arrivalSource({ kind });
  return source && { source, kind: kind === 'premium-ending' ? 'warning' : 'info', title, body };
}

/** Maximum length of a message's text in a toast, in characters. */
const TOAST_TEXT = 120;

/** Returns the toast of a message: its subject or sender, and the beginning of its text. Undefined for the player's own. */
export function arrivalOfMessage({ subject, sender, body, game, own }: Message): Arrival | undefined {
  if (own) return undefined;
  const text = messageText(body, game);
  const characters = [...text];
  const beginning = characters.length > TOAST_TEXT ? `${characters.slice(0, TOAST_TEXT - 1).join('')}…` : text;
  return { source: 'notifications', kind: 'info', title: subject || (sender ?? ''), body: beginning };
}
