import { isOpen, places, turned, wrap, type Gate, type Turn } from './gate';

function code(turns: readonly number[]): number {
  return turns.reduce((sum, turn, i) => sum + wrap(turn) * places ** i, 0);
}

/** A shortest way to open the gate from where the rings stand, undefined when there is none; tries at most 8^rings states. */
export function solve(gate: Gate, from: readonly number[]): readonly Turn[] | undefined {
  const moves: readonly Turn[] = gate.rings.flatMap((_, ring) => [
    { ring, step: 1 as const },
    { ring, step: -1 as const },
  ]);
  const came = new Map<number, { readonly before: number; readonly turn: Turn } | undefined>([[code(from), undefined]]);
  let edge: readonly (readonly number[])[] = [from];
  while (edge.length > 0) {
    const next: (readonly number[])[] = [];
    for (const state of edge) {
      if (isOpen(gate, state)) return wayTo(code(state), came);
      for (const turn of moves) {
        const after = turned(gate, state, turn);
        const key = code(after);
        if (came.has(key)) continue;
        came.set(key, { before: code(state), turn });
        next.push(after);
      }
    }
    edge = next;
  }
  return undefined;
}

function wayTo(
  end: number,
  came: ReadonlyMap<number, { readonly before: number; readonly turn: Turn } | undefined>,
): readonly Turn[] {
  const way: Turn[] = [];
  for (let step = came.get(end); step !== undefined; step = came.get(step.before)) way.unshift(step.turn);
  return way;
}
