const ONLY = '--only=';

/** Returns the steps of `--only=a,b` in their own order (all without it), and the words that name no step. */
export function requestedSteps(steps, args) {
  const names = args.flatMap((arg) => (arg.startsWith(ONLY) ? arg.slice(ONLY.length).split(',') : [arg]));
  const known = steps.map(({ name }) => name);
  return {
    asked: names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name)),
    unknown: names.filter((name) => !known.includes(name)),
  };
}
