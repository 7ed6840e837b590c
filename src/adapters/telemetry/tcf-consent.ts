import type { TcData } from '../../domain/ads/ad-consent';
import { canTrack } from '../../domain/telemetry/analytics-consent';

/** Callback data of a consent manager (IAB TCF v2); untrusted third-party input. */
export interface ForeignTcData {
  readonly eventStatus?: unknown;
  readonly gdprApplies?: unknown;
  readonly listenerId?: unknown;
  readonly tcString?: unknown;
  readonly purpose?: { readonly consents?: unknown } | undefined;
}

type TcfCallback = (tcData: ForeignTcData | null | undefined, success: boolean) => void;

/** Window of a page with an optional consent manager. */
export interface TcfPage {
  readonly __tcfapi?: (command: string, version: number, callback: TcfCallback, parameter?: unknown) => void;
}

/** Calls `run` once, when the consent manager allows analytics; at once on a page without a consent manager. */
export function whenMeasuringAllowed(page: TcfPage, run: () => void): void {
  const { __tcfapi: tcfApi } = page;
  if (tcfApi === undefined) {
    run();
    return;
  }
  let done = false;
  tcfApi('addEventListener', 2, (response, success) => {
    if (done || !success || !canTrack(tcDataOf(response ?? {}))) return;
    done = true;
    tcfApi('removeEventListener', 2, () => undefined, response?.listenerId);
    run();
  });
}

/** Parses consent data and drops values outside the standard. */
export function tcDataOf({ eventStatus, gdprApplies, purpose }: ForeignTcData): TcData {
  const consents: unknown = purpose?.consents;
  return {
    // Unknown states count as "not answered yet".
    eventStatus: eventStatus === 'tcloaded' || eventStatus === 'useractioncomplete' ? eventStatus : 'cmpuishown',
    gdprApplies: typeof gdprApplies === 'boolean' ? gdprApplies : undefined,
    purposes: typeof consents === 'object' && consents !== null ? (consents as TcData['purposes']) : {},
  };
}
