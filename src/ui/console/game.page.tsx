import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { mayAct } from '../../domain/console/member-role';
import { SectionFailure } from '../account/SectionFailure';
import { Page, Soft } from '../account/account.styles';
import { BackTrail } from '../shared/BackTrail';
import { Badge } from '../shared/Badge';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { useScreen } from '../shared/use-screen';
import { BuildList } from './BuildList';
import { gameStates } from './console.machine';
import type { ConsoleServices } from './console-services';
import { RowActions, TextLink, Top } from './console.styles';
import { useDeveloper } from './DeveloperFrame';
import { DraftPanel } from './DraftPanel';
import { LeaveQuestion } from './GameFormFrame';
import { UploadPanel } from './UploadPanel';

interface GameProps {
  readonly services: ConsoleServices;
  /** Slug of the game. */
  readonly game: string;
}

const GameScreen = observer(function GameScreen({ services, game: slug }: GameProps) {
  const { slug: developer, role } = useDeveloper();
  const builds = useScreen(() => services.createBuilds(developer, slug));
  const draft = useScreen(() => services.createDraft(developer, slug, () => void builds.list.load()));
  const reload = () => {
    void draft.load();
    void builds.list.load();
  };
  const upload = useScreen(() =>
    services.createUpload({ developer, game: slug, page: `/${developer}/games/${slug}` }, reload),
  );
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
                <>
                  <ButtonLink to="statistics">Statistics</ButtonLink>
                  <ButtonLink to="health">Health</ButtonLink>
                </>
              ) : null}
              {mayAct(role, 'community.read') && game.state !== 'new' ? (
                <ButtonLink to="community">Reviews</ButtonLink>
              ) : null}
              {mayAct(role, 'scores.read') && game.state !== 'new' ? <ButtonLink to="scores">Scores</ButtonLink> : null}
              <ButtonLink to={game.state === 'new' ? 'draft-details' : 'details'}>Details</ButtonLink>
              {mayPublish ? (
                <ButtonLink to={game.state === 'new' ? 'draft-lists' : 'lists'}>
                  Achievements, items and boards
                </ButtonLink>
              ) : null}
              {mayAct(role, 'testers.change') ? <ButtonLink to="testers">Test users</ButtonLink> : null}
              {mayAct(role, 'webhooks.change') && game.state !== 'new' ? (
                <ButtonLink to="webhooks">Webhooks</ButtonLink>
              ) : null}
            </RowActions>
          )}
        </Top>
      </div>
      {games.failure === undefined ? null : <SectionFailure text={games.failure} onRetry={draft.load} />}
      <DraftPanel draft={draft} mayPublish={mayPublish} />
      <LeaveQuestion form={builds.notes} other={upload} />
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
  const upload = useScreen(() =>
    services.createUpload({ developer: slug, game: undefined, page: `/${slug}/new` }, () => undefined),
  );
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
        <>
          <LeaveQuestion form={upload} />
          <UploadPanel upload={upload} games={`/${slug}/games`} />
        </>
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
