import { basename } from 'node:path/posix';
import { documents } from './chapters.mjs';
import { mirroredTest } from './mirrored-test.mjs';
import { compareNumbers, partsOfNumber } from './rule-order.mjs';

const INTRODUCTION = `# Rules

Every rule of the product that a function, constant or type implements, in the order of the specifications. A number is
document.chapter.bullet, with a letter if a bullet has several sentences. A rule is listed once for each implementation.

\`npm run rules\` generates this page from the \`@rule\` lines in the code. Change those lines, not this page. The script fails if a
numbered sentence on states, input or limits has no implementation. It also fails if the test file of an implementation does not name it
or contains no property. Constants and components (\`.tsx\`) are proven by examples without a property. The compiler proves types.
\`npm test\` fails if this page differs from the code.
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
    '| number | rule | implemented by | test |',
    '|---|---|---|---|',
  ];
}

/** Returns the text of docs/rules.md. */
export function rulesPage(rules) {
  const sorted = [...rules].sort(compareRules);
  const lines = sorted.flatMap((rule, index) => [...headingsBefore(rule, sorted[index - 1]), row(rule)]);
  return `${[INTRODUCTION.trimEnd(), ...lines].join('\n')}\n`;
}
