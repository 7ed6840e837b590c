import type { Random } from '../../src/application/system/random.port';

/** Deterministic random source: repeats the given numbers and counts up ids. */
export class FakeRandom implements Random {
  private drawn = 0;
  private made = 0;

  constructor(private readonly numbers: readonly number[] = [0.5]) {}

  next(): number {
    const number = this.numbers[this.drawn % this.numbers.length] ?? 0;
    this.drawn += 1;
    return number;
  }

  uuid(): string {
    this.made += 1;
    return `00000000-0000-4000-8000-${String(this.made).padStart(12, '0')}`;
  }
}
