import type { CrazygamesPage } from '../../sdk/adapters/crazygames/create-crazygames';
import { createCrazygames } from '../../sdk/adapters/crazygames/create-crazygames';
import { FakeHolocade } from './fake-holocade';
import { FakeStorage } from './fake-storage';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

/** Creates a game's page before initialisation; `done` records the effects of the SDK. */
export function page(player?: string, accounts?: FakeHolocade['accounts'], storage = new FakeStorage()) {
  const holocade = new FakeHolocade(accounts);
  holocade.player = player;
  const done: string[] = [];
  const own: CrazygamesPage = {
    navigator: { userAgent: CHROME, language: 'de-AT' },
    storage: () => storage,
    warn: (text) => done.push(text),
    reload: () => done.push('reload'),
    onLeaving: () => undefined,
    played: () => undefined,
  };
  return { holocade, storage, done, SDK: createCrazygames(holocade, own) };
}

/** Creates a game's page after `init`. */
export async function begun(player?: string, accounts?: FakeHolocade['accounts'], storage?: FakeStorage) {
  const started = page(player, accounts, storage);
  await started.SDK.init();
  return started;
}

/** Reads a player's stored value on a newly opened page. */
export const seenBy = async (player: string, accounts: FakeHolocade['accounts'], key: string) =>
  (await begun(player, accounts)).SDK.data.getItem(key);
