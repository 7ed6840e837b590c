import { answered } from '../bridge/answered';
import type { HandlersOf } from '../bridge/handlers';
import type { OpenGame } from '../bridge/open-game';
import type { SaveGateway } from './save-gateway.port';

const nothing = () => undefined;

/** Creates the handlers for a game's calls about the player's saves. */
export function saveHandlers(gateway: SaveGateway, { slug }: Pick<OpenGame, 'slug'>): HandlersOf<'save'> {
  return {
    'save.all': async () => answered(await gateway.all(slug)),
    'save.load': async ({ slot, version }) => answered(await gateway.load(slug, slot, version)),
    'save.write': async (save) => answered(await gateway.write(slug, save)),
    'save.delete': async ({ slot }) => answered(await gateway.remove(slug, slot), nothing),
    'save.clear': async () => answered(await gateway.clear(slug), nothing),
  };
}
