import type { PendingQuestion } from '../../application/bridge/pending-question';
import { coinsText } from '../catalog/item.texts';

/** An item and how many of it: 'Spare wing', '3 × Spare wing'. */
export function countedItem({ name, count }: { readonly name: string; readonly count: number }): string {
  return count === 1 ? name : `${String(count)} × ${name}`;
}

/** What is asked, in a line. */
export function questionTitle(asked: PendingQuestion): string {
  switch (asked.kind) {
    case 'purchase':
      return `Buy ${countedItem(asked)}?`;
    case 'mail-subscription':
      return `Get mails from ${asked.name}?`;
    case 'takeover':
      return 'Keep what you did as a guest?';
  }
}

/** The yes: what it does, and what it costs. */
export function agreeWords(asked: PendingQuestion): string {
  switch (asked.kind) {
    case 'purchase':
      return asked.total === 0 ? 'Take it' : `Buy for ${coinsText(asked.total)}`;
    case 'mail-subscription':
      return 'Send me mails';
    case 'takeover':
      return 'Keep it';
  }
}

/** What a guest has done, counted: '2 saves and 1 score'. */
export function countedLeavings(saves: number, scores: number): string {
  const parts = [counted(saves, 'save'), counted(scores, 'score')].filter((part) => part !== undefined);
  return parts.join(' and ');
}

function counted(count: number, thing: string): string | undefined {
  return count === 0 ? undefined : `${String(count)} ${thing}${count === 1 ? '' : 's'}`;
}
