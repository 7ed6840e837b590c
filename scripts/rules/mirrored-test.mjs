/** Returns the test file of a source file: `src/a/b.ts` has `test/a/b.test.ts`, `server/a.ts` has `test/server/a.test.ts`. */
export function mirroredTest(path) {
  return `test/${path.replace(/^src\//, '').replace(/\.(tsx?)$/, '.test.$1')}`;
}

const needsProperty = ({ kind, path }) => kind === 'function' && !path.endsWith('.tsx');

/**
 * Returns the missing parts of a rule's proof: its test file must name the tagged declaration and contain a property. Values and
 * components are proven by examples, types by the compiler.
 */
export function lackOfProof(rule, readTest) {
  const { kind, name, path } = rule;
  if (kind === 'type') return undefined;
  const test = mirroredTest(path);
  const text = readTest(test);
  if (text === undefined) return `${path}: has no test file ${test}`;
  if (!new RegExp(`\\b${name}\\b`).test(text)) return `${test}: does not mention ${name}`;
  return needsProperty(rule) && !text.includes('.prop(') ? `${test}: contains no property for ${name}` : undefined;
}
