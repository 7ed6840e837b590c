const DETECTED = ['Killed', 'Timeout'];
const UNDETECTED = ['Survived', 'NoCoverage'];

/** The score of a Stryker report in percent, cut to one decimal so that it never flatters, and how many mutants escaped. */
export function mutationScore({ files }) {
  const all = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const detected = all.filter((status) => DETECTED.includes(status)).length;
  const survived = all.filter((status) => UNDETECTED.includes(status)).length;
  const total = detected + survived;
  return { score: total === 0 ? 0 : Math.floor((detected * 1000) / total) / 10, survived, total };
}
