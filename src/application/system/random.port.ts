/** Chance, as the application sees it. */
export interface Random {
  /** A number from 0 to, but without, 1. */
  next(): number;
  /** A new random UUID. */
  uuid(): string;
}
