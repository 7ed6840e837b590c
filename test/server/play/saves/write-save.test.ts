import { fc, test } from '@fast-check/vitest';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import type { SlotVersion } from '../../../../src/domain/saves/save-version';
import { retainedVersions, unusedSlot } from '../../../../src/domain/saves/save-version';
import { games } from '../../../../server/platform/database/schema/games';
import { emptySlot } from '../../../../server/play/saves/save-slot.repository';
import { findSave, listVersions } from '../../../../server/play/saves/save.repository';
import { writeSave } from '../../../../server/play/saves/saves.routes';
import { insertPlayer } from '../../support/insert-player';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { GAME } from './save-fixture';

const now = new Date('2026-03-01T12:00:00.000Z');
let server: TestServer;
let gameId: number;
let players = 0;

beforeAll(async () => {
  server = await startTestServer();
  const [game] = await server.deps.database.db.select().from(games).where(eq(games.slug, GAME));
  gameId = game?.id ?? 0;
});
afterAll(() => server.close());

/** Each of two tabs writes on its last known version, overwrites without one, loads, or empties the slot. */
type Step = { readonly tab: 0 | 1; readonly does: 'load' | 'write' | 'overwrite' | 'empty' };
const steps = fc.array(
  fc.record<Step>({
    tab: fc.constantFrom(0, 1),
    does: fc.constantFrom('load', 'write', 'write', 'write', 'overwrite', 'empty'),
  }),
  { maxLength: 30 },
);

test.prop([steps], { numRuns: 20 })(
  'a slot always matches its model, and every stored version can be loaded',
  async (plan) => {
    players += 1;
    const accountId = await insertPlayer(server.deps.database, `tab-user-${String(players)}`);
    const slot = { accountId, gameId, slot: 1 };
    const { database } = server.deps;
    const sent = new Map<number, { readonly version: number; readonly setAside: boolean; readonly data: string }>();
    const seen = [0, 0];
    let model: SlotVersion = unusedSlot;
    for (const [index, { tab, does }] of plan.entries()) {
      if (does === 'load') seen[tab] = model.held;
      else if (does === 'empty') {
        await database.transaction((tx) => emptySlot(tx, slot));
        sent.clear();
        model = { newest: model.newest, held: 0 };
      } else {
        const data = JSON.stringify(index);
        const base = does === 'overwrite' ? undefined : (seen[tab] ?? 0);
        const written = await database.transaction((tx) => writeSave(tx, slot, { name: '', data, base }, now));
        const newest = model.newest + 1;
        expect(written).toEqual(
          base === undefined || base === model.held
            ? { ok: true, value: newest }
            : { ok: false, error: 'changed-meanwhile' },
        );
        model = { newest, held: written.ok ? newest : model.held };
        if (written.ok) seen[tab] = newest;
        sent.set(newest, { version: newest, setAside: !written.ok, data });
      }
    }
    const kept = retainedVersions([...sent.values()]);
    const stored = await listVersions(database.db, slot);
    expect(stored.map(({ version }) => version)).toEqual(kept.map(({ version }) => version).reverse());
    for (const { version, data } of kept) expect((await findSave(database.db, slot, version))?.data).toBe(data);
    expect((await findSave(database.db, slot))?.data).toBe(sent.get(model.held)?.data);
  },
  120_000,
);
