import { observer } from 'mobx-react-lite';
import { Dim } from '../shared/Dim';
import { useDeferred, useIsMounted } from '../shared/use-deferred';
import { useLeaveFullscreen } from '../shared/use-leave-fullscreen';
import type { GameOverlayProps } from './GameOverlayDialog';
import { useModalScope } from '../notices/use-modal-scope';

/** Container of the overlay after a headset session. Its script is loaded on first use. */
export const GameOverlay = observer(function GameOverlay(props: GameOverlayProps) {
  const { open: wanted, couldNotOpen } = props.overlay;
  // A headset session may end before this part of the page is hydrated.
  const open = useIsMounted() && wanted;
  const canDim = useModalScope('game-overlay') !== false;
  useLeaveFullscreen(open);
  const loaded = useDeferred(open, () => import('./GameOverlayDialog'), couldNotOpen);
  if (loaded !== undefined) return <loaded.GameOverlayDialog {...props} />;
  return open && canDim ? <Dim aria-busy="true" /> : null;
});
