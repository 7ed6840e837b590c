import type { JsonValue } from '../saves/json-value';

/** A save; `T` is the type that the game wrote. */
export interface GameSave<T = JsonValue> {
  /** Empty when the game gave none. */
  readonly name: string;
  readonly data: T;
  /** Counts up with each write; the base of the next one. */
  readonly version: number;
  /** ISO 8601, UTC, as is `updatedAt`. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The saves by slot; an empty slot is absent. */
export type GameSaves = Readonly<Partial<Record<number, GameSave>>>;
