// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { demoCommunity } from '../../../../server/platform/demo/insert-community';
import { demoScores } from '../../../../server/platform/demo/insert-scores';
import { readGameFiles } from '../../../../server/platform/demo/read-game-files';

const boards = readGameFiles().flatMap((file) => file.boards.map((board) => ({ game: file.slug, board })));
const players = demoCommunity.filter(({ studio }) => studio === undefined).map(({ username }) => username);

describe('demoScores', () => {
  test('belong to existing boards', () => {
    const slugs = boards.map(({ game, board }) => `${game} ${board.slug}`);
    expect(slugs).toEqual(expect.arrayContaining(demoScores.map(({ game, board }) => `${game} ${board}`)));
    const all = demoScores.flatMap(({ scores }) => scores);
    expect(all.length).toBeGreaterThanOrEqual(25);
    expect(all.length).toBeLessThanOrEqual(40);
  });

  test.each(boards)('fill the board $board.slug of $game within its limits', ({ game, board }) => {
    const filled = demoScores.filter((one) => one.game === game && one.board === board.slug);
    expect(filled).toHaveLength(1);
    const scores = filled.flatMap((one) => one.scores);
    expect(scores.length).toBeGreaterThanOrEqual(3);
    expect(new Set(scores.map(({ by }) => by)).size).toBe(scores.length);
    for (const { by, score } of scores) {
      expect(players).toContain(by);
      expect(score).toBeGreaterThanOrEqual(board.least ?? -Infinity);
      expect(score).toBeLessThanOrEqual(board.most ?? Infinity);
    }
  });
});
