import type { RouterState } from 'react-router-dom';
import { createPath } from 'react-router-dom';
import type { PageOpening } from '../adapters/browser/follow-module-failures';

/** Who opens pages; nobody before the first one's code has come. */
export interface OpenedPages {
  router?: { readonly state: Pick<RouterState, 'initialized' | 'navigation'> };
}

interface Tab {
  readonly location: Pick<Location, 'assign' | 'reload'>;
}

/** Tells whether a page is being opened, and opens it with a load of its own; the first page before there is a router. */
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
