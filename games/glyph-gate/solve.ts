import { isOpen, places, wrap, type Gate, type Turn } from './gate';

const unseen = -1;
const first = -2;

/** Returns a shortest sequence of turns that opens the gate, or undefined. Examines at most 8^rings states. */
export function solve(gate: Gate, from: readonly number[]): readonly Turn[] | undefined {
  const moves: readonly Turn[] = gate.rings.flatMap((_, ring) => [
    { ring, step: 1 as const },
    { ring, step: -1 as const },
  ]);
  // A state is one number with a digit for each ring. `came` maps it to the turn that led to it.
  const came = new Int8Array(places ** from.length).fill(unseen);
  const queue = [codeOf(from)];
  came[queue[0] ?? 0] = first;
  for (const code of queue) {
    const state = from.map((_, i) => digit(code, i));
    if (isOpen(gate, state)) return wayTo(gate, code, from.length, moves, came);
    for (const [number, move] of moves.entries()) {
      const next = moved(gate, code, from.length, move, 1);
      if (came[next] !== unseen) continue;
      came[next] = number;
      queue.push(next);
    }
  }
  return undefined;
}

function codeOf(turns: readonly number[]): number {
  return turns.reduce((sum, turn, i) => sum + wrap(turn) * places ** i, 0);
}

function digit(code: number, ring: number): number {
  return Math.floor(code / places ** ring) % places;
}

function moved(gate: Gate, code: number, rings: number, { ring, step }: Turn, way: 1 | -1): number {
  let next = 0;
  for (let i = rings - 1; i >= 0; i -= 1)
    next = next * places + wrap(digit(code, i) + way * step * (gate.links[ring]?.[i] ?? 0));
  return next;
}

function wayTo(gate: Gate, end: number, rings: number, moves: readonly Turn[], came: Int8Array): readonly Turn[] {
  const way: Turn[] = [];
  for (let code = end; ;) {
    const move = moves[came[code] ?? first];
    if (move === undefined) return way;
    way.unshift(move);
    code = moved(gate, code, rings, move, -1);
  }
}
