/**
 * What a player may save in one game.
 * @rule 3.4 A game has five save slots for each player, with 64 KiB of JSON each.
 */
export const saveLimits = {
  /** Slots, numbered from 1. */
  slots: 5,
  /** Bytes of one save, as JSON in UTF-8. */
  bytes: 65_536,
  /** Arrays and objects inside each other; deeper ones can exhaust what reads them. */
  depth: 20,
  /** Characters of a save's name, after NFC. */
  nameLength: 64,
  /** Versions of a slot that can be loaded, what it holds included; as many again of those that came too late. */
  versions: 10,
} as const;
