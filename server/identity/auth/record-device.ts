import { deviceName } from '../account/device-name';
import type { Executor } from '../../platform/database/executor';
import type { ServerDependencies } from '../../deps';
import type { Caller } from '../../platform/http/caller';
import { rememberDevice } from './known-devices.repository';
import { newSessionToken } from './session-token';

interface DeviceOf {
  readonly accountId: string;
  readonly caller: Caller;
  readonly now: Date;
  readonly random: ServerDependencies['random'];
}

export interface KnownDevice {
  /** True if the account knew the browser before. */
  readonly before: boolean;
  /** New secret for the device cookie; undefined if the browser has one. */
  readonly made: string | undefined;
}

/** Stores the caller's browser as a known device of the account. */
export async function recordDevice(tx: Executor, { accountId, caller, now, random }: DeviceOf): Promise<KnownDevice> {
  const made = caller.deviceHash === undefined ? newSessionToken(random) : undefined;
  const deviceHash = made?.hash ?? caller.deviceHash ?? '';
  const before = await rememberDevice(tx, { accountId, deviceHash, name: deviceName(caller.userAgent), now });
  return { before, made: made?.token };
}
