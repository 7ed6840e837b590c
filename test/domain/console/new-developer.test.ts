import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { developerName, newDeveloperProblem } from '../../../src/domain/console/new-developer';
import { reservedNames } from '../../../src/domain/shared/reserved-names';

describe('newDeveloperProblem', () => {
  test('accepts a name and a slug of three characters', () => {
    expect(newDeveloperProblem({ name: 'Paper Moon', slug: 'pap' })).toBeUndefined();
  });

  test('refuses an invisible name, a short slug and a reserved slug', () => {
    expect(newDeveloperProblem({ name: '\u200b \u2800', slug: 'paper-moon' })?.field).toBe('name');
    expect(newDeveloperProblem({ name: 'Paper Moon', slug: 'pm' })?.field).toBe('slug');
    expect(newDeveloperProblem({ name: 'Paper Moon', slug: 'admin' })?.message).toContain('reserved');
  });

  property.prop([fc.constantFrom(...reservedNames), fc.string()])('never accepts a reserved slug', (slug, name) => {
    expect(newDeveloperProblem({ name, slug })).toBeDefined();
  });
});

describe('developerName', () => {
  test('joins lines and removes marks of the text direction', () => {
    expect(developerName(' Paper\n\u202eMoon ')).toBe('Paper Moon');
  });

  property.prop([fc.string({ unit: 'binary' })])('always returns one line that stays the same', (text) => {
    const name = developerName(text);
    expect(name).not.toMatch(/[\n\r\u202a-\u202e]/u);
    expect(developerName(name)).toBe(name);
  });
});
