import type { RouterState } from 'react-router-dom';
import { createPath } from 'react-router-dom';
import type { PageOpening } from '../adapters/browser/follow-module-failures';

/** Holder of the router; empty until the first page's code is loaded. */
export interface OpenedPages {
  router?: { readonly state: Pick<RouterState, 'initialized' | 'navigation'> };
}

interface Tab {
  readonly location: Pick<Location, 'assign' | 'reload'>;
}

/** Creates the page-opening state: true before the router exists and during navigation. `reload` opens the target with a full load. */
export function pageOpening(pages: OpenedPages, { location }: Tab): PageOpening {
  return {
    opening() {
      const state = pages.router?.state;
      return state === undefined || !state.initialized || state.navigation.state !== 'idle';
    },
    reload() {
      const next = pages.router?.state.navigation.location;
      if (next === undefined) location.reload();
      else location.assign(createPath(next));
    },
  };
}
