import { observer } from 'mobx-react-lite';
import { Dim } from '../shared/Dim';
import { useDeferred } from '../shared/use-deferred';
import { useLeaveFullscreen } from '../shared/use-leave-fullscreen';
import type { OverlayServices } from './NoticeOverlays';
import type { OverlaysViewModel } from './overlays.view-model';
import { useModalScope } from './use-modal-scope';

export interface LazyOverlaysProps {
  readonly overlays: OverlaysViewModel;
  /** Loads the services of the overlays once. */
  readonly openOverlays: () => Promise<OverlayServices>;
}

/** Container of the modals whose script is loaded on first use. */
export const LazyOverlays = observer(function LazyOverlays({ overlays, openOverlays }: LazyOverlaysProps) {
  const { wanted, couldNotOpen } = overlays;
  const turns = [useModalScope('confirm'), useModalScope('feedback')];
  useLeaveFullscreen(wanted);
  const loaded = useDeferred(wanted, () => Promise.all([import('./NoticeOverlays'), openOverlays()]), couldNotOpen);
  if (loaded === undefined) return wanted && turns.some((turn) => turn !== false) ? <Dim aria-busy="true" /> : null;
  const [{ NoticeOverlays }, services] = loaded;
  return <NoticeOverlays {...services} />;
});
