import type { Memory } from '../kit/memory';
import {
  encircles,
  hasRoom,
  piecesOf,
  visibleActions,
  undone,
  withAction,
  type GardenAction,
  type Piece,
} from './garden';
import { packGarden, unpackGarden, type GardenSave } from './garden-save';
import type { Spot } from './plot';
import { radiusOf } from './garden';
import type { SandField } from './sand-field';

/** Manages one of the gardens: its actions, its sand and its save. */
export class Gardener {
  /** Index of the garden, from 0. */
  slot = 0;
  private readonly saves: readonly Pick<Memory<GardenSave>, 'value' | 'change'>[];
  private readonly field: SandField;
  private deeds: readonly GardenAction[] = [];

  constructor(saves: readonly Pick<Memory<GardenSave>, 'value' | 'change'>[], field: SandField) {
    this.saves = saves;
    this.field = field;
    this.show(0);
  }

  get pieces(): readonly Piece[] {
    return piecesOf(this.deeds);
  }

  /** Loads a garden from its save. */
  show(slot: number): void {
    this.slot = slot;
    const save = this.saves[slot]?.value;
    this.deeds = save === undefined ? [] : unpackGarden(save);
    this.rebuild();
  }

  /** Records a raked or smoothed stroke, which the sand already shows. Returns the stones that it surrounds. */
  walked(kind: 'rake' | 'smooth', way: readonly Spot[]): readonly Piece[] {
    if (way.length < 2) return [];
    this.keep(withAction(this.deeds, { kind, way }));
    return kind === 'smooth' ? [] : this.pieces.filter((piece) => encircles(way, piece));
  }

  /** Places a piece with rings around it. Returns false if there is no room. */
  place(piece: Piece): boolean {
    if (!hasRoom(this.deeds, piece)) return false;
    this.apply({ kind: 'place', piece });
    this.keep(withAction(this.deeds, { kind: 'place', piece }));
    return true;
  }

  /** Smooths all sand and removes all pieces. */
  clear(): void {
    this.keep(withAction(this.deeds, { kind: 'clear' }));
    this.field.clear();
  }

  /** Undoes the last action. Returns false if there is none. */
  undo(): boolean {
    if (this.deeds.length === 0) return false;
    this.keep(undone(this.deeds));
    this.rebuild();
    return true;
  }

  private keep(deeds: readonly GardenAction[]): void {
    this.deeds = deeds;
    const save = this.saves[this.slot];
    save?.change(packGarden(deeds, save.value.steps + 1));
  }

  private rebuild(): void {
    this.field.clear();
    for (const action of visibleActions(this.deeds)) this.apply(action);
  }

  private apply(action: GardenAction): void {
    if (action.kind === 'clear') this.field.clear();
    else if (action.kind === 'place') {
      if (action.piece.kind !== 'moss') this.field.ring(action.piece, radiusOf(action.piece));
    } else
      action.way.forEach((spot, i) => {
        const before = action.way[i - 1];
        if (before !== undefined) this.field[action.kind](before, spot);
      });
  }
}
