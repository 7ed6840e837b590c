import { observer } from 'mobx-react-lite';
import { Dim } from '../shared/Dim';
import { useDeferred } from '../shared/use-deferred';
import { useScreen } from '../shared/use-screen';
import type { ReportDialogViewModel } from './report-dialog.view-model';
import { useModalScope } from '../notices/use-modal-scope';

/** Where a page's report dialog appears; its script comes with the first report. */
export const LazyReport = observer(function LazyReport({ door }: { readonly door: ReportDialogViewModel }) {
  const { subject, openForm, couldNotOpen, close } = useScreen(() => door);
  const wanted = subject !== undefined;
  const mayDim = useModalScope('report') !== false;
  const late = useDeferred(wanted, () => Promise.all([import('./ReportDialog'), openForm()]), couldNotOpen);
  if (late === undefined) return wanted && mayDim ? <Dim aria-busy="true" /> : null;
  const [{ ReportDialog }, form] = late;
  return <ReportDialog form={form} subject={subject} onClose={close} />;
});
