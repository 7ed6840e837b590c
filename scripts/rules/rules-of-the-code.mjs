import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '../lib/root.mjs';
import { checkRules, unusedRules } from './check-rules.mjs';
import { ruleNumbers } from './rule-numbers.mjs';
import { rulesPage } from './rules-page.mjs';
import { taggedRules } from './tagged-rules.mjs';

const FOLDERS = ['src', 'server', 'sdk'];

const read = (path) => (existsSync(fromRoot(path)) ? readFileSync(fromRoot(path), 'utf8') : undefined);

const sources = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(fromRoot(folder), { recursive: true })
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
      .map((path) => `${folder}/${path}`),
  ).sort();

/** Returns the current page of rules, and all errors in tags or proofs. */
export function rulesOfTheCode() {
  const texts = new Map(sources().map((path) => [path, read(path)]));
  const tagged = [...texts].map(([path, text]) => taggedRules(path, text));
  const rules = tagged.flatMap((each) => each.rules);
  const complaints = [
    ...tagged.flatMap((each) => each.complaints),
    ...checkRules({ rules, numbers: ruleNumbers, readTest: read }),
    ...unusedRules(rules, texts),
  ];
  return { page: rulesPage(rules), complaints, count: new Set(rules.map(({ number }) => number)).size };
}
