import { pieceKinds, type GardenAction, type Piece } from './garden';
import { onSand, type Spot } from './plot';

/** A garden in a save slot: actions as short rows of numbers (positions in steps of 5 mm), and their total number. */
export type GardenSave = { readonly steps: number; readonly deeds: readonly (readonly number[])[] };

const grain = 200;
const codes = { rake: 0, smooth: 1, place: 2, clear: 3 } as const;

function packed(action: GardenAction): readonly number[] {
  if (action.kind === 'clear') return [codes.clear];
  if (action.kind === 'place') {
    const { kind, x, z, turn } = action.piece;
    return [codes.place, pieceKinds.indexOf(kind), Math.round(x * grain), Math.round(z * grain), turn];
  }
  return [codes[action.kind], ...action.way.flatMap(({ x, z }) => [Math.round(x * grain), Math.round(z * grain)])];
}

export function packGarden(deeds: readonly GardenAction[], steps: number): GardenSave {
  return { steps, deeds: deeds.map(packed) };
}

function spots(numbers: readonly number[]): readonly Spot[] {
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => ({
    x: (numbers[i * 2] ?? 0) / grain,
    z: (numbers[i * 2 + 1] ?? 0) / grain,
  }));
}

function unpacked([code, ...rest]: readonly number[]): GardenAction | undefined {
  if (code === codes.clear) return { kind: 'clear' };
  if (code === codes.rake || code === codes.smooth)
    return { kind: code === codes.rake ? 'rake' : 'smooth', way: spots(rest) };
  const [kind = -1, x = 0, z = 0, turn = 0] = rest;
  const named = pieceKinds[kind];
  if (code !== codes.place || named === undefined) return undefined;
  const piece: Piece = { kind: named, x: x / grain, z: z / grain, turn };
  return onSand(piece) ? { kind: 'place', piece } : undefined;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);

/** Parses a saved garden. Returns undefined for invalid data. */
export function readSave(data: unknown): GardenSave | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { steps, deeds } = data as Record<string, unknown>;
  if (!isNumber(steps) || !Array.isArray(deeds)) return undefined;
  const rows = deeds.filter((row): row is number[] => Array.isArray(row) && row.every(isNumber));
  return rows.length === deeds.length ? { steps, deeds: rows } : undefined;
}

/** Returns the actions of a saved garden without unknown ones. */
export function unpackGarden({ deeds }: GardenSave): readonly GardenAction[] {
  return deeds.flatMap((row) => unpacked(row) ?? []);
}

/** Returns the state of a garden with more actions. */
export function mergeGardens(mine: GardenSave, theirs: GardenSave): GardenSave {
  return theirs.steps > mine.steps ? theirs : mine;
}
