import { observer } from 'mobx-react-lite';
import { Dim } from '../shared/Dim';
import { useDeferred } from '../shared/use-deferred';
import { useLeaveFullscreen } from '../shared/use-leave-fullscreen';
import { useScreen } from '../shared/use-screen';
import type { QuestionViewModel } from './question.view-model';
import { useModalScope } from '../notices/use-modal-scope';

/** The dialog of a game's question; its script loads with the first question. */
export const LazyQuestion = observer(function LazyQuestion({ question }: { readonly question: QuestionViewModel }) {
  useScreen(() => question);
  const wanted = question.question !== undefined;
  const mayDim = useModalScope('question') !== false;
  useLeaveFullscreen(wanted);
  const loaded = useDeferred(wanted, () => import('./QuestionDialog'), question.couldNotOpen);
  if (loaded === undefined) return wanted && mayDim ? <Dim aria-busy="true" /> : null;
  return <loaded.QuestionDialog question={question} />;
});
