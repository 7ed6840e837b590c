import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import type { Build } from '../../domain/console/console';
import { mayAct } from '../../domain/console/member-role';
import { EntriesSkeleton } from '../account/EntriesSkeleton';
import { SectionFailure } from '../account/SectionFailure';
import { Page, Section, Soft } from '../account/account.styles';
import { BackTrail } from '../shared/BackTrail';
import { Badge } from '../shared/Badge';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { DateText } from '../shared/DateText';
import { EmptyState } from '../shared/EmptyState';
import { Loading } from '../shared/Loading';
import { onePress } from '../shared/one-press';
import { useScreen } from '../shared/use-screen';
import type { BuildsViewModel } from './builds.view-model';
import { buildStates, gameStates } from './console.machine';
import type { ConsoleServices } from './console-services';
import { Row, RowActions, Rows, RowText, TextLink, Top } from './console.styles';
import { useDeveloper } from './DeveloperFrame';
import { DraftPanel } from './DraftPanel';
import { bytesText } from './upload.machine';
import { UploadPanel } from './UploadPanel';

interface BuildRowProps {
  readonly build: Build;
  readonly builds: BuildsViewModel;
  readonly mayPublish: boolean;
}

const BuildRow = observer(function BuildRow({ build, builds, mayPublish }: BuildRowProps) {
  const { version, state, bytes, created } = build;
  const { word, tone } = buildStates[state];
  const isActive = state !== 'inactive';
  const press = () => void (isActive ? builds.deactivate(build) : builds.activate(build));
  return (
    <Row>
      <RowText>
        <h3>
          {version}
          <Badge tone={tone}>{word}</Badge>
        </h3>
        <p>
          {/* The portal’s own games have no stored size. */}
          {bytes === 0 ? null : `${bytesText(bytes)} · `}
          <DateText date={created} flows />
        </p>
      </RowText>
      {mayPublish ? (
        <RowActions>
          <Button
            aria-label={`${isActive ? 'Deactivate' : 'Activate'} ${version}`}
            busy={builds.changing === version}
            {...onePress(press)}
          >
            {isActive ? 'Deactivate' : 'Activate'}
          </Button>
        </RowActions>
      ) : null}
    </Row>
  );
});

interface GameProps {
  readonly services: ConsoleServices;
  /** Slug of the game. */
  readonly game: string;
}

const BuildList = observer(function BuildList({ builds, mayPublish }: Omit<BuildRowProps, 'build'>) {
  const { list, rollback } = builds;
  if (list.failure !== undefined) return <SectionFailure text={list.failure} onRetry={list.load} />;
  if (list.value === undefined)
    return (
      <Loading>
        <EntriesSkeleton rows={3} />
      </Loading>
    );
  return (
    <Section aria-labelledby="builds">
      <Top>
        <h2 id="builds">Builds</h2>
        {mayPublish && rollback !== undefined ? (
          <Button icon="history" disabled={builds.changing !== undefined} {...onePress(() => void builds.rollBack())}>
            Roll back to {rollback.version}
          </Button>
        ) : null}
      </Top>
      {list.value.length === 0 ? (
        <EmptyState icon="package" text="No released build yet. A draft has its own private link." />
      ) : (
        <Rows aria-label="Builds">
          {list.value.map((build) => (
            <BuildRow key={build.version} build={build} builds={builds} mayPublish={mayPublish} />
          ))}
        </Rows>
      )}
    </Section>
  );
});

const GameScreen = observer(function GameScreen({ services, game: slug }: GameProps) {
  const { slug: developer, role } = useDeveloper();
  const builds = useScreen(() => services.createBuilds(developer, slug));
  const draft = useScreen(() => services.createDraft(developer, slug, () => void builds.list.load()));
  const reload = () => {
    void draft.load();
    void builds.list.load();
  };
  const upload = useScreen(() => services.createUpload(developer, slug, reload));
  const { game, games } = draft;
  const mayPublish = mayAct(role, 'builds.publish');
  if (games.value !== undefined && game === undefined)
    return (
      <Page>
        <div>
          <BackTrail to={`/${developer}`} title="Games" />
          <h1>{slug}</h1>
        </div>
        <EmptyState icon="gamepad" level={2} title="This game doesn’t exist" text="It may have been a deleted draft.">
          {mayPublish ? <ButtonLink to={`/${developer}/new`}>New game</ButtonLink> : null}
        </EmptyState>
      </Page>
    );
  return (
    <Page>
      <div>
        <BackTrail to={`/${developer}`} title="Games" />
        <Top>
          <h1>{game?.title ?? slug}</h1>
          {game === undefined ? null : (
            <RowActions>
              <Badge tone={gameStates[game.state].tone}>{gameStates[game.state].word}</Badge>
              {mayAct(role, 'statistics.read') && game.state !== 'new' ? (
                <ButtonLink to="statistics">Statistics</ButtonLink>
              ) : null}
              <ButtonLink to={game.state === 'new' ? 'draft-details' : 'details'} icon="pencil">
                Details
              </ButtonLink>
              {mayPublish ? (
                <ButtonLink to={game.state === 'new' ? 'draft-lists' : 'lists'} icon="trophy">
                  Achievements, items and boards
                </ButtonLink>
              ) : null}
              {mayAct(role, 'webhooks.change') && game.state !== 'new' ? (
                <ButtonLink to="webhooks">Webhooks</ButtonLink>
              ) : null}
            </RowActions>
          )}
        </Top>
      </div>
      {games.failure === undefined ? null : <SectionFailure text={games.failure} onRetry={draft.load} />}
      <DraftPanel draft={draft} mayPublish={mayPublish} />
      <BuildList builds={builds} mayPublish={mayPublish} />
      {mayPublish ? <UploadPanel upload={upload} /> : null}
    </Page>
  );
});

const GamePage = observer(function GamePage({ services }: Pick<GameProps, 'services'>) {
  const { developer, game = '' } = useParams();
  return <GameScreen key={`${developer ?? ''}/${game}`} services={services} game={game} />;
});

const NewGamePage = observer(function NewGamePage({ services }: Pick<GameProps, 'services'>) {
  const { slug, role } = useDeveloper();
  const upload = useScreen(() => services.createUpload(slug, undefined, () => undefined));
  return (
    <Page>
      <div>
        <BackTrail to={`/${slug}`} title="Games" />
        <Top>
          <div>
            <h1>New game</h1>
            <Soft>
              The <code>game.json</code> in your build has title, texts, pictures and boards of the game. See the{' '}
              <TextLink href="/rules" target="_blank" rel="noopener noreferrer">
                rules for builds
              </TextLink>
              .
            </Soft>
          </div>
        </Top>
      </div>
      {mayAct(role, 'builds.publish') ? (
        <UploadPanel upload={upload} />
      ) : (
        <EmptyState
          icon="shield"
          level={2}
          title="Only owners and publishers can upload builds"
          text="Ask an owner to change your role."
        />
      )}
    </Page>
  );
});

/** Builds of a game, and the upload of the next one. */
export const gamePage = (services: ConsoleServices) => ({ element: <GamePage services={services} /> });

/** Upload of a new game. */
export const newGamePage = (services: ConsoleServices) => ({ element: <NewGamePage services={services} /> });
