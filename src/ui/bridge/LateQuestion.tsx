import { observer } from 'mobx-react-lite';
import { Dim } from '../shared/Dim';
import { useLate } from '../shared/use-late';
import { useLeaveFullscreen } from '../shared/use-leave-fullscreen';
import { useScreen } from '../shared/use-screen';
import type { QuestionViewModel } from './question.view-model';
import { useModalTurn } from '../notices/use-modal-turn';

const load = () => import('./QuestionDialog');

/** Where a game's question to the player appears; its script comes with the first of them. */
export const LateQuestion = observer(function LateQuestion({ question }: { readonly question: QuestionViewModel }) {
  useScreen(() => question);
  const wanted = question.question !== undefined;
  const mayDim = useModalTurn('question') !== false;
  useLeaveFullscreen(wanted);
  const late = useLate(wanted, load, question.couldNotOpen);
  if (late === undefined) return wanted && mayDim ? <Dim aria-busy="true" /> : null;
  return <late.QuestionDialog question={question} />;
});
