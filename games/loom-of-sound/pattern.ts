/** Steps on a ring: sixteen eighths, two bars. */
export const steps = 16;
/** Tones that a bead can have, from low to high. */
export const tones = 5;
/** The voices from the innermost ring outwards. The last one is for sale. */
export const voices = ['bass', 'chord', 'bell', 'drum', 'glass'] as const;
export type Voice = (typeof voices)[number];
/** Beats a minute. */
export const tempoRange = { least: 60, most: 150, step: 6 } as const;

/** The pattern: for each voice the tone of each step, 1 to 5, or 0 for none. */
export type Pattern = {
  readonly beads: readonly (readonly number[])[];
  readonly tempo: number;
  /** Number of beads ever placed in this pattern. */
  readonly placed: number;
};

/** Rings without a bead. */
export const emptyPattern: Pattern = {
  beads: voices.map(() => Array.from({ length: steps }, () => 0)),
  tempo: 96,
  placed: 0,
};

/** The initial pattern of the first slot. */
export const firstPattern: Pattern = {
  ...emptyPattern,
  beads: [
    [1, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 3, 0, 0, 0],
    [1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 4, 0, 0, 3, 0, 0, 0, 5, 0, 0, 0, 2, 0, 0],
    [1, 0, 0, 4, 3, 0, 0, 4, 1, 0, 0, 4, 3, 0, 5, 0],
    [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 4],
  ],
};

/** Returns the tone at a step; 0 without a bead or beyond the rings. */
export function toneAt(pattern: Pattern, voice: number, step: number): number {
  return pattern.beads[voice]?.[step] ?? 0;
}

/** Sets the tone of a step (0 removes the bead). A bead on an empty step counts as placed. */
export function withTone(pattern: Pattern, voice: number, step: number, tone: number): Pattern {
  const before = toneAt(pattern, voice, step);
  const beads = pattern.beads.map((ring, i) =>
    i === voice ? ring.map((old, j) => (j === step ? Math.max(0, Math.min(tones, Math.round(tone))) : old)) : ring,
  );
  return { ...pattern, beads, placed: pattern.placed + (before === 0 && tone > 0 ? 1 : 0) };
}

/** Removes all beads. Tempo and count remain. */
export function cleared(pattern: Pattern): Pattern {
  return { ...pattern, beads: emptyPattern.beads };
}

/** Changes the tempo by one step down (-1) or up (1), within bounds. */
export function withTempo(pattern: Pattern, by: 1 | -1): Pattern {
  const { least, most, step } = tempoRange;
  return { ...pattern, tempo: Math.max(least, Math.min(most, pattern.tempo + by * step)) };
}

/** Returns the number of voices with a bead among the first four. */
export function voicesHeard(pattern: Pattern): number {
  return pattern.beads.slice(0, 4).filter((ring) => ring.some((tone) => tone > 0)).length;
}

/** Merges two patterns: this page's beads, and the larger count. */
export function mergedPattern(mine: Pattern, theirs: Pattern): Pattern {
  return { ...mine, placed: Math.max(mine.placed, theirs.placed) };
}

/** Parses a saved pattern. Invalid tones become 0; returns undefined for other data. */
export function readPattern(saved: unknown): Pattern | undefined {
  if (typeof saved !== 'object' || saved === null) return undefined;
  const { beads, tempo, placed } = saved as { readonly [name: string]: unknown };
  if (!Array.isArray(beads)) return undefined;
  const { least, most } = tempoRange;
  return {
    beads: voices.map((_, voice) => {
      const ring: unknown = beads[voice];
      return Array.from({ length: steps }, (__, step) => whole(Array.isArray(ring) ? ring[step] : 0, 0, tones) ?? 0);
    }),
    tempo: whole(tempo, least, most) ?? emptyPattern.tempo,
    placed: whole(placed, 0, 1e9) ?? 0,
  };
}

function whole(value: unknown, least: number, most: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined;
}
