import { describe, expect, test } from 'vitest';
import { emptySummaries } from '../../scripts/lib/without-summaries.mjs';

describe('emptySummaries', () => {
  test.each([
    ["  summary: 'Returns a game.',\n  data: game,", "  summary: '',\n  data: game,"],
    ["  summary:\n    'Returns a player’s games; 404.',\n", "  summary:\n    '',\n"],
    ['  summary: "Returns the caller\'s games.",\n', "  summary: '',\n"],
    ['  summary: `Returns games.`,\n', "  summary: '',\n"],
  ])('empties the summary of %j', (code, expected) => {
    expect(emptySummaries(code)).toBe(expected);
  });

  test.each([
    "const summary = 'A text';\n",
    '  summary: `Returns ${String(MAX)} games.`,\n',
    '  summary: texts.game,\n',
  ])('leaves other code unchanged: %j', (code) => {
    expect(emptySummaries(code)).toBe(code);
  });
});
