/** Attribute of a card, by which its parts find the hovered or focused card. */
export const cardMark = 'data-game-card';
