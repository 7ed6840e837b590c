import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { MigrationBlocked, migrateWithRetry } from '../../../../server/platform/database/migrate-with-retry';

const coded = (code: string): Error => new Error('outer', { cause: Object.assign(new Error('inner'), { code }) });

describe('migrateWithRetry', () => {
  test('rethrows any other error at once', async () => {
    let runs = 0;
    const failing = async () => {
      runs += 1;
      throw coded('42P01');
    };
    await expect(migrateWithRetry(failing, async () => undefined)).rejects.toThrow('outer');
    expect(runs).toBe(1);
  });

  property.prop([fc.nat({ max: 30 }), fc.constantFrom('55P03', '40P01')])(
    'always repeats migrations that could not lock a table or met a deadlock, twenty times at most, with a pause in between',
    async (blocked, code) => {
      let runs = 0;
      const waits: number[] = [];
      const migrate = async () => {
        runs += 1;
        if (runs <= blocked) throw coded(code);
      };
      const outcome = await migrateWithRetry(migrate, async (milliseconds) => waits.push(milliseconds)).catch(
        (error: unknown) => error,
      );
      if (blocked < 20) expect(outcome).toBeUndefined();
      else expect(outcome).toBeInstanceOf(MigrationBlocked);
      expect(runs).toBe(Math.min(blocked + 1, 20));
      expect(waits).toEqual(Array.from({ length: runs - 1 }, () => 2000));
    },
  );
});
