import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { ReviewedBoard, ReviewedScore } from '../../domain/console/game-scores';
import { scoreText } from '../../domain/leaderboards/score-text';
import { Section, Soft } from '../account/account.styles';
import { Button } from '../shared/Button';
import { DateText } from '../shared/DateText';
import { EmptyState } from '../shared/EmptyState';
import { onePress } from '../shared/one-press';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space, theme } from '../theme/theme';
import { MarkField } from './ConsoleFields';
import { Row, RowActions, Rows, RowText, Top } from './console.styles';
import { limitText, scoreFacts, scoreKey } from './scores.machine';
import type { ScoresViewModel } from './scores.view-model';

interface ScoresProps {
  readonly scores: ScoresViewModel;
  readonly board: ReviewedBoard;
  readonly mayDecide: boolean;
}

const Facts = observer(function Facts({
  score,
  board,
}: Pick<ScoresProps, 'board'> & { readonly score: ReviewedScore }) {
  return (
    <>
      <p>
        <DateText date={score.at} flows /> · {scoreFacts(score, board.unit).join(' · ')}
      </p>
      {score.inputs === undefined ? null : (
        <p>
          Inputs <Digest>{score.inputs}</Digest>
        </p>
      )}
    </>
  );
});

const SetAsideRow = observer(function SetAsideRow({
  scores,
  board,
  mayDecide,
  score,
}: ScoresProps & { readonly score: ReviewedScore }) {
  const { username, alias, limit } = score;
  const written = `${username}, ${scoreText(score.score, board.unit)}`;
  const decide = (decision: 'accepted' | 'refused') => onePress(() => void scores.decide(decision, [score]));
  return (
    <Row>
      {mayDecide ? (
        <MarkField
          type="checkbox"
          checked={scores.selected.has(scoreKey(score))}
          onChange={() => {
            scores.toggle(score);
          }}
        >
          <VisuallyHidden>Select {written}</VisuallyHidden>
        </MarkField>
      ) : null}
      <RowText>
        <h3>
          {alias} <strong>{scoreText(score.score, board.unit)}</strong>
        </h3>
        <p>
          {username} · {limitText(limit)}
        </p>
        <Facts score={score} board={board} />
      </RowText>
      {mayDecide ? (
        <RowActions>
          <Button icon="check" aria-label={`Accept ${written}`} disabled={scores.deciding} {...decide('accepted')}>
            Accept
          </Button>
          <Button
            variant="quiet"
            icon="x"
            aria-label={`Refuse ${written}`}
            disabled={scores.deciding}
            {...decide('refused')}
          >
            Refuse
          </Button>
        </RowActions>
      ) : null}
    </Row>
  );
});

/** Scores that wait for a decision, one by one or as a selection. */
export const SetAsideScores = observer(function SetAsideScores(props: ScoresProps) {
  const { scores, mayDecide } = props;
  const list = scores.review?.setAside ?? [];
  const chosen = scores.chosenScores;
  const decide = (decision: 'accepted' | 'refused') => onePress(() => void scores.decide(decision, chosen));
  return (
    <Section aria-labelledby="set-aside">
      <Top>
        <div>
          <h2 id="set-aside">Set aside</h2>
          <Soft>Implausible scores and scores of banned players. A score is ranked only after you accept it.</Soft>
        </div>
        {mayDecide && list.length > 0 ? (
          <RowActions>
            <MarkField type="checkbox" checked={chosen.length === list.length} onChange={scores.toggleAll}>
              Select all
            </MarkField>
            <Button icon="check" disabled={chosen.length === 0 || scores.deciding} {...decide('accepted')}>
              Accept {chosen.length}
            </Button>
            <Button variant="quiet" icon="x" disabled={chosen.length === 0 || scores.deciding} {...decide('refused')}>
              Refuse {chosen.length}
            </Button>
          </RowActions>
        ) : null}
      </Top>
      {list.length === 0 ? (
        <EmptyState icon="check" text="No scores are waiting for your decision." />
      ) : (
        <Rows aria-label="Set-aside scores">
          {list.map((score) => (
            <SetAsideRow key={scoreKey(score)} {...props} score={score} />
          ))}
        </Rows>
      )}
    </Section>
  );
});

/** The best accepted scores of a board. */
export const TopScores = observer(function TopScores({ scores, board, mayDecide }: ScoresProps) {
  const list = scores.review?.top ?? [];
  return (
    <Section aria-labelledby="accepted">
      <div>
        <h2 id="accepted">On the board</h2>
        <Soft>Up to 100 scores of this period, best first.</Soft>
      </div>
      {list.length === 0 ? (
        <EmptyState icon="trophy" text="No score on this board yet." />
      ) : (
        <Rows aria-label="Scores on the board">
          {list.map((score, index) => (
            <Row key={scoreKey(score)}>
              <RowText>
                <h3>
                  {index + 1}. {score.alias} <strong>{scoreText(score.score, board.unit)}</strong>
                </h3>
                <p>{score.username}</p>
                <Facts score={score} board={board} />
              </RowText>
              {mayDecide ? (
                <Button
                  variant="quiet"
                  icon="trash"
                  aria-label={`Remove this score: ${score.username}, ${scoreText(score.score, board.unit)}`}
                  {...onePress(() => void scores.remove(score))}
                >
                  Remove this score
                </Button>
              ) : null}
            </Row>
          ))}
        </Rows>
      )}
    </Section>
  );
});

const Digest = styled.code`
  padding: 0 ${space(1)};
  font-size: ${theme.size.sm};
  overflow-wrap: anywhere;
`;
