// Limits that the SDK keeps too: constants of their own, so that its script carries no other limit.

/** Slots, numbered from 1. */
export const SAVE_SLOTS = 5;
/** Bytes of one save, as JSON in UTF-8. */
export const SAVE_BYTES = 65_536;
/** Arrays and objects inside each other; deeper ones can exhaust what reads them. */
export const SAVE_DEPTH = 20;

/**
 * What a player may save in one game.
 * @rule 3.4 A game has five save slots for each player, with 64 KiB of JSON each.
 */
export const saveLimits = {
  slots: SAVE_SLOTS,
  bytes: SAVE_BYTES,
  depth: SAVE_DEPTH,
  /** Characters of a save's name, after NFC. */
  nameLength: 64,
  /** Versions of a slot that can be loaded, what it holds included; as many again of those that came too late. */
  versions: 10,
} as const;
