import type { ApiFailure } from '../../src/application/http/api-failure';
import type { SaveGateway } from '../../src/application/saves/save-gateway.port';
import type { GameSave, GameSaves } from '../../src/domain/bridge/game-data';
import type { WriteArguments } from '../../src/domain/bridge/save-methods';
import type { SlotVersion } from '../../src/domain/saves/save-version';
import {
  deleteVersion,
  retainedVersions,
  setAsideVersion,
  unusedSlot,
  writeVersion,
} from '../../src/domain/saves/save-version';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import { aRefusal } from './a-refusal';

interface Slot {
  version: SlotVersion;
  readonly kept: Map<number, GameSave>;
  readonly aside: Set<number>;
}

const DATE = '2026-01-01T00:00:00.000Z';

/** In-memory saves of one player, with the server's rules; every call fails with `failure` while it is set. */
export class FakeSaveGateway implements SaveGateway {
  failure: ApiFailure | undefined;
  private readonly slots = new Map<string, Slot>();

  all(game: string): Promise<Result<GameSaves, ApiFailure>> {
    const held = [1, 2, 3, 4, 5].flatMap((slot) => {
      const save = this.held(this.slot(game, slot));
      return save === undefined ? [] : [[slot, save] as const];
    });
    return this.answer(ok(Object.fromEntries(held)));
  }

  load(game: string, slot: number, version?: number): Promise<Result<GameSave, ApiFailure>> {
    const found = this.slot(game, slot);
    const wanted = version ?? found.version.held;
    const all = [...found.kept.keys()].map((one) => ({ version: one, setAside: found.aside.has(one) }));
    const kept = retainedVersions(all);
    const save = kept.some(({ version: one }) => one === wanted) ? found.kept.get(wanted) : undefined;
    return this.answer(save === undefined ? err(aRefusal({ status: 404, debug: 'err_not_found' })) : ok(save));
  }

  write(
    game: string,
    { slot, name, data, base }: WriteArguments,
  ): Promise<Result<{ readonly version: number }, ApiFailure>> {
    if (this.failure) return this.answer(err(this.failure));
    const found = this.slot(game, slot);
    const written = writeVersion(found.version, base);
    found.version = written.ok ? written.value : setAsideVersion(found.version);
    const version = found.version.newest;
    if (!written.ok) found.aside.add(version);
    found.kept.set(version, { name, data, version, createdAt: DATE, updatedAt: DATE });
    return this.answer(written.ok ? ok({ version }) : err(aRefusal({ status: 409, debug: 'err_conflict' })));
  }

  remove(game: string, slot: number): Promise<Result<void, ApiFailure>> {
    if (!this.failure) this.empty(game, slot);
    return this.answer(ok(undefined));
  }

  clear(game: string): Promise<Result<void, ApiFailure>> {
    if (!this.failure) for (const slot of [1, 2, 3, 4, 5]) this.empty(game, slot);
    return this.answer(ok(undefined));
  }

  private empty(game: string, slot: number): void {
    const found = this.slot(game, slot);
    found.version = deleteVersion(found.version);
    found.kept.clear();
  }

  private held({ version, kept }: Slot): GameSave | undefined {
    return kept.get(version.held);
  }

  private slot(game: string, slot: number): Slot {
    const key = `${game}/${String(slot)}`;
    const found = this.slots.get(key) ?? { version: unusedSlot, kept: new Map(), aside: new Set() };
    this.slots.set(key, found);
    return found;
  }

  private answer<T>(answer: Result<T, ApiFailure>): Promise<Result<T, ApiFailure>> {
    return Promise.resolve(this.failure === undefined ? answer : err(this.failure));
  }
}
