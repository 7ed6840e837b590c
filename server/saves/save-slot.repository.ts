import { and, eq, lte, ne } from 'drizzle-orm';
import { saveLimits } from '../../src/domain/saves/save-limits';
import type { SlotVersion } from '../../src/domain/saves/save-version';
import type { Executor } from '../database/executor';
import { saveSlots } from '../database/schema/save-slots';
import { saveVersions } from '../database/schema/save-versions';
import type { OwnSaves, OwnSlot } from './save.repository';

interface HeldSlot extends SlotVersion {
  readonly createdAt: Date;
}

interface NewVersion {
  readonly name: string;
  /** JSON. */
  readonly data: string;
  readonly setAside: boolean;
}

const own = (table: typeof saveSlots | typeof saveVersions, { accountId, gameId }: OwnSaves) =>
  and(eq(table.accountId, accountId), eq(table.gameId, gameId));
const inSlot = (table: typeof saveSlots | typeof saveVersions, one: OwnSlot) =>
  and(own(table, one), eq(table.slot, one.slot));

/** Holds a slot until the end of the transaction, and answers how it stands: its writers come one after the other. */
export async function holdSlot(tx: Executor, slot: OwnSlot, now: Date): Promise<HeldSlot> {
  await tx
    .insert(saveSlots)
    .values({ ...slot, newest: 0, held: 0, createdAt: now })
    .onConflictDoNothing();
  const { newest, held, createdAt } = saveSlots;
  const [found] = await tx
    .select({ newest, held, createdAt })
    .from(saveSlots)
    .where(inSlot(saveSlots, slot))
    .for('update');
  if (!found) throw new Error('A slot was not kept.');
  return found;
}

/** Keeps a new version, the newest of a slot that is held, and forgets what is no longer kept for it. */
export async function insertVersion(
  tx: Executor,
  slot: OwnSlot,
  { newest, held, createdAt }: HeldSlot,
  version: NewVersion,
  now: Date,
): Promise<void> {
  await tx.update(saveSlots).set({ newest, held, createdAt }).where(inSlot(saveSlots, slot));
  await tx.insert(saveVersions).values({ ...slot, ...version, version: newest, writtenAt: now });
  const old = and(lte(saveVersions.version, newest - saveLimits.versions), ne(saveVersions.version, held));
  await tx.delete(saveVersions).where(and(inSlot(saveVersions, slot), old));
}

/** Empties a slot, with all its versions. */
export async function emptySlot(tx: Executor, slot: OwnSlot): Promise<void> {
  await tx.update(saveSlots).set({ held: 0 }).where(inSlot(saveSlots, slot));
  await tx.delete(saveVersions).where(inSlot(saveVersions, slot));
}

/** Empties all slots of a player in a game. */
export async function emptySlots(tx: Executor, saves: OwnSaves): Promise<void> {
  await tx.update(saveSlots).set({ held: 0 }).where(own(saveSlots, saves));
  await tx.delete(saveVersions).where(own(saveVersions, saves));
}
