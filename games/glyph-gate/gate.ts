/** Places on a rim where light can pass from one ring to the next. */
export const places = 8;

/** A groove through a ring: the place where light enters on the inner rim and the place, not wrapped, where it leaves. */
export interface Channel {
  readonly inner: number;
  readonly outer: number;
}

/** A gate: lights leave the core, pass the rings from the inside to the outside and look for their glyph on the frame. */
export interface Gate {
  /** Place of each light on the core; its index is the light's number. */
  readonly core: readonly number[];
  /** Place of each light's glyph on the frame. */
  readonly frame: readonly number[];
  readonly rings: readonly (readonly Channel[])[];
  /** `links[i][j]`: how many places ring j turns when ring i is turned by one; 1 on the diagonal. */
  readonly links: readonly (readonly number[])[];
  /** How far each ring is turned at the start, in places. */
  readonly start: readonly number[];
}

/** One turn of a ring by one place; `step` 1 is anticlockwise for the player. */
export interface Turn {
  readonly ring: number;
  readonly step: 1 | -1;
}

/** What became of one light: the channel it takes in each ring it reaches, and whether its glyph shines. */
export interface Trace {
  readonly channels: readonly number[];
  readonly joined: boolean;
}

/** Returns the place on the rim, 0 to 7, for any whole number. */
export function wrap(place: number): number {
  return ((place % places) + places) % places;
}

/** Returns the rings after a turn, together with those that are linked to the turned one; not wrapped. */
export function turned(gate: Gate, turns: readonly number[], { ring, step }: Turn): readonly number[] {
  return turns.map((turn, i) => turn + step * (gate.links[ring]?.[i] ?? 0));
}

/** Follows every light outwards through the rings as they stand. */
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

/** Returns true if every light has found its glyph; the solver asks this of thousands of states, so it stops at the first that has not. */
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
