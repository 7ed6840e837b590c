import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import type { BoardBan } from '../../domain/console/game-scores';
import { BAN_REASON_MAX } from '../../domain/console/game-scores';
import { mayAct } from '../../domain/console/member-role';
import { Page, Section, Soft } from '../account/account.styles';
import { Failure } from '../notices/Failure';
import { Button } from '../shared/Button';
import { DateText } from '../shared/DateText';
import { EmptyState } from '../shared/EmptyState';
import { onePress } from '../shared/one-press';
import { useScreen } from '../shared/use-screen';
import type { ConsoleServices } from './console-services';
import { SelectField, TextField } from './ConsoleFields';
import { Card, Fields, Row, Rows, RowText, Top } from './console.styles';
import { GameTrail, useDeveloper } from './DeveloperFrame';
import { ListState } from './ListState';
import { SaveForm } from './SaveForm';
import { SetAsideScores, TopScores } from './ScoreLists';
import type { ScoresViewModel } from './scores.view-model';

interface ScoresProps {
  readonly scores: ScoresViewModel;
}

const BanRow = observer(function BanRow({
  scores,
  ban,
  mayDecide,
}: ScoresProps & { readonly ban: BoardBan; readonly mayDecide: boolean }) {
  const { username, board, reason, by, since, until } = ban;
  const title = scores.page.value?.boards.find(({ slug }) => slug === board)?.title ?? board;
  return (
    <Row>
      <RowText>
        <h3>{username}</h3>
        <p>
          {title ?? 'All boards'} · {reason}
        </p>
        <p>
          Banned <DateText date={since} flows />
          {by === undefined ? '' : ` by ${by}`}
          {until === undefined ? (
            ' without an end date'
          ) : (
            <>
              {' until '}
              <DateText date={until} flows />
            </>
          )}
        </p>
      </RowText>
      {mayDecide ? (
        <Button variant="quiet" aria-label={`End the ban of ${username}`} {...onePress(() => void scores.unban(ban))}>
          End the ban
        </Button>
      ) : null}
    </Row>
  );
});

const BanFields = observer(function BanFields({ scores }: ScoresProps) {
  const { ban, banProblems: problems, typeBan } = scores;
  const boards = scores.page.value?.boards ?? [];
  return (
    <Card>
      <h2>Ban a player</h2>
      <Soft>
        The board hides the player’s scores until the ban ends. The player gets a notification with the reason.
      </Soft>
      <SaveForm onSave={scores.submitBan}>
        <Fields>
          <TextField
            label="Username"
            value={ban.username}
            maxLength={64}
            message={problems.username}
            onType={(username) => {
              typeBan({ username });
            }}
          />
          <SelectField
            label="Board"
            value={ban.board}
            options={[
              { value: '', name: 'All boards' },
              ...boards.map(({ slug, title }) => ({ value: slug, name: title })),
            ]}
            onChoose={(board) => {
              typeBan({ board });
            }}
          />
          <TextField
            label="Until (UTC, optional)"
            type="datetime-local"
            value={ban.until}
            message={problems.until}
            onType={(until) => {
              typeBan({ until });
            }}
          />
        </Fields>
        <TextField
          label="Reason"
          value={ban.reason}
          maxLength={BAN_REASON_MAX}
          message={problems.reason}
          onType={(reason) => {
            typeBan({ reason });
          }}
        />
        <Failure message={scores.banFailure} />
        <div>
          <Button type="submit" variant="primary" icon="shield" busy={scores.banning}>
            Ban player
          </Button>
        </div>
      </SaveForm>
    </Card>
  );
});

const ScoresScreen = observer(function ScoresScreen({
  services,
  game,
}: {
  readonly services: ConsoleServices;
  readonly game: string;
}) {
  const { slug: developer, role } = useDeveloper();
  const scores = useScreen(() => services.createScores(developer, game));
  const { page, board, review, failure } = scores;
  const mayDecide = mayAct(role, 'scores.decide');
  return (
    <Page>
      <div>
        <GameTrail game={game} />
        <Top>
          <h1>Scores</h1>
        </Top>
      </div>
      <ListState list={page.value} failure={page.failure} onRetry={scores.load} />
      {page.value?.boards.length === 0 ? (
        <EmptyState icon="trophy" level={2} title="No boards" text="Add a board in “Achievements, items and boards”." />
      ) : null}
      {page.value === undefined || board === undefined ? null : (
        <>
          <SelectField
            label="Leaderboard"
            value={board.slug}
            options={page.value.boards.map(({ slug, title, waiting }) => ({
              value: slug,
              name: waiting === 0 ? title : `${title} (${String(waiting)} set aside)`,
            }))}
            onChoose={scores.chooseBoard}
          />
          {board.tickets ? <Soft>Every score of this board needs the ticket of a run.</Soft> : null}
          <ListState list={review} failure={failure} onRetry={scores.loadReview} />
          {review === undefined ? null : (
            <>
              <SetAsideScores scores={scores} board={board} mayDecide={mayDecide} />
              <TopScores scores={scores} board={board} mayDecide={mayDecide} />
            </>
          )}
          <Section aria-labelledby="bans">
            <h2 id="bans">Bans</h2>
            {page.value.bans.length === 0 ? (
              <EmptyState icon="shield" text="No player is banned." />
            ) : (
              <Rows aria-label="Bans">
                {page.value.bans.map((ban) => (
                  <BanRow key={ban.id} scores={scores} ban={ban} mayDecide={mayDecide} />
                ))}
              </Rows>
            )}
          </Section>
          {mayDecide ? <BanFields scores={scores} /> : null}
        </>
      )}
    </Page>
  );
});

const ScoresPage = observer(function ScoresPage({ services }: { readonly services: ConsoleServices }) {
  const { developer, game = '' } = useParams();
  return <ScoresScreen key={`${developer ?? ''}/${game}`} services={services} game={game} />;
});

/** Scores of a game's boards. */
export const scoresPage = (services: ConsoleServices) => ({ element: <ScoresPage services={services} /> });
