import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CatalogItem } from '../../domain/games/game';
import type { AppServices } from '../app/app-services';
import { Dim } from '../shared/Dim';
import { useIsMounted } from '../shared/use-is-mounted';
import { useDeferred } from '../shared/use-deferred';
import { useLeaveFullscreen } from '../shared/use-leave-fullscreen';
import { itemAddress } from './item-address';
import { ItemList } from './ItemList';
import { useOpenItem } from './use-open-item';
import { useModalScope } from '../notices/use-modal-scope';

export interface GameCatalogProps extends Pick<AppServices, 'openArcade'> {
  readonly items: readonly CatalogItem[];
  /** Starts the game of this page. */
  readonly onPlay: () => void;
}

/** In-Game Content: each item opens in a dialog over the page, so that the game below goes on. */
export const GameCatalog = observer(function GameCatalog({ items, openArcade, onPlay }: GameCatalogProps) {
  const { item: asked, open, close } = useOpenItem(items);
  // Without script nothing could be closed again.
  const item = useIsMounted() ? asked : undefined;
  const navigate = useNavigate();
  const address = item === undefined ? undefined : itemAddress(item);
  const [load] = useState(() => () => Promise.all([import('./ItemDialog'), openArcade()]));
  // Without the dialog's script the item has its own page.
  const goThere = useCallback(() => {
    if (address !== undefined) void navigate(address);
  }, [address, navigate]);
  const late = useDeferred(item !== undefined, load, goThere);
  const Dialog = late?.[0].ItemDialog;
  useLeaveFullscreen(item !== undefined);
  const mayDim = useModalScope('item') !== false;
  return (
    <>
      <ItemList id="catalog" title="In-Game Content" items={items} onOpen={open} />
      {item === undefined || late !== undefined || !mayDim ? null : <Dim aria-busy="true" />}
      {item === undefined || late === undefined || Dialog === undefined ? null : (
        <Dialog key={item.slug} item={item} arcade={late[1]} onClose={close} onPlay={onPlay} />
      )}
    </>
  );
});
