import type { TcData } from '../ads/ad-consent';
import { consentOf } from '../ads/ad-consent';

/** IAB purposes that analytics needs: storage on the device (1) and measurement of content (8). */
export const ANALYTICS_PURPOSES = [1, 8] as const;

/** True if the consent manager's data allows analytics; never while its dialog is open. */
export function canTrack(tcData: TcData): boolean {
  return consentOf(tcData, ANALYTICS_PURPOSES) === 'given';
}
