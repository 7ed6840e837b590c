const LOCAL_RUNS = 100;
const CI_RUNS = 1000;

/** How many cases each property runs: `FC_RUNS` if it is a positive whole number, else 1000 under CI and 100 elsewhere. */
export function propertyRuns(environment: Readonly<Record<string, string | undefined>>): number {
  const asked = Number(environment['FC_RUNS']);
  if (Number.isInteger(asked) && asked > 0) return asked;
  return environment['CI'] ? CI_RUNS : LOCAL_RUNS;
}
