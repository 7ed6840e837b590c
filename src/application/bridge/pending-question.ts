import type { QuestionKind } from '../../domain/bridge/portal-question';
import type { MailSender } from '../../domain/subscriptions/mail-subscription';

/** Question about buying an item of the game. Amounts are in coins. */
export interface PurchaseQuestion {
  readonly kind: 'purchase';
  readonly name: string;
  /** Address of the item's picture. */
  readonly thumbnail: string;
  readonly count: number;
  /** Total price. */
  readonly total: number;
  /** True in a draft, where nothing is charged. */
  readonly isTest?: true;
}

/** Question about receiving emails. */
export interface MailQuestion {
  readonly kind: 'mail-subscription';
  readonly sender: MailSender;
  /** Sender's display name. */
  readonly name: string;
  /** Player's email address. */
  readonly address: string;
}

/** A guest's save and the account's save in the same slot. */
export interface TakeoverSlot {
  readonly slot: number;
  readonly guest: { readonly name: string; readonly at: string };
  readonly account?: { readonly name: string; readonly at: string };
}

/** Question about taking over a guest's progress. */
export interface TakeoverQuestion {
  readonly kind: 'takeover';
  readonly slots: readonly TakeoverSlot[];
  /** Number of leaderboards that would receive a score. */
  readonly scores: number;
}

/** Question of the portal to the player; `game` is the title of the game that caused it. */
export type PendingQuestion = (PurchaseQuestion | MailQuestion | TakeoverQuestion) & {
  readonly kind: QuestionKind;
  readonly game: string;
};
