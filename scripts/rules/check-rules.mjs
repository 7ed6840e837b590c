import { lackOfProof } from './mirrored-test.mjs';

const chapterOf = (number) => number.split('.').slice(0, 2).join('.');

/** Returns the code of a file without its comments. */
const codeOf = (text) => text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/.*$/gm, '');

const uses = (text, name) =>
  text.match(new RegExp(`(?<![\\w$]|[^.]\\.)${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g'))?.length ?? 0;

/** Returns the rules of declarations that no code uses: another file names them, or their own file beside the declaration. */
export function unusedRules(rules, sources) {
  const codes = new Map([...sources].map(([path, text]) => [path, codeOf(text)]));
  const isUsed = ({ path, name }) => [...codes].some(([other, code]) => uses(code, name) > (other === path ? 1 : 0));
  return [...new Set(rules.filter((rule) => !isUsed(rule)).map(({ path, name }) => `${path}: no code uses ${name}`))];
}

/** Returns the differences between the tags and a complete list. `numbers` are the required ones; types do not count. */
export function checkRules({ rules, numbers, readTest }) {
  const demanded = new Set(numbers);
  const chapters = new Set(numbers.map(chapterOf));
  const tagged = new Set(rules.filter(({ kind }) => kind !== 'type').map(({ number }) => number));
  const unknown = rules.filter(({ number }) => chapters.has(chapterOf(number)) && !demanded.has(number));
  return [
    ...numbers.filter((number) => !tagged.has(number)).map((number) => `rule ${number} has no @rule tag`),
    ...unknown.map(
      ({ number, path, name }) => `${path}: rule ${number} (${name}) is not in scripts/rules/rule-numbers.mjs`,
    ),
    ...new Set(rules.map((rule) => lackOfProof(rule, readTest)).filter((lack) => lack !== undefined)),
  ];
}
