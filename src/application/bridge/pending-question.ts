import type { QuestionKind } from '../../domain/bridge/portal-question';
import type { MailSender } from '../../domain/subscriptions/mail-subscription';

/** Whether to buy an item of the game; amounts in coins. */
export interface PurchaseQuestion {
  readonly kind: 'purchase';
  readonly name: string;
  /** Address of the item's picture. */
  readonly thumbnail: string;
  readonly count: number;
  /** Of all together. */
  readonly total: number;
}

/** Whether to receive mails. */
export interface MailQuestion {
  readonly kind: 'mail-subscription';
  readonly sender: MailSender;
  /** What the sender is called. */
  readonly name: string;
  /** The address that they would come to. */
  readonly address: string;
}

/** A save of a guest, and what the account has in the same slot. */
export interface TakeoverSlot {
  readonly slot: number;
  readonly guest: { readonly name: string; readonly at: string };
  readonly account?: { readonly name: string; readonly at: string };
}

/** Whether to keep what was done as a guest. */
export interface TakeoverQuestion {
  readonly kind: 'takeover';
  readonly slots: readonly TakeoverSlot[];
  /** How many boards would get a score. */
  readonly scores: number;
}

/** What the portal asks the player; `game` is the title of the one that made it ask. */
export type PendingQuestion = (PurchaseQuestion | MailQuestion | TakeoverQuestion) & {
  readonly kind: QuestionKind;
  readonly game: string;
};
