import { createElement } from 'react';
import { httpPlayerHomeGateway } from '../adapters/http/http-player-home-gateway';
import type { PlayerHomeGateway } from '../application/home/player-home-gateway.port';
import { PlayerRows } from '../ui/home/PlayerRows';
import type { PlayerHomeServices } from '../ui/home/PlayerRowsPlace';
import { LoadedViewModel } from '../ui/shared/loaded.view-model';
import { tokens as t } from './tokens';
import type { Module, Part } from './wiring';
import { named, token } from './wiring';

export const playerHomeTokens = named({
  playerHomeGateway: token<PlayerHomeGateway>(),
  services: token<PlayerHomeServices>(),
});
const own = playerHomeTokens;

const playerHomeModule: Module = (wiring) => {
  wiring.port(own.playerHomeGateway, httpPlayerHomeGateway, [t.http]);
  wiring.singleton(
    own.services,
    (gateway): PlayerHomeServices => ({
      Rows: () => createElement(PlayerRows, { createRows: () => new LoadedViewModel(() => gateway.rows()) }),
    }),
    [own.playerHomeGateway],
  );
};

/** The player's rows of the home page; loaded when the browser is idle. */
export const playerHomePart: Part<PlayerHomeServices> = { services: own.services, modules: [playerHomeModule] };
