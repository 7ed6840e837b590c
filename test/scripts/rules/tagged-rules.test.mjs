import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { taggedRules } from '../../../scripts/rules/tagged-rules.mjs';

const PATH = 'src/domain/a/b.ts';
const tagged = (declaration, ...tags) =>
  taggedRules(PATH, `/**\n * What it is.\n${tags.map((tag) => ` * @rule ${tag}\n`).join('')} */\n${declaration}\n`);

describe('taggedRules', () => {
  test('returns the tags of exported functions, constants, classes and types', () => {
    const kinds = [
      ['export function a(): void {}', 'function'],
      ['export const a = (): number => 1;', 'function'],
      ['export class a {}', 'function'],
      ['export const a = 400;', 'constant'],
      ['export type a = 1;', 'type'],
      ['export interface a {}', 'type'],
    ];
    for (const [declaration, kind] of kinds) {
      expect(tagged(declaration, '1.9.2b It lasts long.')).toEqual({
        rules: [{ number: '1.9.2b', sentence: 'It lasts long.', path: PATH, name: 'a', kind }],
        complaints: [],
      });
    }
  });

  test('returns several tags of one function and sentences of two lines', () => {
    const { rules } = tagged('export function a(): void {}', '1.4.1a One.', '2.9.9 Two\n *   and three.');
    expect(rules.map(({ number, sentence }) => [number, sentence])).toEqual([
      ['1.4.1a', 'One.'],
      ['2.9.9', 'Two and three.'],
    ]);
  });

  test('returns nothing without a tag', () => {
    expect(taggedRules(PATH, '/** Nothing. */\nexport const a = 1;\n')).toEqual({ rules: [], complaints: [] });
  });

  test('ignores declarations that are not exported', () => {
    expect(tagged('function a(): void {}', '1.4.1a One.').complaints).toEqual([
      `${PATH}: 1 of its @rule lines document no exported declaration`,
    ]);
    expect(tagged('export class A {\n/** @rule 1.4.1b Two. */\nb(): void {}\n}', '1.4.1a One.').complaints).toEqual([
      `${PATH}: 1 of its @rule lines document no exported declaration`,
    ]);
    expect(taggedRules(PATH, '// @rule 1.4.1a One.\nexport const a = 1;\n').complaints).toHaveLength(1);
  });

  test('reports tags without a number or a complete sentence', () => {
    const complaintsAbout = (tag) => tagged('export const a = 1;', tag).complaints;
    expect(complaintsAbout('A sentence without a number.')).toEqual([`${PATH}: "A" is not a rule number`]);
    expect(complaintsAbout('1.4.1a')).toEqual([`${PATH}: rule 1.4.1a has no complete sentence: ""`]);
    expect(complaintsAbout('1.4.1a no end')).toEqual([`${PATH}: rule 1.4.1a has no complete sentence: "no end"`]);
  });

  property.prop([fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 8 }), fc.boolean()])(
    'always returns or reports each tag',
    (bullets, exported) => {
      const declaration = `${exported ? 'export ' : ''}const a = 1;`;
      const { rules, complaints } = tagged(declaration, ...bullets.map((bullet) => `1.4.${bullet} So it is.`));
      expect(rules.map(({ number }) => number)).toEqual(exported ? bullets.map((bullet) => `1.4.${bullet}`) : []);
      expect(complaints).toHaveLength(exported || bullets.length === 0 ? 0 : 1);
    },
  );
});
