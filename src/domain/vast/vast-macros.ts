/** What an ad server may ask to have filled in. */
export interface MacroValues {
  /** Digits that no address had before. */
  readonly chance: string;
  /** ISO 8601. */
  readonly timestamp: string;
  readonly gdprApplies: boolean | undefined;
  /** The consent manager's string; empty where none is needed. */
  readonly consent: string;
  readonly errorCode?: number;
}

const MACRO = /\[([A-Z]{1,20})\]|%%([A-Z]{1,20})%%/g;

/** Fills in the macros that are known (VAST 4.2 §6); any other becomes `-1`, which stands for unknown. */
export function fillMacros(address: string, values: MacroValues): string {
  const { chance, timestamp, gdprApplies, consent, errorCode } = values;
  const known: Readonly<Record<string, string>> = {
    CACHEBUSTING: chance,
    TIMESTAMP: timestamp,
    GDPR: gdprApplies === undefined ? '' : String(Number(gdprApplies)),
    GDPRCONSENT: consent,
    ...(errorCode === undefined ? {} : { ERRORCODE: String(errorCode) }),
  };
  return address.replace(MACRO, (_, square?: string, percent?: string) =>
    encodeURIComponent(known[square ?? percent ?? ''] ?? '-1'),
  );
}
