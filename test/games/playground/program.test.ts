import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { examples } from '../../../games/playground/examples';
import { programFragment, programInFragment, withFirstScript } from '../../../games/playground/program';
import { methodTable } from '../../../src/domain/bridge/method-table';

describe('a program in a link', () => {
  test('is part of the fragment, which browsers do not send to the server', () => {
    expect(programFragment('<p>é?>')).toBe('#program=PHA-w6k_Pg');
    expect(programInFragment('#program=PHA-w6k_Pg')).toBe('<p>é?>');
  });

  test('is refused if it is longer than 16 KiB', () => {
    expect(programFragment('é'.repeat(8193))).toBeUndefined();
    expect(programInFragment(`#program=${btoa('a'.repeat(16_385))}`)).toBeUndefined();
    expect(programInFragment(programFragment('a'.repeat(16_384)) ?? '')).toHaveLength(16_384);
  });

  test.each(['', '#', '#search', '#program', '#program=*', '#program=gICA', 'program=PHA'])(
    'is missing or unreadable in %j',
    (fragment) => {
      expect(programInFragment(fragment)).toBeUndefined();
    },
  );

  test.prop([fc.string({ unit: 'grapheme', maxLength: 400 })])('always has the same text after a link', (program) => {
    const fragment = programFragment(program) ?? '';
    expect(fragment).toMatch(/^#program=[\w-]*$/);
    expect(programInFragment(fragment)).toBe(program);
  });

  test.prop([fc.string()])('never throws for any fragment', (text) => {
    expect(['string', 'undefined']).toContain(typeof programInFragment(`#program=${text}`));
  });
});

describe('withFirstScript', () => {
  test('inserts the script after the doctype, so that the page keeps its mode', () => {
    expect(withFirstScript('\n<!DOCTYPE html>\n<p>', '/a.js')).toBe(
      '\n<!DOCTYPE html><script src="/a.js"></script>\n<p>',
    );
    expect(withFirstScript('<p>', '/a.js')).toBe('<script src="/a.js"></script><p>');
  });
});

describe('the examples of the playground', () => {
  test('contain every call of the protocol that a program can make', () => {
    // Reports of the play and of the headset have functions of other names, and the SDK sends guest data without a call of the game.
    const silent = ['session.xr', 'session.lifecycle', 'guest.offer'];
    const code = examples.map(({ program }) => program).join('\n');
    const missing = Object.keys(methodTable).filter(
      (name) => !silent.includes(name) && !code.includes(`holocade.${name}(`),
    );
    expect(missing).toEqual([]);
    for (const name of ['init', 'link', 'session.attach', 'session.gameplayStart'])
      expect(code).toContain(`holocade.${name}(`);
  });

  test('load the SDK from this installation and fit into a link', () => {
    for (const { title, program } of examples) {
      expect([title, program.match(/src="([^"]*)"/)?.[1]]).toEqual([title, '{sdk}']);
      expect(programFragment(program)).toBeDefined();
    }
  });
});
