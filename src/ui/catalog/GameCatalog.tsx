import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useLocation, useSearchParams } from 'react-router-dom';
import type { CatalogItem } from '../../domain/games/game';
import type { AppServices } from '../app/app-services';
import { useModalScope } from '../notices/use-modal-scope';
import { Dim } from '../shared/Dim';
import { useDeferred, useIsMounted } from '../shared/use-deferred';
import { useLeaveFullscreen } from '../shared/use-leave-fullscreen';
import { ItemList } from './ItemList';
import { itemAddress } from './item.texts';

const FIELD = 'item';

/** The item selected by the `item` parameter of a game page's URL, with functions to open and close it. */
export interface OpenItem {
  readonly item: CatalogItem | undefined;
  readonly open: (item: CatalogItem) => void;
  readonly close: () => void;
}

/** Stores the open item in the URL, so that Back closes it and the URL can be shared. */
export function useOpenItem(items: readonly CatalogItem[]): OpenItem {
  const [query, setQuery] = useSearchParams();
  const { key, state } = useLocation() as { readonly key: string; readonly state: unknown };
  const navigate = useNavigate();
  const asked = query.get(FIELD);
  const here = typeof state === 'object' && state !== null && 'opened' in state;
  /** Navigating back is asynchronous; a second call meanwhile would leave the page. */
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

export interface GameCatalogProps extends Pick<AppServices, 'openBrowse'> {
  readonly items: readonly CatalogItem[];
  /** Starts the page's game. */
  readonly onPlay: () => void;
}

/** In-Game Content: each item opens in a dialog, so that the game below keeps running. */
export const GameCatalog = observer(function GameCatalog({ items, openBrowse, onPlay }: GameCatalogProps) {
  const { item: asked, open, close } = useOpenItem(items);
  // A dialog rendered without JavaScript could not be closed.
  const item = useIsMounted() ? asked : undefined;
  const navigate = useNavigate();
  const address = item === undefined ? undefined : itemAddress(item);
  // Falls back to the item's own page if the dialog's script fails to load.
  const openItemPage = useCallback(() => {
    if (address !== undefined) void navigate(address);
  }, [address, navigate]);
  const loaded = useDeferred(
    item !== undefined,
    () => Promise.all([import('./ItemDialog'), openBrowse()]),
    openItemPage,
  );
  const Dialog = loaded?.[0].ItemDialog;
  useLeaveFullscreen(item !== undefined);
  const mayDim = useModalScope('item') !== false;
  return (
    <>
      <ItemList id="catalog" title="In-Game Content" items={items} onOpen={open} />
      {item === undefined || loaded !== undefined || !mayDim ? null : <Dim aria-busy="true" />}
      {item === undefined || loaded === undefined || Dialog === undefined ? null : (
        <Dialog key={item.slug} item={item} arcade={loaded[1]} onClose={close} onPlay={onPlay} />
      )}
    </>
  );
});
