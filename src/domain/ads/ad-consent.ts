/** Consent to third-party ads; `unknown` if no consent manager is configured. */
export type AdConsent = 'unknown' | 'waiting' | 'given' | 'refused' | 'failed';

/** IAB purposes that an ad request needs: storage on the device (1) and selection of basic ads (2). */
export const AD_PURPOSES = [1, 2] as const;

/** Relevant fields of the consent manager's `tcData` (IAB TCF v2). */
export interface TcData {
  readonly eventStatus: 'tcloaded' | 'cmpuishown' | 'useractioncomplete';
  /** Undefined until the manager knows. */
  readonly gdprApplies: boolean | undefined;
  /** Consent by purpose number. */
  readonly purposes: Readonly<Record<number, boolean>>;
}

export type AdConsentEvent =
  /** The first `tcData`, or a new choice of the visitor. */
  | { readonly type: 'answered'; readonly tcData: TcData }
  /** The manager's script failed to load, or its API reported no success. */
  | { readonly type: 'failed' };

/**
 * Returns the consent before any event.
 * @rule 3.9 Without a consent manager the portal requests no third-party ad.
 */
export function initialAdConsent(managerConfigured: boolean): AdConsent {
  return managerConfigured ? 'waiting' : 'unknown';
}

/**
 * Returns the consent after an event. Without a configured manager events are ignored; an answer after a failure still
 * counts.
 */
export function nextAdConsent(consent: AdConsent, event: AdConsentEvent): AdConsent {
  if (consent === 'unknown') return consent;
  return event.type === 'failed' ? 'failed' : consentOf(event.tcData);
}

/**
 * Returns the consent for some IAB purposes: `waiting` while the manager's dialog is open, `given` where the GDPR does
 * not apply.
 */
export function consentOf(
  { eventStatus, gdprApplies, purposes }: TcData,
  needed: readonly number[] = AD_PURPOSES,
): AdConsent {
  if (gdprApplies === false) return 'given';
  if (eventStatus === 'cmpuishown') return 'waiting';
  return needed.every((purpose) => purposes[purpose] === true) ? 'given' : 'refused';
}
