const LOCAL_RUNS = 100;
const CI_RUNS = 1000;

/**
 * Returns the number of cases of each property: `FC_RUNS` if it is a positive integer, else 1000 under CI and 100
 * elsewhere.
 */
export function propertyRuns(environment: Readonly<Record<string, string | undefined>>): number {
  const requested = Number(environment['FC_RUNS']);
  if (Number.isInteger(requested) && requested > 0) return requested;
  return environment['CI'] ? CI_RUNS : LOCAL_RUNS;
}
