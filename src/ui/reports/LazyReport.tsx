import { observer } from 'mobx-react-lite';
import { Dim } from '../shared/Dim';
import { useDeferred } from '../shared/use-deferred';
import { useScreen } from '../shared/use-screen';
import type { ReportDialogViewModel } from './report-dialog.view-model';
import { useModalScope } from '../notices/use-modal-scope';

/** Container of the report dialog, whose script is loaded with the first report. */
export const LazyReport = observer(function LazyReport({ dialog }: { readonly dialog: ReportDialogViewModel }) {
  const { subject, openForm, couldNotOpen, close } = useScreen(() => dialog);
  const isOpen = subject !== undefined;
  const canDim = useModalScope('report') !== false;
  const loaded = useDeferred(isOpen, () => Promise.all([import('./ReportDialog'), openForm()]), couldNotOpen);
  if (loaded === undefined) return isOpen && canDim ? <Dim aria-busy="true" /> : null;
  const [{ ReportDialog }, form] = loaded;
  return <ReportDialog form={form} subject={subject} onClose={close} />;
});
