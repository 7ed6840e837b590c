/** A browser in which the player is signed in. */
export interface SignedInBrowser {
  readonly id: string;
  /** What a player would call it, such as `Firefox on Windows`. */
  readonly device: string;
  /** ISO 8601, UTC. */
  readonly firstSeen: string;
  /** ISO 8601, UTC. */
  readonly lastSeen: string;
  /** The one that asks. */
  readonly current: boolean;
}

export type DeviceKind = 'headset' | 'phone' | 'computer';

/** The kind of device that a name tells of; for pictures only. */
export function deviceKind(device: string): DeviceKind {
  if (/headset|quest|pico|wolvic/i.test(device)) return 'headset';
  return /android|ios|phone/i.test(device) ? 'phone' : 'computer';
}
