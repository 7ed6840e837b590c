const DEFAULT_RUNS = 100;

/** Returns the number of cases of each property: `FC_RUNS` if it is a positive integer, else 100. */
export function propertyRuns(environment: Readonly<Record<string, string | undefined>>): number {
  const requested = Number(environment['FC_RUNS']);
  return Number.isInteger(requested) && requested > 0 ? requested : DEFAULT_RUNS;
}
