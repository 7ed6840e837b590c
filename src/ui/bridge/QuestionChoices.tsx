import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { PendingQuestion } from '../../application/bridge/pending-question';
import { useFirstFocus } from '../notices/use-first-focus';
import { Button } from '../shared/Button';
import type { ButtonStyle } from '../shared/button.styles';
import { buttonStyle } from '../shared/button.styles';
import { DestinationLink } from '../shell/DestinationLink';
import { space, theme } from '../theme/theme';
import type { QuestionViewModel } from './question.view-model';
import { agreeText } from './question.view-model';

export interface QuestionChoicesProps {
  readonly asked: PendingQuestion;
  readonly question: QuestionViewModel;
}

/** The buttons of a question, with decline focused first; links to the coin shop if the balance is too low. */
export const QuestionChoices = observer(function QuestionChoices({ asked, question }: QuestionChoicesProps) {
  const focus = useFirstFocus<HTMLButtonElement>();
  const { canAgree, running, missing, failure, failedForGood } = question;
  return (
    <Row>
      <Choice ref={focus} onClick={question.decline} disabled={running}>
        {failedForGood ? 'Close' : 'Not now'}
      </Choice>
      {missing > 0 ? (
        <Way to="shop" $variant="primary" $size="md">
          Get coins
        </Way>
      ) : null}
      {missing > 0 || failedForGood ? null : (
        <Choice
          variant="primary"
          // A running button keeps its focus, which disabling would remove.
          disabled={!canAgree && !running}
          aria-disabled={running || undefined}
          aria-busy={running || undefined}
          onClick={question.agree}
        >
          {failure === undefined ? agreeText(asked) : 'Try again'}
        </Choice>
      )}
    </Row>
  );
});

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(3)};
  margin-top: ${space(6)};
`;

const Choice = styled(Button)`
  min-height: 48px;
  min-width: 112px;
  padding-inline: ${space(6)};
  white-space: normal;
  @media ${theme.below.compact} {
    flex: 1 1 40%;
  }
`;

const Way = styled(DestinationLink)<ButtonStyle>`
  ${buttonStyle}
  min-height: 48px;
  padding-inline: ${space(6)};
`;
