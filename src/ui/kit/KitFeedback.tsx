import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { toFeedbackRequest } from '../../domain/notices/feedback';
import type { OpenFeedback } from '../notices/feedback.view-model';
import { failureFeedback, siteFeedback } from '../notices/feedback-drafts';
import { FeedbackForm } from '../notices/FeedbackForm';
import type { OverlaysViewModel } from '../notices/overlays.view-model';
import type { RequestPhase } from '../notices/RequestButton';
import { Button } from '../shared/Button';
import { Caption, Card, Grid, Note, Row } from './kit.styles';
import { KitSection } from './KitSection';

const empty: OpenFeedback = {
  status: 'editing',
  request: toFeedbackRequest(siteFeedback),
  text: '',
  rating: undefined,
  failure: undefined,
};
const written: OpenFeedback = { ...empty, text: 'The lanterns are lovely.', rating: 4 };
const problem = toFeedbackRequest(failureFeedback(500, '/arcade/games/paper-lanterns'));

const STATES: readonly (readonly [note: string, phase: RequestPhase, feedback: OpenFeedback])[] = [
  ['empty', 'initial', empty],
  ['written', 'initial', written],
  ['too long', 'initial', { ...written, request: { ...empty.request, limit: 20 } }],
  ['sending', 'busy', { ...written, status: 'sending' }],
  ['sent', 'success', written],
  ['failed', 'error', { ...written, failure: 'Too many requests. Please try again later.' }],
  ['without stars, about an error', 'initial', { ...empty, request: problem }],
];

const ignore = () => undefined;

/** Feedback modal in each state, and a button that opens it. */
export const KitFeedback = observer(function KitFeedback({ overlays }: { readonly overlays: OverlaysViewModel }) {
  const id = useId();
  return (
    <KitSection id="feedback" title="Feedback">
      <Row>
        <Button
          onClick={() => {
            overlays.giveFeedback(siteFeedback);
          }}
        >
          Open the modal
        </Button>
      </Row>
      <Note>States:</Note>
      <Grid $least={320}>
        {STATES.map(([note, phase, feedback], index) => (
          <div key={note}>
            <Card>
              <FeedbackForm
                feedback={feedback}
                phase={phase}
                titleId={`${id}${String(index)}`}
                takesFocus={false}
                onType={ignore}
                onRate={ignore}
                onSubmit={ignore}
                onLeave={ignore}
              />
            </Card>
            <Caption>{note}</Caption>
          </div>
        ))}
      </Grid>
    </KitSection>
  );
});
