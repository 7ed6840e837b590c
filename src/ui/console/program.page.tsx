import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { OwnDeveloper } from '../../domain/console/console';
import { mayAct } from '../../domain/console/member-role';
import { Page, Soft } from '../account/account.styles';
import { Button } from '../shared/Button';
import { EmptyState } from '../shared/EmptyState';
import { onePress } from '../shared/one-press';
import { useScreen } from '../shared/use-screen';
import { SelectField } from './ConsoleFields';
import type { ConsoleServices } from './console-services';
import { Column, Fields, PageLink, TextLink } from './console.styles';
import { ListState } from './ListState';
import { UploadPanel } from './UploadPanel';

interface ServicesProps {
  readonly services: ConsoleServices;
}

interface ProgramUploadProps extends ServicesProps {
  readonly developer: string;
  readonly game: string;
  readonly program: string;
  /** Version that the present draft opens. */
  readonly replaced: string | undefined;
}

const ProgramUpload = observer(function ProgramUpload(props: ProgramUploadProps) {
  const { services, developer, game, program, replaced } = props;
  const page = `/-/program/${developer}/${game}`;
  const upload = useScreen(() => services.createUpload({ developer, game, page }, () => undefined));
  return (
    <UploadPanel upload={upload} title="Publish as a draft">
      {replaced === undefined ? null : (
        <Soft>The link of the draft then opens this program instead of {replaced}.</Soft>
      )}
      <Button variant="primary" {...onePress(() => void upload.chooseProgram(program))}>
        Publish as a draft
      </Button>
    </UploadPanel>
  );
});

interface ChoiceProps extends ServicesProps {
  readonly program: string;
  readonly developers: readonly OwnDeveloper[];
  readonly developer: string;
}

const GameChoice = observer(function GameChoice({ services, program, developers, developer }: ChoiceProps) {
  const games = useScreen(() => services.createGames(developer));
  const [chosen, choose] = useSearchParams();
  const game = games.value?.find(({ slug }) => slug === chosen.get('game')) ?? games.value?.[0];
  return (
    <>
      <Fields>
        {developers.length === 1 ? null : (
          <SelectField
            label="Developer"
            value={developer}
            options={developers.map(({ slug, name }) => ({ value: slug, name }))}
            onChoose={(slug) => {
              choose({ developer: slug }, { replace: true });
            }}
          />
        )}
        {game === undefined ? null : (
          <SelectField
            label="Game"
            value={game.slug}
            options={(games.value ?? []).map(({ slug, title }) => ({ value: slug, name: title }))}
            onChoose={(slug) => {
              choose({ developer, game: slug }, { replace: true });
            }}
          />
        )}
      </Fields>
      <ListState list={games.value} failure={games.failure} onRetry={games.load} />
      {games.value?.length === 0 ? (
        <EmptyState icon="gamepad" level={2} title="No games yet" text="Upload the first build of a game before." />
      ) : null}
      {game === undefined ? null : (
        <ProgramUpload
          key={game.slug}
          {...{ services, developer, program, game: game.slug, replaced: game.draft?.version }}
        />
      )}
    </>
  );
});

const ProgramPage = observer(function ProgramPage({ services }: ServicesProps) {
  const [chosen] = useSearchParams();
  const program = services.readProgram();
  const developers = (services.session.home?.developers ?? []).filter(({ role }) => mayAct(role, 'builds.publish'));
  const developer = developers.find(({ slug }) => slug === chosen.get('developer')) ?? developers[0];
  return (
    <Column>
      <Page>
        <div>
          <h1>Run your program as a draft</h1>
          <Soft>
            The program becomes the draft of one of your games and runs in the portal with your account. Scores and
            saves are those of the draft. Players don’t see it.
          </Soft>
        </div>
        {program === undefined ? (
          <EmptyState icon="gamepad" level={2} title="No program" text="Write a program in the playground first.">
            <PageLink href="/playground/" $variant="primary" $size="md">
              Open the playground
            </PageLink>
          </EmptyState>
        ) : null}
        {program !== undefined && developer === undefined ? (
          <EmptyState
            icon="shield"
            level={2}
            title="Only owners and publishers can publish a draft"
            text="Create a developer, or ask an owner to change your role."
          />
        ) : null}
        {program === undefined || developer === undefined ? null : (
          <>
            <GameChoice key={developer.slug} {...{ services, program, developers, developer: developer.slug }} />
            <details>
              <summary>Program</summary>
              <Source>{program}</Source>
            </details>
            <p>
              <TextLink href="/playground/">Back to the playground</TextLink>
            </p>
          </>
        )}
      </Page>
    </Column>
  );
});

const Source = styled.pre`
  max-height: 400px;
  overflow: auto;
`;

/** Publication of the playground's program as the draft of a game. */
export const programPage = (services: ConsoleServices) => ({ element: <ProgramPage services={services} /> });
