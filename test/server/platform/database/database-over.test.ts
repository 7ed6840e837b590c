import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { withRetry } from '../../../../server/platform/database/database-over';

const coded = (code: string): Error => new Error('outer', { cause: Object.assign(new Error('inner'), { code }) });
const noWait = async (): Promise<void> => {};

describe('withRetry', () => {
  test('rethrows any other error at once', async () => {
    let runs = 0;
    const work = async () => {
      runs += 1;
      throw coded('23505');
    };
    await expect(withRetry(work, noWait)).rejects.toThrow('outer');
    expect(runs).toBe(1);
  });

  property.prop([fc.nat({ max: 12 }), fc.constantFrom('40001', '40P01')])(
    'always repeats a transaction that lost a conflict, eight times at most',
    async (losses, code) => {
      let runs = 0;
      const waits: number[] = [];
      const work = async () => {
        runs += 1;
        if (runs <= losses) throw coded(code);
        return 'done';
      };
      const outcome = await withRetry(work, async (milliseconds) => waits.push(milliseconds)).catch(() => 'lost');
      expect(outcome).toBe(losses <= 8 ? 'done' : 'lost');
      expect(runs).toBe(Math.min(losses, 8) + 1);
      expect(waits.every((wait) => wait >= 0 && wait <= 400)).toBe(true);
    },
  );
});
