/** Whether third-party ads may be asked for; `unknown` where no consent manager is configured. */
export type AdConsent = 'unknown' | 'waiting' | 'given' | 'refused' | 'failed';

/** The IAB purposes without which no ad is asked for: to store on the device (1), and to choose a basic ad (2). */
export const AD_PURPOSES = [1, 2] as const;

/** What is read of the consent manager's `tcData` (IAB TCF v2). */
export interface TcData {
  readonly eventStatus: 'tcloaded' | 'cmpuishown' | 'useractioncomplete';
  /** Undefined while the manager does not know. */
  readonly gdprApplies: boolean | undefined;
  /** By the number of the purpose. */
  readonly purposes: Readonly<Record<number, boolean>>;
}

export type AdConsentEvent =
  /** `tcData` came, the first time or because the visitor chose anew. */
  | { readonly type: 'answered'; readonly tcData: TcData }
  /** The manager's script did not come, or its API reported no success. */
  | { readonly type: 'failed' };

/**
 * Where consent stands before anything was heard.
 * @rule 3.9 Without a consent manager no third-party ad is asked for.
 */
export function initialAdConsent(managerConfigured: boolean): AdConsent {
  return managerConfigured ? 'waiting' : 'unknown';
}

/** Moves consent; a page without a configured manager listens to none, and a manager that comes late is still heard. */
export function nextAdConsent(consent: AdConsent, event: AdConsentEvent): AdConsent {
  if (consent === 'unknown') return consent;
  return event.type === 'failed' ? 'failed' : consentOf(event.tcData);
}

/** Reads `tcData` for some IAB purposes: no answer while the manager's dialog is open, none needed where the GDPR does not apply. */
export function consentOf(
  { eventStatus, gdprApplies, purposes }: TcData,
  needed: readonly number[] = AD_PURPOSES,
): AdConsent {
  if (gdprApplies === false) return 'given';
  if (eventStatus === 'cmpuishown') return 'waiting';
  return needed.every((purpose) => purposes[purpose] === true) ? 'given' : 'refused';
}
