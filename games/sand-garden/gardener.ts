import type { Memory } from '../kit/memory';
import { encircles, hasRoom, piecesOf, standing, undone, withDeed, type Deed, type Piece } from './garden';
import { packGarden, unpackGarden, type GardenSave } from './garden-save';
import type { Spot } from './plot';
import { radiusOf } from './garden';
import type { SandField } from './sand-field';

/** Works in one of the gardens: keeps the deeds, the sand that they make, and the save. */
export class Gardener {
  /** Which garden, from 0. */
  slot = 0;
  private readonly saves: readonly Pick<Memory<GardenSave>, 'value' | 'change'>[];
  private readonly field: SandField;
  private deeds: readonly Deed[] = [];

  constructor(saves: readonly Pick<Memory<GardenSave>, 'value' | 'change'>[], field: SandField) {
    this.saves = saves;
    this.field = field;
    this.show(0);
  }

  get pieces(): readonly Piece[] {
    return piecesOf(this.deeds);
  }

  /** Shows a garden as its save has it. */
  show(slot: number): void {
    this.slot = slot;
    const save = this.saves[slot]?.value;
    this.deeds = save === undefined ? [] : unpackGarden(save);
    this.rebuild();
  }

  /** A way was raked or smoothed; the sand shows it already. Answers the stones that it goes around. */
  walked(kind: 'rake' | 'smooth', way: readonly Spot[]): readonly Piece[] {
    if (way.length < 2) return [];
    this.keep(withDeed(this.deeds, { kind, way }));
    return kind === 'smooth' ? [] : this.pieces.filter((piece) => encircles(way, piece));
  }

  /** Puts a piece down with rings about it; false without room. */
  place(piece: Piece): boolean {
    if (!hasRoom(this.deeds, piece)) return false;
    this.apply({ kind: 'place', piece });
    this.keep(withDeed(this.deeds, { kind: 'place', piece }));
    return true;
  }

  /** Smooths all of it and takes everything away. */
  clear(): void {
    this.keep(withDeed(this.deeds, { kind: 'clear' }));
    this.field.clear();
  }

  /** Takes the last deed back; false when there is none. */
  undo(): boolean {
    if (this.deeds.length === 0) return false;
    this.keep(undone(this.deeds));
    this.rebuild();
    return true;
  }

  private keep(deeds: readonly Deed[]): void {
    this.deeds = deeds;
    const save = this.saves[this.slot];
    save?.change(packGarden(deeds, save.value.steps + 1));
  }

  private rebuild(): void {
    this.field.clear();
    for (const deed of standing(this.deeds)) this.apply(deed);
  }

  private apply(deed: Deed): void {
    if (deed.kind === 'clear') this.field.clear();
    else if (deed.kind === 'place') {
      if (deed.piece.kind !== 'moss') this.field.ring(deed.piece, radiusOf(deed.piece));
    } else
      deed.way.forEach((spot, i) => {
        const before = deed.way[i - 1];
        if (before !== undefined) this.field[deed.kind](before, spot);
      });
  }
}
