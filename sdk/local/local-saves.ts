import { saveLimits } from '../../src/domain/saves/save-limits';
import { ok } from '../../src/domain/shared/result';
import { allSaves, clearSaves, deleteSave, loadSave, versionOf, writeSave } from '../page/save-slots';
import type { LocalCalls, LocalPortal } from './local-portal-state';
import { change } from './local-portal-state';

/** The saves of the sandbox's player, with the last ten versions of each slot. */
export function localSaves(
  world: LocalPortal,
): LocalCalls<'save.all' | 'save.load' | 'save.write' | 'save.delete' | 'save.clear'> {
  const saves = () => world.store.read().saves;
  return {
    'save.all': () => ok(allSaves(saves())),
    'save.load': ({ slot, version }) => loadSave(saves(), slot, version),
    'save.write': (save) => {
      const written = writeSave(saves(), save, new Date(world.now()).toISOString(), saveLimits.versions);
      if (!written.ok) return written;
      change(world, { saves: written.value });
      return ok({ version: versionOf(written.value, save.slot) });
    },
    'save.delete': ({ slot }) => {
      change(world, { saves: deleteSave(saves(), slot) });
      return ok(undefined);
    },
    'save.clear': () => {
      change(world, { saves: clearSaves(saves()) });
      return ok(undefined);
    },
  };
}
