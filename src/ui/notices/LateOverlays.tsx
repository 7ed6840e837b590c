import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Dim } from '../shared/Dim';
import { useLate } from '../shared/use-late';
import { useLeaveFullscreen } from '../shared/use-leave-fullscreen';
import type { OverlayServices } from './NoticeOverlays';
import type { OverlaysViewModel } from './overlays.view-model';
import { useModalTurn } from './use-modal-turn';

export interface LateOverlaysProps {
  readonly overlays: OverlaysViewModel;
  /** Brings what the overlays work with, once. */
  readonly openOverlays: () => Promise<OverlayServices>;
}

/** Where modals appear that the page does not begin with. */
export const LateOverlays = observer(function LateOverlays({ overlays, openOverlays }: LateOverlaysProps) {
  const { wanted, couldNotOpen } = overlays;
  const turns = [useModalTurn('confirm'), useModalTurn('feedback')];
  const [load] = useState(() => () => Promise.all([import('./NoticeOverlays'), openOverlays()]));
  useLeaveFullscreen(wanted);
  const late = useLate(wanted, load, couldNotOpen);
  if (late === undefined) return wanted && turns.some((turn) => turn !== false) ? <Dim aria-busy="true" /> : null;
  const [{ NoticeOverlays }, services] = late;
  return <NoticeOverlays {...services} />;
});
