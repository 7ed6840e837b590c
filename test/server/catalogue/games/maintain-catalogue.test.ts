import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { withCatalogueLock } from '../../../../server/catalogue/games/maintain-catalogue';
import { openEmptyDatabase } from '../../support/open-empty-database';

const onServer = process.env['HOLOCADE_TEST_DATABASE_URL'] !== undefined;

// The embedded database has one connection, so its transactions never overlap.
test.runIf(onServer)(
  'withCatalogueLock blocks other writers only briefly while it waits for a long writer',
  async () => {
    const database = await openEmptyDatabase();
    const write = sql`update games set views = views + 1`;
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    let begun = () => {};
    const underWay = new Promise<void>((resolve) => (begun = resolve));
    const longWriter = database.transaction(async (tx) => {
      await tx.execute(write);
      begun();
      await finished;
    });
    await underWay;

    let tries = 0;
    const alone = withCatalogueLock(
      database,
      () => Promise.resolve('done'),
      async () => {
        tries += 1;
        if (tries < 3) return;
        finish();
        await longWriter;
      },
    );
    const times: number[] = [];
    while (tries < 2) {
      const before = performance.now();
      await database.db.execute(write);
      times.push(performance.now() - before);
    }
    expect(await alone).toBe('done');
    expect(tries).toBeGreaterThanOrEqual(3);
    expect(Math.max(...times)).toBeLessThan(2500);
    await database.close();
  },
  30_000,
);

test.runIf(onServer)(
  'withCatalogueLock fails after its last attempt to lock',
  async () => {
    const database = await openEmptyDatabase();
    let tries = 0;
    const held = database.transaction(async (tx) => {
      await tx.execute(sql`update games set views = views + 1`);
      await withCatalogueLock(
        database,
        () => Promise.resolve(),
        async () => {
          tries += 1;
        },
      );
    });
    await expect(held).rejects.toThrow();
    expect(tries).toBe(19);
    await database.close();
  },
  30_000,
);
