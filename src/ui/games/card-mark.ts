/** The attribute by which parts of a card know that the card is hovered or focused. */
export const cardMark = 'data-game-card';
