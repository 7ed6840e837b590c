/** What a thrown error says of itself. */
export interface ThrownError {
  readonly name: string;
  readonly message: string;
}

/** How the browsers' engines call a fetch that brought nothing. */
const failedFetches = ['failed to fetch', 'networkerror when attempting to fetch resource', 'load failed'] as const;

/**
 * Tells whether an error is reported to the engineers.
 * @rule 2.8.7 Aborted and failed fetches and the abort of deferred data are ignored.
 */
export function isReported({ name, message }: ThrownError): boolean {
  const words = message.toLowerCase();
  if (name === 'AbortError' || words === 'deferred data aborted') return false;
  return name !== 'TypeError' || !failedFetches.some((failed) => words.startsWith(failed));
}
