import { and, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { isPast } from '../../platform/database/is-past';
import { knownDevices } from '../../platform/database/schema/accounts';

export interface SeenDevice {
  readonly accountId: string;
  /** Hash of the device cookie. */
  readonly deviceHash: string;
  /** Readable name of the browser. */
  readonly name: string;
  readonly now: Date;
}

/** Lifetime of the device cookie, in milliseconds. */
const DEVICE_LIFETIME_MS = 400 * 24 * 60 * 60 * 1000;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Reports whether the account knows this browser. Without an account, it runs the same query and returns false. */
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

/** Stores a browser of an account and reports whether it was known before. Deletes browsers that were not seen for 400 days. */
export async function rememberDevice(tx: Executor, device: SeenDevice): Promise<boolean> {
  const { accountId, deviceHash, name, now } = device;
  const known = await isKnownDevice(tx, accountId, deviceHash);
  const ofAccount = eq(knownDevices.accountId, accountId);
  await tx.delete(knownDevices).where(and(ofAccount, isPast(knownDevices.lastSeenAt, now, DEVICE_LIFETIME_MS)));
  await tx
    .insert(knownDevices)
    .values({ accountId, deviceHash, name, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.accountId, knownDevices.deviceHash],
      set: { lastSeenAt: now, name },
    });
  return known;
}

/** Deletes the known browsers of an account, except the given one. */
export async function forgetDevices(tx: Executor, accountId: string, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(knownDevices.deviceHash, except);
  await tx.delete(knownDevices).where(and(eq(knownDevices.accountId, accountId), others));
}
