/**
 * Places where a catalogue item is available: in its game, or in the shop.
 * @rule 2.2.20 A catalogue item says where to get it.
 */
export const catalogPlaces = ['game', 'shop'] as const;

export type CatalogPlace = (typeof catalogPlaces)[number];
