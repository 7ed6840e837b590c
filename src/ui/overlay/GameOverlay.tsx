import { observer } from 'mobx-react-lite';
import { Dim } from '../shared/Dim';
import { useDeferred } from '../shared/use-deferred';
import { useLeaveFullscreen } from '../shared/use-leave-fullscreen';
import type { GameOverlayProps } from './GameOverlayDialog';
import { useModalScope } from '../notices/use-modal-scope';

/** Where the overlay appears after a headset session; its script comes with the first one. */
export const GameOverlay = observer(function GameOverlay(props: GameOverlayProps) {
  const { open, couldNotOpen } = props.overlay;
  const mayDim = useModalScope('game-overlay') !== false;
  useLeaveFullscreen(open);
  const late = useDeferred(open, () => import('./GameOverlayDialog'), couldNotOpen);
  if (late !== undefined) return <late.GameOverlayDialog {...props} />;
  return open && mayDim ? <Dim aria-busy="true" /> : null;
});
