import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Executor } from '../database/executor';
import { knownDevices } from '../database/schema/known-devices';

/** A browser that signs in: `first` is the first one ever of an account. */
export type DeviceStanding = 'first' | 'known' | 'new';

export interface SeenDevice {
  readonly accountId: string;
  /** Hash of the device cookie. */
  readonly deviceHash: string;
  /** What its browser calls itself, in a few words. */
  readonly name: string;
  readonly now: Date;
}

/** As long as the cookie lives. */
const FORGOTTEN_AFTER = 400 * 24 * 60 * 60 * 1000;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Whether an account has been signed in to by this browser; without an account it takes the same work and never has. */
export async function isKnownDevice(
  executor: Executor,
  accountId: string | undefined,
  deviceHash: string,
): Promise<boolean> {
  const found = await executor
    .select({ name: knownDevices.name })
    .from(knownDevices)
    .where(and(eq(knownDevices.accountId, accountId ?? NOBODY), eq(knownDevices.deviceHash, deviceHash)));
  return found.length > 0;
}

/** Remembers a browser that has signed in to an account, and tells what it was before; forgets those that were not seen for 400 days. */
export async function rememberDevice(tx: Executor, device: SeenDevice): Promise<DeviceStanding> {
  const { accountId, deviceHash, name, now } = device;
  const same = sql<boolean>`${knownDevices.deviceHash} = ${deviceHash}`;
  const ofAccount = eq(knownDevices.accountId, accountId);
  const [closest] = await tx.select({ same }).from(knownDevices).where(ofAccount).orderBy(desc(same)).limit(1);
  const old = new Date(now.getTime() - FORGOTTEN_AFTER);
  await tx.delete(knownDevices).where(and(ofAccount, lte(knownDevices.lastSeenAt, old)));
  await tx
    .insert(knownDevices)
    .values({ accountId, deviceHash, name, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.accountId, knownDevices.deviceHash],
      set: { lastSeenAt: now, name },
    });
  if (!closest) return 'first';
  return closest.same ? 'known' : 'new';
}
