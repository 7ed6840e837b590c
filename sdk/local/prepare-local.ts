import type { SdkEnds, StartLocal } from '../carrier';
import { isWorkshop } from './is-workshop';
import { LocalDialog } from './local-dialog';
import { LocalFaults } from './local-faults';
import type { LocalPage } from './local-page';
import { LocalPanel } from './local-panel';
import { LocalPlay } from './local-play';
import { carryLocally } from './local-portal';
import type { LocalWorld } from './local-world';
import { readManifest } from './read-manifest';

/** Makes the sandbox for a page: its memory is shared by all pages of the origin; its panel is shown on addresses of a developer's own alone. */
export async function prepareLocal(own: Window, page: LocalPage): Promise<StartLocal> {
  const game = await readManifest(own);
  return ({ settle, emit }: SdkEnds) => {
    page.start(game.network);
    const play = new LocalPlay();
    const faults = new LocalFaults();
    const dialog = new LocalDialog(own.document);
    const world: LocalWorld = {
      store: page.store,
      game,
      address: own.location.href,
      now: () => Date.now(),
      emit,
      ask: (question) => dialog.ask(question),
      inHeadset: () => play.inHeadset,
    };
    if (isWorkshop(own.location)) new LocalPanel(own, world, faults, page).show();
    return carryLocally(world, play, faults, settle);
  };
}
