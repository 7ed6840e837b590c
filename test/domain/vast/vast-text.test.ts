import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { VAST_MOST_BYTES, vastTextProblem } from '../../../src/domain/vast/vast-text';

describe('the text of a VAST document', () => {
  test('is parsed when it is short and declares nothing', () => {
    expect(vastTextProblem('<VAST version="4.2"/>')).toBeUndefined();
    expect(vastTextProblem('a'.repeat(VAST_MOST_BYTES))).toBeUndefined();
  });

  test('is not parsed beyond a million characters, or with a document type', () => {
    expect(vastTextProblem('a'.repeat(VAST_MOST_BYTES + 1))).toBe('too-large');
    expect(vastTextProblem('<!DOCTYPE VAST [<!ENTITY lol "lol">]><VAST/>')).toBe('document-type');
  });

  const names = fc.constantFrom('DOCTYPE', 'ENTITY', 'ELEMENT', 'ATTLIST', 'NOTATION');
  property.prop([fc.string(), names, fc.boolean(), fc.string()])(
    'never is when it declares something',
    (before, name, small, after) => {
      const declared = `${before}<!${small ? name.toLowerCase() : name}${after}`;
      expect(vastTextProblem(declared)).toBe('document-type');
    },
  );
});
