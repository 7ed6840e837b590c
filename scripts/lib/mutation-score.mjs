const DETECTED = ['Killed', 'Timeout'];
const UNDETECTED = ['Survived', 'NoCoverage'];

/** Returns the score of a Stryker report in percent, rounded down to one decimal, and the number of surviving mutants. */
export function mutationScore({ files }) {
  const all = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const detected = all.filter((status) => DETECTED.includes(status)).length;
  const survived = all.filter((status) => UNDETECTED.includes(status)).length;
  const total = detected + survived;
  return { score: total === 0 ? 0 : Math.floor((detected * 1000) / total) / 10, survived, total };
}
