/** Whether points are counted, or time. */
export const boardOrders = ['highest-first', 'lowest-first'] as const;

export type BoardOrder = (typeof boardOrders)[number];

/** When a board begins anew, at midnight UTC; weeks begin on Monday. */
export const boardResets = ['never', 'daily', 'weekly', 'monthly'] as const;

export type BoardReset = (typeof boardResets)[number];

/** What is known of a board before its scores are read. */
export interface BoardHead {
  readonly slug: string;
  /** For people. */
  readonly title: string;
  readonly order: BoardOrder;
  readonly reset: BoardReset;
}

/** The ends of a range of scores, themselves in it; an absent one is open. */
export interface ScoreRange {
  readonly least?: number;
  readonly most?: number;
}

/** How the developer has set a leaderboard up. */
export interface Board {
  readonly order: BoardOrder;
  readonly reset: BoardReset;
  /** What the game can bring about at all; other scores are refused. */
  readonly bounds: ScoreRange;
  /** What a person can bring about; other scores are kept apart until somebody has looked at them. */
  readonly plausible: ScoreRange;
  /** The most that a person can bring about in each minute of play; more is kept apart as well. */
  readonly perMinute?: number;
}
