import { and, eq, lte, ne } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { knownDevices } from '../../platform/database/schema/known-devices';

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

/** Remembers a browser of an account, and tells whether it was known before; forgets those that were not seen for 400 days. */
export async function rememberDevice(tx: Executor, device: SeenDevice): Promise<boolean> {
  const { accountId, deviceHash, name, now } = device;
  const known = await isKnownDevice(tx, accountId, deviceHash);
  const ofAccount = eq(knownDevices.accountId, accountId);
  const old = new Date(now.getTime() - FORGOTTEN_AFTER);
  await tx.delete(knownDevices).where(and(ofAccount, lte(knownDevices.lastSeenAt, old)));
  await tx
    .insert(knownDevices)
    .values({ accountId, deviceHash, name, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.accountId, knownDevices.deviceHash],
      set: { lastSeenAt: now, name },
    });
  return known;
}

/** Forgets every browser of an account but one, if one is named: each of them is a stranger from now on. */
export async function forgetDevices(tx: Executor, accountId: string, but?: string): Promise<void> {
  const others = but === undefined ? undefined : ne(knownDevices.deviceHash, but);
  await tx.delete(knownDevices).where(and(eq(knownDevices.accountId, accountId), others));
}
