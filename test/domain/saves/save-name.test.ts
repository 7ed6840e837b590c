import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { toSaveName } from '../../../src/domain/saves/save-name';

describe('the name of a save', () => {
  test('is trimmed and composed', () => {
    expect(toSaveName('  Cafe\u0301 ')).toBe('Caf\u00e9');
    expect(toSaveName('')).toBe('');
    expect(toSaveName('שלום \u200f1')).toBe('שלום \u200f1');
  });

  test('has 64 characters and not 65, however they are written', () => {
    expect(toSaveName('👾'.repeat(64))).toBe('👾'.repeat(64));
    expect(toSaveName('👾'.repeat(65))).toBeUndefined();
    expect(toSaveName('e\u0301'.repeat(64))).toBe('\u00e9'.repeat(64));
    expect(toSaveName(`${'x'.repeat(64)}   `)).toBe('x'.repeat(64));
  });

  test('has no control characters and no half characters', () => {
    for (const odd of ['a\u0000b', 'a\nb', 'a\u0085b', 'a\ud83db']) expect(toSaveName(odd)).toBeUndefined();
  });

  test.prop([fc.string({ unit: 'binary' })])('is always the same when it is read again', (text) => {
    const name = toSaveName(text);
    expect(name === undefined ? undefined : toSaveName(name)).toBe(name);
  });
});
