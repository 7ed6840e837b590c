import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { saveSlots, saveVersions } from '../../platform/database/schema/saves';

/** A player's saves in a game. */
export interface OwnSaves {
  readonly accountId: string;
  readonly gameId: number;
}

/** One save slot of a player in a game. */
export interface OwnSlot extends OwnSaves {
  readonly slot: number;
}

export interface SaveRow {
  readonly slot: number;
  readonly name: string;
  /** JSON. */
  readonly data: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly writtenAt: Date;
}

export interface SaveVersionRow {
  readonly version: number;
  readonly name: string;
  readonly bytes: number;
  readonly writtenAt: Date;
  readonly setAside: boolean;
  /** Version stored in the slot. */
  readonly held: number;
}

const columns = {
  slot: saveVersions.slot,
  name: saveVersions.name,
  data: saveVersions.data,
  version: saveVersions.version,
  createdAt: saveSlots.createdAt,
  writtenAt: saveVersions.writtenAt,
};

const ofSlot = and(
  eq(saveSlots.accountId, saveVersions.accountId),
  eq(saveSlots.gameId, saveVersions.gameId),
  eq(saveSlots.slot, saveVersions.slot),
);
const isHeld = eq(saveVersions.version, saveSlots.held);
const own = ({ accountId, gameId }: OwnSaves) =>
  and(eq(saveVersions.accountId, accountId), eq(saveVersions.gameId, gameId));
const inSlot = (one: OwnSlot) => and(own(one), eq(saveVersions.slot, one.slot));

/** Lists the contents of all slots in order. */
export function listSaves(executor: Executor, saves: OwnSaves): Promise<readonly SaveRow[]> {
  return executor
    .select(columns)
    .from(saveVersions)
    .innerJoin(saveSlots, and(ofSlot, isHeld))
    .where(own(saves))
    .orderBy(asc(saveVersions.slot));
}

/** Finds the content of a slot, or one of its stored versions. */
export async function findSave(executor: Executor, slot: OwnSlot, version?: number): Promise<SaveRow | undefined> {
  const [found] = await executor
    .select(columns)
    .from(saveVersions)
    .innerJoin(saveSlots, ofSlot)
    .where(and(inSlot(slot), version === undefined ? isHeld : eq(saveVersions.version, version)));
  return found;
}

/** Lists the stored versions of a slot, newest first. */
export function listVersions(executor: Executor, slot: OwnSlot): Promise<readonly SaveVersionRow[]> {
  return executor
    .select({
      version: saveVersions.version,
      name: saveVersions.name,
      bytes: sql<number>`octet_length(${saveVersions.data})`,
      writtenAt: saveVersions.writtenAt,
      setAside: saveVersions.setAside,
      held: saveSlots.held,
    })
    .from(saveVersions)
    .innerJoin(saveSlots, ofSlot)
    .where(inSlot(slot))
    .orderBy(desc(saveVersions.version));
}
