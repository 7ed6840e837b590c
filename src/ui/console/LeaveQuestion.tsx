import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

interface LeaveQuestionProps {
  readonly form: { readonly changed: boolean; mayLeave(): Promise<boolean> };
}

/** Question before a link leaves a form with unsaved changes. */
export const LeaveQuestion = observer(function LeaveQuestion({ form }: LeaveQuestionProps) {
  const blocker = useBlocker(() => form.changed);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void form.mayLeave().then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker, form]);
  return null;
});
