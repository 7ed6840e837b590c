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
  /** The account has known it before. */
  readonly before: boolean;
  /** The secret for its cookie, when it had none. */
  readonly made: string | undefined;
}

/** Makes an account know the browser that has proved to be its owner's. */
export async function recordDevice(tx: Executor, { accountId, caller, now, random }: DeviceOf): Promise<KnownDevice> {
  const made = caller.deviceHash === undefined ? newSessionToken(random) : undefined;
  const deviceHash = made?.hash ?? caller.deviceHash ?? '';
  const before = await rememberDevice(tx, { accountId, deviceHash, name: deviceName(caller.userAgent), now });
  return { before, made: made?.token };
}
