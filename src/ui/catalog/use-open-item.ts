import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { CatalogItem } from '../../domain/games/game';

const FIELD = 'item';

/** The item that the address opens on a game's page, as `item`, and the ways to it and from it. */
export interface OpenItem {
  readonly item: CatalogItem | undefined;
  readonly open: (item: CatalogItem) => void;
  readonly close: () => void;
}

/** Keeps the open item in the address, so that the way back closes it and the address can be handed on. */
export function useOpenItem(items: readonly CatalogItem[]): OpenItem {
  const [query, setQuery] = useSearchParams();
  const { key, state } = useLocation() as { readonly key: string; readonly state: unknown };
  const navigate = useNavigate();
  const asked = query.get(FIELD);
  const here = typeof state === 'object' && state !== null && 'opened' in state;
  /** Going back takes the browser a moment, in which closing once more would leave the page. */
  const goingBack = useRef(false);
  useEffect(() => {
    goingBack.current = false;
  }, [key]);
  const to = (slug: string | undefined) => {
    const next = new URLSearchParams(query);
    if (slug === undefined) next.delete(FIELD);
    else next.set(FIELD, slug);
    return next;
  };
  return {
    item: items.find(({ slug }) => slug === asked),
    open: ({ slug }) => {
      setQuery(to(slug), { preventScrollReset: true, state: { opened: true } });
    },
    close: () => {
      if (!here) setQuery(to(undefined), { preventScrollReset: true, replace: true });
      else if (!goingBack.current) void navigate(-1);
      goingBack.current = here;
    },
  };
}
