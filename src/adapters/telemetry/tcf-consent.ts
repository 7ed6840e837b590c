import type { TcData } from '../../domain/ads/ad-consent';
import { canTrack } from '../../domain/telemetry/analytics-consent';

/** What a consent manager calls back with (IAB TCF v2); it is a third party's word. */
export interface ForeignTcData {
  readonly eventStatus?: unknown;
  readonly gdprApplies?: unknown;
  readonly listenerId?: unknown;
  readonly tcString?: unknown;
  readonly purpose?: { readonly consents?: unknown } | undefined;
}

type Hear = (tcData: ForeignTcData | null | undefined, success: boolean) => void;

/** The window of a page that may have a consent manager. */
export interface TcfPage {
  readonly __tcfapi?: (command: string, version: number, hear: Hear, parameter?: unknown) => void;
}

/** Runs once, when the consent manager says that analytics may begin; at once on a page without a manager. */
export function whenMeasuringAllowed(page: TcfPage, run: () => void): void {
  const { __tcfapi: ask } = page;
  if (ask === undefined) {
    run();
    return;
  }
  let done = false;
  ask('addEventListener', 2, (told, success) => {
    if (done || !success || !canTrack(tcDataOf(told ?? {}))) return;
    done = true;
    ask('removeEventListener', 2, () => undefined, told?.listenerId);
    run();
  });
}

/** Reads what a consent manager tells, as far as it is the standard's. */
export function tcDataOf({ eventStatus, gdprApplies, purpose }: ForeignTcData): TcData {
  const consents: unknown = purpose?.consents;
  return {
    // What it does not say in the standard's words counts as not yet answered.
    eventStatus: eventStatus === 'tcloaded' || eventStatus === 'useractioncomplete' ? eventStatus : 'cmpuishown',
    gdprApplies: typeof gdprApplies === 'boolean' ? gdprApplies : undefined,
    purposes: typeof consents === 'object' && consents !== null ? (consents as TcData['purposes']) : {},
  };
}
