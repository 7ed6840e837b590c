import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { SlotVersion } from '../../../src/domain/saves/save-version';
import { retainedVersions } from '../../../src/domain/saves/save-version';
import type { Executor } from '../../platform/database/executor';
import { saveSlots, saveVersions } from '../../platform/database/schema/saves';
import type { OwnSaves, OwnSlot } from './save.repository';

interface HeldSlot extends SlotVersion {
  readonly createdAt: Date;
}

interface NewVersion {
  readonly name: string;
  readonly data: string;
  readonly setAside: boolean;
}

const own = (table: typeof saveSlots | typeof saveVersions, { accountId, gameId }: OwnSaves) =>
  and(eq(table.accountId, accountId), eq(table.gameId, gameId));
const inSlot = (table: typeof saveSlots | typeof saveVersions, one: OwnSlot) =>
  and(own(table, one), eq(table.slot, one.slot));

/** Locks a slot until the end of the transaction, so that its writers run one after the other. Returns its state. */
export async function lockSlot(tx: Executor, slot: OwnSlot, now: Date): Promise<HeldSlot> {
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
  if (!found) throw new Error('The save slot was not stored.');
  return found;
}

/** Stores a new version of a locked slot as the newest, and deletes versions beyond the limit. */
export async function insertVersion(
  tx: Executor,
  slot: OwnSlot,
  { newest, held, createdAt }: HeldSlot,
  version: NewVersion,
  now: Date,
): Promise<void> {
  await tx.update(saveSlots).set({ newest, held, createdAt }).where(inSlot(saveSlots, slot));
  await tx.insert(saveVersions).values({ ...slot, ...version, version: newest, writtenAt: now });
  const { version: number, setAside } = saveVersions;
  const all = await tx.select({ version: number, setAside }).from(saveVersions).where(inSlot(saveVersions, slot));
  const kept = retainedVersions(all).map((one) => one.version);
  if (kept.length < all.length)
    await tx.delete(saveVersions).where(and(inSlot(saveVersions, slot), notInArray(number, kept)));
}

/** True if the newest conflicting version has the same content. */
export async function isSetAside(
  tx: Executor,
  slot: OwnSlot,
  { name, data }: Pick<NewVersion, 'name' | 'data'>,
): Promise<boolean> {
  const [newest] = await tx
    .select({ name: saveVersions.name, data: saveVersions.data })
    .from(saveVersions)
    .where(and(inSlot(saveVersions, slot), eq(saveVersions.setAside, true)))
    .orderBy(desc(saveVersions.version))
    .limit(1);
  return newest?.name === name && newest.data === data;
}

/** Empties a slot, including all its versions. */
export async function emptySlot(tx: Executor, slot: OwnSlot): Promise<void> {
  await tx.update(saveSlots).set({ held: 0 }).where(inSlot(saveSlots, slot));
  await tx.delete(saveVersions).where(inSlot(saveVersions, slot));
}

/** Empties all slots of a player in a game. */
export async function emptySlots(tx: Executor, saves: OwnSaves): Promise<void> {
  await tx.update(saveSlots).set({ held: 0 }).where(own(saveSlots, saves));
  await tx.delete(saveVersions).where(own(saveVersions, saves));
}
