import { describe, expect, test } from 'vitest';
import { readWrittenPage } from '../../../../server/platform/command-line/written-commands';

describe('readWrittenPage', () => {
  test('reads the title from the first line, and Markdown below', () => {
    const page = { title: 'A new game', body: 'It is *here*.\n\n- one' };
    expect(readWrittenPage('\uFEFF# A new game \r\n\r\nIt is *here*.\n\n- one\n')).toEqual({ ok: true, value: page });
  });

  test.each([
    ['', 'first line'],
    ['A new game\n\nIt is here.', 'first line'],
    ['## A new game\n\nIt is here.', 'first line'],
    ['# A new game\n \n', 'no text below'],
    [`# ${'x'.repeat(121)}\nIt is here.`, 'longer than 120'],
  ])('refuses the file %j', (file, words) => {
    expect(readWrittenPage(file)).toEqual({ ok: false, error: expect.stringContaining(words) });
  });
});
