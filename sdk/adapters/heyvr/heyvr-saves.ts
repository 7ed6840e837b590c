import type { GameSave, HolocadeSdk, JsonValue } from '../../index';
import type { Player } from '../common/player';
import { isConflict } from '../common/refused-call';
import { forPlayersOnly } from './for-players-only';

/** A slot in the form of the heyVR SDK. Its documentation uses both spellings of the data. */
export interface HeyvrSlot {
  readonly name: string;
  readonly save_data: JsonValue;
  readonly saveData: JsonValue;
  /** ISO 8601, like `updated_at`. */
  readonly created_at: string;
  readonly updated_at: string;
}

/** The five save slots of a logged-in player. */
export interface HeyvrSaves {
  /** Returns the used slots by their number as text. */
  all(): Promise<Readonly<Record<string, HeyvrSlot>>>;
  /** Rejects if the slot is unused. */
  load(slot?: unknown): Promise<HeyvrSlot>;
  /** Replaces the slot, also if another tab wrote it, because that SDK has no versions. The portal stores the last ten. */
  write(data: JsonValue, overwrite?: unknown, slot?: unknown): Promise<boolean>;
  delete(slot?: unknown): Promise<boolean>;
  wipe(): Promise<boolean>;
}

const WRITES = 4;

/** Accepts slot numbers as numbers or as text, the form of the keys of `all`. */
function slotOf(slot: unknown): number | undefined {
  if (typeof slot === 'string' && slot.trim() !== '') return Number(slot);
  return typeof slot === 'number' ? slot : undefined;
}

const shown = ({ name, data, createdAt, updatedAt }: GameSave): HeyvrSlot => ({
  name,
  save_data: data,
  saveData: data,
  created_at: createdAt,
  updated_at: updatedAt,
});

/** Creates the saves module on top of the portal's saves. */
export function heyvrSaves({ save, events }: Pick<HolocadeSdk, 'save' | 'events'>, player: Player): HeyvrSaves {
  // The base version of a write comes from the slots that this page has seen. Another player's slots are unseen.
  let seen = false;
  events.on('auth', () => (seen = false));
  const see = async () => {
    const slots = await save.all();
    seen = true;
    return slots;
  };
  const forPlayers = forPlayersOnly(player);
  const inSlot = (slot: unknown) => {
    const number = slotOf(slot);
    return number === undefined ? {} : { slot: number };
  };
  const write = async (data: JsonValue, slot: unknown): Promise<boolean> => {
    if (!seen) await see();
    for (let left = WRITES; ; left -= 1) {
      try {
        await save.write(data, inSlot(slot));
        return true;
      } catch (error) {
        if (!isConflict(error) || left === 1) throw error;
        // Another tab has written in the meantime.
        await see();
      }
    }
  };
  return {
    all: () =>
      forPlayers(async () => {
        const slots = Object.entries(await see());
        return Object.fromEntries(slots.flatMap(([slot, held]) => (held === undefined ? [] : [[slot, shown(held)]])));
      }),
    load: (slot) => forPlayers(async () => shown(await save.load(slotOf(slot)))),
    write: (data, overwrite, slot) => forPlayers(() => write(data, slot ?? overwrite)),
    delete: (slot) =>
      forPlayers(async () => {
        await save.delete(slotOf(slot));
        return true;
      }),
    wipe: () =>
      forPlayers(async () => {
        await save.clear();
        return true;
      }),
  };
}
