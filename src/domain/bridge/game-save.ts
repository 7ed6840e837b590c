import type { JsonValue } from '../saves/json-value';

/** What a slot holds. */
export interface GameSave {
  /** Empty when the game gave none. */
  readonly name: string;
  readonly data: JsonValue;
  /** Counts up with each write; the base of the next one. */
  readonly version: number;
  /** ISO 8601, UTC, as is `updatedAt`. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The saves by slot; an empty slot is absent. */
export type GameSaves = Readonly<Partial<Record<number, GameSave>>>;
