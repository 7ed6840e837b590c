import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { utf8Bytes } from '../../../src/domain/saves/utf8-bytes';

describe('the bytes of a text', () => {
  test.each([
    ['', 0],
    ['\u007f', 1],
    ['\u0080', 2],
    ['\u07ff', 2],
    ['\u0800', 3],
    ['\uffff', 3],
    ['👾', 4],
    ['\ud83d', 3],
    ['e\u0301', 3],
    ['\u200f', 3],
  ])('of %j are %i', (text, bytes) => {
    expect(utf8Bytes(text)).toBe(bytes);
  });

  test.prop([fc.string({ unit: 'binary' })])('always agree with those of an encoder', (text) => {
    expect(utf8Bytes(text)).toBe(new TextEncoder().encode(text).length);
  });
});
