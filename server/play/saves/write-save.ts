import { setAsideVersion, writeVersion } from '../../../src/domain/saves/save-version';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Executor } from '../../platform/database/executor';
import type { OwnSlot } from './save.repository';
import { lockSlot, insertVersion, isSetAside } from './save-slot.repository';

interface WrittenSave {
  readonly name: string;
  /** JSON. */
  readonly data: string;
  /** The version that it builds on; 0 for an empty slot. */
  readonly base: number;
}

/**
 * Writes a slot and answers the version. What builds on anything but what the slot holds is refused and set aside among the versions, so
 * that a lost race loses nothing, once while it is sent again and again: the transaction is to be committed in both cases.
 */
export async function writeSave(
  tx: Executor,
  slot: OwnSlot,
  { name, data, base }: WrittenSave,
  now: Date,
): Promise<Result<number, 'changed-meanwhile'>> {
  const before = await lockSlot(tx, slot, now);
  const written = writeVersion(before, base);
  if (!written.ok && (await isSetAside(tx, slot, { name, data }))) return err(written.error);
  const after = written.ok ? written.value : setAsideVersion(before);
  const createdAt = written.ok && before.held === 0 ? now : before.createdAt;
  await insertVersion(tx, slot, { ...after, createdAt }, { name, data, setAside: !written.ok }, now);
  return written.ok ? ok(after.newest) : err(written.error);
}
