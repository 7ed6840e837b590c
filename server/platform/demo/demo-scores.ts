/** Scores of invented players on one board. */
export interface DemoScores {
  readonly game: string;
  readonly board: string;
  /** User names with what they have reached, the first posted first. */
  readonly scores: readonly { readonly by: string; readonly score: number }[];
}

/** Which scores stand on the boards of the demo games. */
export const demoScores: readonly DemoScores[] = [
  {
    game: 'orbital-salvage',
    board: 'main',
    scores: [
      { by: 'old_gregor', score: 4_310 },
      { by: 'tobias-r', score: 21_845 },
      { by: 'priya_n', score: 9_760 },
      { by: 'kestrel77', score: 17_230 },
      { by: 'elif_k', score: 6_595 },
      { by: 'leftfoot', score: 12_480 },
    ],
  },
  {
    game: 'beacon-keep',
    board: 'main',
    scores: [
      { by: 'saltwick', score: 7_414 },
      { by: 'leftfoot', score: 5_128 },
      { by: 'elif_k', score: 6_243 },
      { by: 'juno_w', score: 2_860 },
      { by: 'quietbadger', score: 9_057 },
    ],
  },
  {
    game: 'pulse-saber',
    board: 'main',
    scores: [
      { by: 'juno_w', score: 41_350 },
      { by: 'leftfoot', score: 168_920 },
      { by: 'yuki-t', score: 123_476 },
      { by: 'mothlight', score: 28_415 },
      { by: 'tobias-r', score: 96_204 },
      { by: 'ama_boateng', score: 74_831 },
    ],
  },
  {
    game: 'tiltworks',
    board: 'time',
    scores: [
      { by: 'ama_boateng', score: 3_942 },
      { by: 'juno_w', score: 1_873 },
      { by: 'quietbadger', score: 2_215 },
      { by: 'yuki-t', score: 2_640 },
      { by: 'dr_marrow', score: 4_518 },
    ],
  },
  {
    game: 'windward-range',
    board: 'main',
    scores: [
      { by: 'mothlight', score: 38 },
      { by: 'priya_n', score: 117 },
      { by: 'kestrel77', score: 264 },
      { by: 'hazel_thorne', score: 152 },
      { by: 'saltwick', score: 203 },
    ],
  },
  {
    game: 'kite-hill',
    board: 'height',
    scores: [
      { by: 'dr_marrow', score: 47 },
      { by: 'hazel_thorne', score: 83 },
      { by: 'ama_boateng', score: 71 },
      { by: 'old_gregor', score: 56 },
      { by: 'yuki-t', score: 92 },
    ],
  },
  {
    game: 'glyph-gate',
    board: 'stars',
    scores: [
      { by: 'quietbadger', score: 36 },
      { by: 'elif_k', score: 33 },
      { by: 'old_gregor', score: 19 },
      { by: 'dr_marrow', score: 27 },
    ],
  },
];
