import type { Message, Notification } from '../../domain/notices/notification';
import type { Disposer } from '../shared/disposables';
import type { InboxViewModel } from './inbox.view-model';

/** What a signed-in player's dropdowns show; its script comes with the first player. */
export interface Inboxes {
  readonly notifications: InboxViewModel<Notification>;
  readonly messages: InboxViewModel<Message>;
  /** Follows whoever is signed in until it is disposed of; can be started again. */
  start(): Disposer;
}
