import type { AnswerOf } from '../../../src/contract/call';
import type { WireSave } from '../../../src/contract/saves.contract';
import {
  saveDelete,
  saveLoad,
  saveVersions,
  saveWrite,
  savesAll,
  savesClear,
} from '../../../src/contract/saves.contract';
import { setAsideVersion, writeVersion } from '../../../src/domain/saves/save-version';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { findPlayableGameId } from '../../catalogue/games/game.repository';
import type { Executor } from '../../platform/database/executor';
import type { Player } from '../../platform/http/caller';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { emptySlot, emptySlots, lockSlot, insertVersion, isSetAside } from './save-slot.repository';
import { storableSave } from './save.policy';
import type { OwnSaves, SaveRow, SaveVersionRow, OwnSlot } from './save.repository';
import { findSave, listSaves, listVersions } from './save.repository';

interface WrittenSave {
  readonly name: string;
  /** JSON. */
  readonly data: string;
  /** Version that the save is based on; 0 for an empty slot. Undefined replaces any content. */
  readonly base: number | undefined;
}

/**
 * Writes a slot and returns the version. A save based on any other than the slot's current version is a conflict. It is
 * refused but stored among the versions, so nothing is lost; repeated sends store it once. Commit the transaction in
 * both cases.
 */
export async function writeSave(
  tx: Executor,
  slot: OwnSlot,
  { name, data, base }: WrittenSave,
  now: Date,
): Promise<Result<number, 'changed-meanwhile'>> {
  const before = await lockSlot(tx, slot, now);
  const written = writeVersion(before, base);
  if (!written.ok && (await isSetAside(tx, slot, { name, data }))) return err(written.error);
  const after = written.ok ? written.value : setAsideVersion(before);
  const createdAt = written.ok && before.held === 0 ? now : before.createdAt;
  await insertVersion(tx, slot, { ...after, createdAt }, { name, data, setAside: !written.ok }, now);
  return written.ok ? ok(after.newest) : err(written.error);
}

type WireVersion = AnswerOf<typeof saveVersions>['versions'][number];

/** Maps the current or an earlier content of a slot. */
function presentSave({ name, data, version, createdAt, writtenAt }: SaveRow): WireSave {
  return {
    name,
    data: JSON.parse(data) as unknown,
    version,
    created: createdAt.toISOString(),
    updated: writtenAt.toISOString(),
  };
}

/** Maps a version for the list of its slot. */
function presentVersion({ version, name, bytes, writtenAt, setAside, held }: SaveVersionRow): WireVersion {
  const replaced = setAside ? 'set-aside' : 'replaced';
  return {
    version,
    name,
    written: writtenAt.toISOString(),
    bytes,
    standing: version === held ? 'held' : replaced,
  };
}

interface SavesInput {
  readonly params: { readonly game: string };
  readonly caller: { readonly player: Player };
  readonly tx: Executor;
}

/** Limit of one player in all games, for each kind of change. */
const limit = { max: 60, windowSeconds: 60, by: 'caller' } as const;

/** Identifies the caller's saves in the requested game. */
async function ownSaves({ params, caller, tx }: SavesInput): Promise<Result<OwnSaves, Refusal>> {
  const gameId = await findPlayableGameId(tx, params.game);
  return gameId === undefined ? err(refusal.notFound('game')) : ok({ accountId: caller.player.id, gameId });
}

/** Routes of players' saves in games. */
export function saveRoutes(): readonly Route[] {
  return [
    route(savesAll, async (input) => {
      const own = await ownSaves(input);
      if (!own.ok) return own;
      const saves = await listSaves(input.tx, own.value);
      return ok({ data: Object.fromEntries(saves.map((save) => [String(save.slot), presentSave(save)])) });
    }),

    route(saveLoad, async (input) => {
      const own = await ownSaves(input);
      if (!own.ok) return own;
      const save = await findSave(input.tx, { ...own.value, slot: input.params.slot }, input.query.version);
      return save ? ok({ data: presentSave(save) }) : err(refusal.notFound('save'));
    }),

    route(saveVersions, async (input) => {
      const own = await ownSaves(input);
      if (!own.ok) return own;
      const versions = await listVersions(input.tx, { ...own.value, slot: input.params.slot });
      return ok({ data: { versions: versions.map(presentVersion) } });
    }),

    route(
      saveWrite,
      async (input) => {
        const { body, now, tx } = input;
        const own = await ownSaves(input);
        if (!own.ok) return own;
        const save = storableSave(body.name ?? '', body.data);
        if (!save.ok) return save;
        const slot = { ...own.value, slot: body.slot };
        const sent = { ...save.value, base: body.base };
        const written = await writeSave(tx, slot, sent, now);
        return written.ok
          ? ok({ data: { version: written.value } })
          : err(refusal.conflict('This save slot was changed meanwhile.'));
      },
      // A refused save is stored, too.
      { limit, commitsRefusals: true },
    ),

    route(
      saveDelete,
      async (input) => {
        const own = await ownSaves(input);
        if (!own.ok) return own;
        await emptySlot(input.tx, { ...own.value, slot: input.body.slot });
        return ok({ data: null });
      },
      { limit },
    ),

    route(
      savesClear,
      async (input) => {
        const own = await ownSaves(input);
        if (!own.ok) return own;
        await emptySlots(input.tx, own.value);
        return ok({ data: null });
      },
      { limit },
    ),
  ];
}
