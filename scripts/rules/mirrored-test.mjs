/** Where the tests of a source file stand: `src/a/b.ts` in `test/a/b.test.ts`, `server/a.ts` in `test/server/a.test.ts`. */
export function mirroredTest(path) {
  return `test/${path.replace(/^src\//, '').replace(/\.(tsx?)$/, '.test.$1')}`;
}

const needsProperty = ({ kind, path }) => kind === 'function' && !path.endsWith('.tsx');

/**
 * What a rule lacks of its proof: its test file names what carries it and holds a property. A value and
 * what is drawn are proven by examples; a type is held by the compiler.
 */
export function lackOfProof(rule, readTest) {
  const { kind, name, path } = rule;
  if (kind === 'type') return undefined;
  const test = mirroredTest(path);
  const text = readTest(test);
  if (text === undefined) return `${path}: has no test file ${test}`;
  if (!new RegExp(`\\b${name}\\b`).test(text)) return `${test}: does not mention ${name}`;
  return needsProperty(rule) && !text.includes('.prop(') ? `${test}: holds no property for ${name}` : undefined;
}
