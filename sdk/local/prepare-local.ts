import { sandboxNames } from '../../src/domain/bridge/sandbox-names';
import type { SdkEnds, StartLocal } from '../carrier';
import { PageStore } from '../page/page-store';
import { isWorkshop } from './is-workshop';
import { LocalDialog } from './local-dialog';
import { LocalFaults } from './local-faults';
import { LocalPanel } from './local-panel';
import { LocalPlay } from './local-play';
import { carryLocally } from './local-portal';
import { parseLocalState } from './local-state';
import type { LocalPortal } from './local-portal-state';
import { PortalPolicy } from './portal-policy';
import { readManifest } from './read-manifest';

/** The memory of the sandbox. */
export const localStore = (own: Window) => new PageStore(() => own.localStorage, sandboxNames.key, parseLocalState);

/** Makes the sandbox for a page, which may have the portal's policy already: its memory is shared by all pages of the origin; its panel is shown on addresses of a developer's own alone. */
export async function prepareLocal(own: Window, applied?: PortalPolicy): Promise<StartLocal> {
  const game = await readManifest(own);
  return ({ settle, emit }: SdkEnds) => {
    const store = localStore(own);
    const play = new LocalPlay();
    const faults = new LocalFaults();
    const dialog = new LocalDialog(own.document);
    const world: LocalPortal = {
      store,
      game,
      address: own.location.href,
      now: () => Date.now(),
      emit,
      ask: (question) => dialog.ask(question),
      inHeadset: () => play.inHeadset,
    };
    if (isWorkshop(own.location)) {
      const policy = applied ?? new PortalPolicy(own as Window & typeof globalThis, game.network);
      if (applied === undefined && policy.applies && store.read().policy) policy.apply();
      new LocalPanel(own, world, faults, policy).show();
    }
    return carryLocally(world, play, faults, settle);
  };
}
