import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { failureFeedback } from '../notices/feedback-drafts';
import { Button } from '../shared/Button';
import { needsScript } from '../shared/NeedsScript';
import { useGiveFeedback } from '../shared/page-context';

/** Asks what happened before the page failed, where the shell that takes the answer stands around it. */
export const FeedbackWay = observer(function FeedbackWay({ status }: { readonly status: number }) {
  const { pathname } = useLocation();
  const giveFeedback = useGiveFeedback();
  if (giveFeedback === undefined) return null;
  return (
    <Button
      {...needsScript}
      size="lg"
      onClick={() => {
        giveFeedback(failureFeedback(status, pathname));
      }}
    >
      Tell us what happened
    </Button>
  );
});
