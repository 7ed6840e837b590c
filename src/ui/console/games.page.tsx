import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { ConsoleGame } from '../../domain/console/console';
import { mayAct } from '../../domain/console/member-role';
import { EntriesSkeleton } from '../account/EntriesSkeleton';
import { SectionFailure } from '../account/SectionFailure';
import { Page, Soft } from '../account/account.styles';
import { Badge } from '../shared/Badge';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { Loading } from '../shared/Loading';
import { useScreen } from '../shared/use-screen';
import { gameStates } from './console.machine';
import type { ConsoleServices } from './console-services';
import { Row, RowActions, Rows, RowText, TextLink, Top } from './console.styles';
import { useDeveloper } from './DeveloperFrame';

interface GameRowProps {
  readonly game: ConsoleGame;
  /** Path of the developer. */
  readonly home: string;
  /** True if the role may read statistics. */
  readonly showsStatistics: boolean;
}

const GameRow = observer(function GameRow({ game, home, showsStatistics }: GameRowProps) {
  const { slug, title, state, opens, draft } = game;
  const { word, tone } = gameStates[state];
  const unopened = state === 'new' ? 'No version opens yet' : 'No active build';
  return (
    <Row>
      <RowText>
        <h2>
          <Link to={`${home}/games/${slug}`}>{title}</Link>
          <Badge tone={tone}>{word}</Badge>
        </h2>
        <p>
          {opens === undefined ? unopened : `Opens ${opens}`}
          {draft === undefined ? null : (
            <>
              {' · '}
              <TextLink href={draft.page} target="_blank" rel="noopener noreferrer">
                Draft {draft.version}
              </TextLink>
            </>
          )}
        </p>
      </RowText>
      <RowActions>
        {showsStatistics && state !== 'new' ? (
          <ButtonLink to={`${home}/games/${slug}/statistics`} aria-label={`Statistics of ${title}`}>
            Statistics
          </ButtonLink>
        ) : null}
        <ButtonLink to={`${home}/games/${slug}`} aria-label={`Builds of ${title}`}>
          Builds
        </ButtonLink>
      </RowActions>
    </Row>
  );
});

const GamesPage = observer(function GamesPage({ services }: { readonly services: ConsoleServices }) {
  const { slug, role } = useDeveloper();
  const games = useScreen(() => services.createGames(slug));
  const home = `/${slug}`;
  const mayPublish = mayAct(role, 'builds.publish');
  const newGame = (
    <ButtonLink to={`${home}/new`} variant="primary" icon="arrow-up">
      New game
    </ButtonLink>
  );
  return (
    <Page>
      <Top>
        <div>
          <h1>Games</h1>
          <Soft>Builds, drafts and the version that opens.</Soft>
        </div>
        {mayPublish && games.value !== undefined && games.value.length > 0 ? newGame : null}
      </Top>
      {games.failure === undefined ? null : <SectionFailure text={games.failure} onRetry={games.load} />}
      {games.value === undefined && games.failure === undefined ? (
        <Loading>
          <EntriesSkeleton rows={3} />
        </Loading>
      ) : null}
      {games.value?.length === 0 ? (
        <EmptyState
          icon="gamepad"
          level={2}
          title="No games yet"
          text="Upload the zip archive or the folder of a build."
        >
          {mayPublish ? newGame : null}
        </EmptyState>
      ) : null}
      {games.value === undefined || games.value.length === 0 ? null : (
        <Rows aria-label="Games">
          {games.value.map((game) => (
            <GameRow key={game.slug} game={game} home={home} showsStatistics={mayAct(role, 'statistics.read')} />
          ))}
        </Rows>
      )}
    </Page>
  );
});

const Keyed = observer(function Keyed({ services }: { readonly services: ConsoleServices }) {
  return <GamesPage key={useDeveloper().slug} services={services} />;
});

/** Games of a developer. */
export const gamesPage = (services: ConsoleServices) => ({ element: <Keyed services={services} /> });
