import type { GameSave, HolocadeSdk, JsonValue } from '../../index';
import type { Player } from '../common/player';
import { isConflict } from '../common/refused-call';
import { forPlayersOnly } from './for-players-only';

/** A slot as the heyVR SDK shows it: what it holds under both spellings, as its documentation has both. */
export interface HeyvrSlot {
  readonly name: string;
  readonly save_data: JsonValue;
  readonly saveData: JsonValue;
  /** ISO 8601, as is `updated_at`. */
  readonly created_at: string;
  readonly updated_at: string;
}

/** The five slots of a signed-in player. */
export interface HeyvrSaves {
  /** The used slots by their number as text. */
  all(): Promise<Readonly<Record<string, HeyvrSlot>>>;
  /** Rejects for an unused slot. */
  load(slot?: unknown): Promise<HeyvrSlot>;
  /** Replaces what the slot holds, whoever wrote it: that SDK knows no versions. The portal keeps the last ten. */
  write(data: JsonValue, overwrite?: unknown, slot?: unknown): Promise<boolean>;
  delete(slot?: unknown): Promise<boolean>;
  wipe(): Promise<boolean>;
}

const WRITES = 4;

/** Slots are handed over as numbers, and as the texts that `all` names them by. */
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

/** The saves, over the portal's own. */
export function heyvrSaves({ save, events }: Pick<HolocadeSdk, 'save' | 'events'>, player: Player): HeyvrSaves {
  // The SDK builds on what it has seen of the player's slots: of nothing at first, and of nothing again when another player is there.
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
        // What another tab has written meanwhile.
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
