/** Random source of the application. */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Returns a random UUID. */
  uuid(): string;
}
