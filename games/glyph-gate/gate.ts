/** Number of places on a rim that connect adjacent rings. */
export const places = 8;

/** A channel through a ring: its place on the inner rim, and its unwrapped place on the outer rim. */
export interface Channel {
  readonly inner: number;
  readonly outer: number;
}

/** A gate: lights leave the core and pass the rings outwards to their glyphs on the frame. */
export interface Gate {
  /** Place of each light on the core; its index is the light's number. */
  readonly core: readonly number[];
  /** Place of each light's glyph on the frame. */
  readonly frame: readonly number[];
  readonly rings: readonly (readonly Channel[])[];
  /** `links[i][j]`: number of places that ring j turns when ring i turns by one; 1 on the diagonal. */
  readonly links: readonly (readonly number[])[];
  /** Initial turn of each ring, in places. */
  readonly start: readonly number[];
}

/** One turn of a ring by one place; `step` 1 is anticlockwise for the player. */
export interface Turn {
  readonly ring: number;
  readonly step: 1 | -1;
}

/** The path of one light: its channel in each ring that it reaches, and whether it reaches its glyph. */
export interface Trace {
  readonly channels: readonly number[];
  readonly joined: boolean;
}

/** Normalises a place on the rim to 0 to 7. */
export function wrap(place: number): number {
  return ((place % places) + places) % places;
}

/** Returns the unwrapped turns after turning a ring with those linked to it. */
export function turned(gate: Gate, turns: readonly number[], { ring, step }: Turn): readonly number[] {
  return turns.map((turn, i) => turn + step * (gate.links[ring]?.[i] ?? 0));
}

/** Traces every light outwards through the rings. */
export function trace(gate: Gate, turns: readonly number[]): readonly Trace[] {
  return gate.core.map((start, light) => {
    const channels: number[] = [];
    let place = start;
    for (const [i, ring] of gate.rings.entries()) {
      const turn = turns[i] ?? 0;
      const at = ring.findIndex(({ inner }) => wrap(inner + turn) === place);
      const channel = ring[at];
      if (channel === undefined) return { channels, joined: false };
      channels.push(at);
      place = wrap(channel.outer + turn);
    }
    return { channels, joined: place === wrap(gate.frame[light] ?? -1) };
  });
}

/** Returns true if every light reaches its glyph. Stops at the first that does not, because the solver checks thousands of states. */
export function isOpen(gate: Gate, turns: readonly number[]): boolean {
  return gate.core.every((start, light) => {
    let place = start;
    for (let i = 0; i < gate.rings.length; i += 1) {
      const turn = turns[i] ?? 0;
      const channel = gate.rings[i]?.find(({ inner }) => wrap(inner + turn - place) === 0);
      if (channel === undefined) return false;
      place = channel.outer + turn;
    }
    return wrap(place - (gate.frame[light] ?? -1)) === 0;
  });
}
