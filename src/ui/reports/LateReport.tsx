import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Dim } from '../shared/Dim';
import { useLate } from '../shared/use-late';
import { useScreen } from '../shared/use-screen';
import type { ReportDoorViewModel } from './report-door.view-model';
import { useModalTurn } from '../notices/use-modal-turn';

/** Where a page's report dialog appears; its script comes with the first report. */
export const LateReport = observer(function LateReport({ door }: { readonly door: ReportDoorViewModel }) {
  const { subject, openForm, couldNotOpen, close } = useScreen(() => door);
  const [load] = useState(() => () => Promise.all([import('./ReportDialog'), openForm()]));
  const wanted = subject !== undefined;
  const mayDim = useModalTurn('report') !== false;
  const late = useLate(wanted, load, couldNotOpen);
  if (late === undefined) return wanted && mayDim ? <Dim aria-busy="true" /> : null;
  const [{ ReportDialog }, form] = late;
  return <ReportDialog form={form} subject={subject} onClose={close} />;
});
