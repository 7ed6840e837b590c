import type { GameSave, GameSaves } from '../src/domain/bridge/game-data';
import { HolocadeError } from './holocade-error';
import { slotOf } from './page/slot-of';

/** The version that this page last saw of each slot of one player: the base of its next write, so that two tabs never overwrite each other unseen. */
export class SeenVersions {
  readonly #bySlot = new Map<number, number>();

  /** 0 for a slot that is empty, or was never seen. */
  of(slot: unknown): number {
    return this.#bySlot.get(slotOf(slot)) ?? 0;
  }

  /** Somebody else plays, of whom nothing was seen. */
  forget(): void {
    this.#bySlot.clear();
  }

  listed(saves: GameSaves): GameSaves {
    this.#bySlot.clear();
    for (const [slot, save] of Object.entries(saves)) if (save !== undefined) this.#see(Number(slot), save.version);
    return saves;
  }

  async loaded(
    slot: unknown,
    options: { readonly version?: number } | undefined,
    loading: Promise<GameSave>,
  ): Promise<GameSave> {
    try {
      const save = await loading;
      // An old version is loaded to replace the newest one, not to deny it.
      this.#see(slot, options?.version === undefined ? save.version : Math.max(save.version, this.of(slot)));
      return save;
    } catch (error) {
      const empty = error instanceof HolocadeError && error.code === 'err_not_found' && options?.version === undefined;
      if (empty) this.emptied(slot);
      throw error;
    }
  }

  written<W extends { readonly version: number }>(slot: unknown, answer: W): W {
    this.#see(slot, answer.version);
    return answer;
  }

  emptied(slot: unknown): void {
    this.#see(slot, 0);
  }

  #see(slot: unknown, version: number): void {
    this.#bySlot.set(slotOf(slot), version);
  }
}
