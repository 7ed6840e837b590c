import { describe, expect, test } from 'vitest';
import { RELATIONS } from '../../../src/domain/account/relation';

describe('relations', () => {
  test('are five, each once', () => {
    expect(RELATIONS).toHaveLength(5);
    expect(new Set(RELATIONS).size).toBe(5);
  });
});
