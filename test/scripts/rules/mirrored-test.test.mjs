import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { lackOfProof, mirroredTest } from '../../../scripts/rules/mirrored-test.mjs';

const rule = (path, kind = 'function') => ({ number: '1.4.1a', sentence: 'So.', name: 'limit', path, kind });
const proof =
  (...texts) =>
  (lack) =>
    texts.map((text) => lackOfProof(lack, () => text));

const EXAMPLE = "test('a', () => expect(limit()).toBe(1));";
const PROPERTY = "property.prop([a])('b', (c) => expect(limit(c)).toBe(1));";

describe('mirroredTest', () => {
  test('is in the mirrored folder', () => {
    expect(mirroredTest('src/domain/a/b.ts')).toBe('test/domain/a/b.test.ts');
    expect(mirroredTest('src/ui/a/B.tsx')).toBe('test/ui/a/B.test.tsx');
    expect(mirroredTest('server/a/b.routes.ts')).toBe('test/server/a/b.routes.test.ts');
    expect(mirroredTest('sdk/c.ts')).toBe('test/sdk/c.test.ts');
  });

  test('exists, names the tagged declaration, and contains a property', () => {
    const ofDomain = rule('src/domain/a/b.ts');
    expect(proof(undefined, PROPERTY.replaceAll('limit', 'limits'), EXAMPLE, PROPERTY)(ofDomain)).toEqual([
      'src/domain/a/b.ts: has no test file test/domain/a/b.test.ts',
      'test/domain/a/b.test.ts: does not mention limit',
      'test/domain/a/b.test.ts: contains no property for limit',
      undefined,
    ]);
  });

  test('needs no property for a constant or a component', () => {
    expect(lackOfProof(rule('src/domain/a/b.ts', 'constant'), () => EXAMPLE)).toBeUndefined();
    expect(lackOfProof(rule('src/ui/theme/sizes.ts', 'constant'), () => EXAMPLE)).toBeUndefined();
    expect(lackOfProof(rule('src/ui/theme/sizes.ts'), () => EXAMPLE)).toContain('no property');
    expect(lackOfProof(rule('src/ui/a/Icon.tsx'), () => EXAMPLE)).toBeUndefined();
  });

  property.prop([fc.constantFrom('src/domain/a.ts', 'src/ui/a.tsx', 'server/a.ts'), fc.option(fc.string())])(
    'is never required for a type',
    (path, text) => {
      expect(lackOfProof(rule(path, 'type'), () => text ?? undefined)).toBeUndefined();
    },
  );
});
