import { basename } from 'node:path/posix';
import { documents } from './chapters.mjs';
import { mirroredTest } from './mirrored-test.mjs';
import { compareNumbers, partsOfNumber } from './rule-order.mjs';

const INTRODUCTION = `# Rules

Every rule of the product that a function or a constant carries, in the order of the specifications. A number is
document.chapter.bullet, with a letter where a bullet has several sentences; a rule stands as often as something carries it. The page
is made from the \`@rule\` lines in the code by \`npm run rules\`; change those lines, not this page. The script fails when a numbered
sentence on states, input or limits is carried by nothing, and when the test file of what carries a rule does not name it or holds no
property. A constant and what is drawn (\`.tsx\`) are proven by examples on their values, without a property, and a rule in the shape of a
type is held by the compiler. \`npm test\` fails when this page is not what the code says.
`;

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
const link = (text, path) => `[${text}](../${path})`;

function row(rule) {
  const test = mirroredTest(rule.path);
  const proof = rule.kind === 'type' ? 'the compiler' : link(basename(test), test);
  return `| ${rule.number} | ${cell(rule.sentence)} | ${link(`\`${rule.name}\``, rule.path)} | ${proof} |`;
}

function compareRules(a, b) {
  return compareNumbers(a.number, b.number) || a.path.localeCompare(b.path, 'en') || a.name.localeCompare(b.name, 'en');
}

function headingsBefore(rule, previous) {
  const { document, chapter } = partsOfNumber(rule.number);
  const before = previous ? partsOfNumber(previous.number) : undefined;
  const newDocument = before?.document !== document;
  if (!newDocument && before.chapter === chapter) return [];
  const { title, chapters } = documents[document];
  return [
    ...(newDocument ? ['', `## ${title}`] : []),
    '',
    `### ${document}.${chapter} ${chapters[chapter] ?? ''}`.trimEnd(),
    '',
    '| number | rule | carried by | test |',
    '|---|---|---|---|',
  ];
}

/** Returns the text of docs/rules.md. */
export function rulesPage(rules) {
  const sorted = [...rules].sort(compareRules);
  const lines = sorted.flatMap((rule, index) => [...headingsBefore(rule, sorted[index - 1]), row(rule)]);
  return `${[INTRODUCTION.trimEnd(), ...lines].join('\n')}\n`;
}
