import type { GameSave, GameSaves } from '../src/domain/bridge/game-data';
import { HolocadeError } from './holocade-error';
import { slotOf } from './page/slot-of';

/**
 * The version of each slot that this page has last seen. It is the base of the next write, so that two tabs never overwrite each other
 * unnoticed.
 */
export class SeenVersions {
  readonly #bySlot = new Map<number, number>();

  /** Returns 0 for an empty or unseen slot. */
  of(slot: unknown): number {
    return this.#bySlot.get(slotOf(slot)) ?? 0;
  }

  /** Forgets all versions, because another player has logged in. */
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
      // Loading an old version prepares a write over the newest one, so the newest remains the base.
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
