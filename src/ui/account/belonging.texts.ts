import type { Belonging } from '../../domain/inventory/belongings';

/** How long an item stays; its end follows where there is one. */
export function ownedText({ consumable, count, expires }: Pick<Belonging, 'consumable' | 'count' | 'expires'>): string {
  if (expires !== undefined) return count === 1 ? 'Until ' : 'The first is gone ';
  return consumable ? 'Used up as you play' : 'Yours to keep';
}
