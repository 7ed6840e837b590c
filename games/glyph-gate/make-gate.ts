import { seededRandom, type SeededRandom } from '../kit/seeded-random';
import { places, turned, wrap, type Channel, type Gate } from './gate';

/** Links between rings: none, the next outer ring follows, it turns the other way, or both neighbours turn the other way. */
export type Linkage = 'free' | 'follow' | 'counter' | 'twin';

/** The plan of a gate. The same plan gives the same gate on every machine. */
export interface GatePlan {
  readonly seed: number;
  /** Three to five rings. */
  readonly rings: number;
  /** One to four lights. */
  readonly lights: number;
  readonly linkage: Linkage;
  /** Number of turns by which the gate is scrambled. */
  readonly mixing: number;
}

/** Creates a gate from its plan: solved first, then scrambled by turns, so that the reverse turns open it. */
export function makeGate({ seed, rings, lights, linkage, mixing }: GatePlan): Gate {
  const random = seededRandom(seed);
  const core = spread(lights, random);
  let at = core;
  const made: Channel[][] = [];
  for (let ring = 0; ring < rings; ring += 1) {
    const to = onwards(at, rings > 4 ? 1 : 2, random);
    made.push(at.map((inner, i) => ({ inner, outer: to[i] ?? inner })));
    at = to;
  }
  const open = { core: core.map(wrap), frame: at.map(wrap), rings: made, links: linksOf(rings, linkage), start: [] };
  let start: readonly number[] = made.map(() => 0);
  for (let i = 0; i < mixing; i += 1)
    start = turned(open, start, { ring: random.index(rings), step: random.next() < 0.5 ? 1 : -1 });
  return { ...open, start: start.map(wrap) };
}

function spread(lights: number, random: SeededRandom): readonly number[] {
  const free = Array.from({ length: places }, (_, i) => i);
  while (free.length > lights) free.splice(random.index(free.length), 1);
  return free;
}

// Channels may bend but never cross, so the lights keep their order.
function onwards(from: readonly number[], bend: number, random: SeededRandom): readonly number[] {
  for (;;) {
    const to = from.map((place) => place + random.index(bend * 2 + 1) - bend);
    const apart = to.every((place, i) => i === 0 || place > (to[i - 1] ?? place));
    const moved = to.some((place, i) => place !== from[i]);
    if (apart && moved && (to[to.length - 1] ?? 0) < (to[0] ?? 0) + places) return to;
  }
}

function linksOf(rings: number, linkage: Linkage): readonly (readonly number[])[] {
  return Array.from({ length: rings }, (_, i) =>
    Array.from({ length: rings }, (__, j) => {
      if (i === j) return 1;
      if (linkage === 'follow' && j === i + 1) return 1;
      if (linkage === 'counter' && j === i + 1) return -1;
      if (linkage === 'twin' && Math.abs(j - i) === 1) return -1;
      return 0;
    }),
  );
}
