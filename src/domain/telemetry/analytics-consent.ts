import type { TcData } from '../ads/ad-consent';
import { consentOf } from '../ads/ad-consent';

/** The IAB purposes without which nothing is measured: to store on the device (1), and to measure content (8). */
export const ANALYTICS_PURPOSES = [1, 8] as const;

/** Tells whether what the consent manager says lets analytics begin; while its dialog is open nothing does. */
export function canTrack(tcData: TcData): boolean {
  return consentOf(tcData, ANALYTICS_PURPOSES) === 'given';
}
