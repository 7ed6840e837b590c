import ts from 'typescript';
import { partsOfNumber } from './rule-order.mjs';

const TAG = /@rule\b/g;

const isTag = (tag) => tag.tagName.text === 'rule';
const isExported = (statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

function namesOf(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  return statement.name ? [statement.name.text] : [];
}

function kindOf(statement) {
  if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) return 'type';
  if (!ts.isVariableStatement(statement)) return 'function';
  const [first] = statement.declarationList.declarations;
  const value = first?.initializer;
  return value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? 'function' : 'constant';
}

function sentenceOf(tag) {
  const text = (ts.getTextOfJSDocComment(tag.comment) ?? '').replace(/\s+/g, ' ').trim();
  const [number = '', ...words] = text.split(' ');
  return { number, sentence: words.join(' ') };
}

function complaintAbout({ number, sentence }) {
  if (!partsOfNumber(number)) return `"${number}" is not a rule number`;
  return /^\S.*[.!?]$/.test(sentence) ? undefined : `rule ${number} has no complete sentence: "${sentence}"`;
}

/** Returns the rules in the TSDoc of a file's exported declarations, and errors in their tags. */
export function taggedRules(path, text) {
  const written = text.match(TAG)?.length ?? 0;
  if (written === 0) return { rules: [], complaints: [] };

  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const rules = [];
  const complaints = [];
  let read = 0;
  for (const statement of source.statements.filter(isExported)) {
    for (const tag of ts.getJSDocTags(statement).filter(isTag)) {
      read += 1;
      const rule = sentenceOf(tag);
      const complaint = complaintAbout(rule);
      if (complaint) complaints.push(`${path}: ${complaint}`);
      else rules.push(...namesOf(statement).map((name) => ({ ...rule, path, name, kind: kindOf(statement) })));
    }
  }
  if (read < written) complaints.push(`${path}: ${written - read} of its @rule lines document no exported declaration`);
  return { rules, complaints };
}
