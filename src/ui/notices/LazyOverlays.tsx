import { observer } from 'mobx-react-lite';
import { Dim } from '../shared/Dim';
import { useDeferred } from '../shared/use-deferred';
import { useLeaveFullscreen } from '../shared/use-leave-fullscreen';
import type { OverlayServices } from './NoticeOverlays';
import type { OverlaysViewModel } from './overlays.view-model';
import { useModalScope } from './use-modal-scope';

export interface LazyOverlaysProps {
  readonly overlays: OverlaysViewModel;
  /** Brings what the overlays work with, once. */
  readonly openOverlays: () => Promise<OverlayServices>;
}

/** Where modals appear that the page does not begin with. */
export const LazyOverlays = observer(function LazyOverlays({ overlays, openOverlays }: LazyOverlaysProps) {
  const { wanted, couldNotOpen } = overlays;
  const turns = [useModalScope('confirm'), useModalScope('feedback')];
  useLeaveFullscreen(wanted);
  const late = useDeferred(wanted, () => Promise.all([import('./NoticeOverlays'), openOverlays()]), couldNotOpen);
  if (late === undefined) return wanted && turns.some((turn) => turn !== false) ? <Dim aria-busy="true" /> : null;
  const [{ NoticeOverlays }, services] = late;
  return <NoticeOverlays {...services} />;
});
