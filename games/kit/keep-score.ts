import { portal } from './portal';

/** One row of a board. */
export interface BoardRow {
  readonly rank: number;
  readonly score: number;
  readonly alias: string;
}

/** The board's storage. `undefined` means that the portal did not answer. */
export interface ScoreDesk {
  post(board: string, score: number): Promise<boolean | undefined>;
  top(board: string, size: number): Promise<readonly BoardRow[] | undefined>;
  position(board: string): Promise<{ readonly rank: number | undefined; readonly entries: number } | undefined>;
  onAuth(listener: () => void): void;
}

/** The order of a board and the format of its scores. */
export interface ScoreOptions {
  readonly order?: 'highest-first' | 'lowest-first';
  readonly write?: (score: number) => string;
}

/** A board in the form that a game uses. */
export interface KeptScore {
  /** The best score of this session, or a better one from a save. */
  readonly best: number | undefined;
  /** Adds an earlier best score, for instance from a save. */
  know(score: number): void;
  /** Ends a run and posts its score unless it is 0. Resolves with lines for the end screen; never rejects. */
  end(score: number): Promise<readonly string[]>;
}

/** Tracks the best score of a board and posts the score of each run. */
export function storeScore(board: string, options: ScoreOptions = {}, desk: ScoreDesk = portal): KeptScore {
  const { order = 'highest-first', write = (score: number) => score.toLocaleString('en') } = options;
  let best: number | undefined;
  const better = (score: number): boolean =>
    best === undefined || (order === 'highest-first' ? score > best : score < best);
  desk.onAuth(() => (best = undefined));

  return {
    get best() {
      return best;
    },
    know: (score) => {
      if (score !== 0 && better(score)) best = score;
    },
    end: async (score) => {
      if (score === 0) return [];
      const first = best === undefined;
      const ahead = better(score);
      if (ahead) best = score;
      const improved = await desk.post(board, score);
      const [position, top] = await Promise.all([desk.position(board), desk.top(board, 3)]);
      const lines: string[] = [];
      if (improved ?? (ahead && !first)) lines.push('New best!');
      else if (best !== undefined && best !== score) lines.push(`Your best: ${write(best)}`);
      if (position?.rank !== undefined) lines.push(`Rank ${position.rank} of ${position.entries}`);
      if (top !== undefined && top.length > 0)
        lines.push(top.map(({ rank, alias, score: theirs }) => `${rank}. ${alias} ${write(theirs)}`).join('  ·  '));
      return lines;
    },
  };
}
