import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { mayAct } from '../../domain/console/member-role';
import { Page, Soft } from '../account/account.styles';
import { BackTrail } from '../shared/BackTrail';
import { ChoiceRow } from '../shared/ChoiceRow';
import { useScreen } from '../shared/use-screen';
import type { ConsoleServices } from './console-services';
import { Top } from './console.styles';
import { useDeveloper } from './DeveloperFrame';
import { LeaveQuestion } from './LeaveQuestion';
import { ListsForm } from './ListsForm';
import { ListState } from './ListState';

interface ScreenProps {
  readonly services: ConsoleServices;
  readonly game: string;
  readonly draft: boolean;
}

const ListsScreen = observer(function ListsScreen({ services, game, draft }: ScreenProps) {
  const { slug: developer, role } = useDeveloper();
  const lists = useScreen(() => services.createLists(developer, game, draft));
  const { page, failure, load } = lists.edit;
  const home = `/${developer}/games/${game}`;
  return (
    <Page>
      <div>
        <BackTrail to={home} title={game} />
        <Top>
          <div>
            <h1>{draft ? 'Achievements, items and boards of the draft' : 'Achievements, items and boards'}</h1>
            <Soft>
              A build with a <code>game.json</code> changes the entries in it. Saved entries stay, because players may
              own them, have earned them, or have scores.
            </Soft>
          </div>
        </Top>
      </div>
      {page?.has.game === true && page.has.draft ? (
        <ChoiceRow
          label="Lists of"
          variant="pills"
          choices={[
            { title: 'Published game', to: `${home}/lists`, current: !draft },
            { title: 'Draft', to: `${home}/draft-lists`, current: draft },
          ]}
        />
      ) : null}
      <ListState list={page} failure={failure} onRetry={load} />
      <LeaveQuestion form={lists.edit} />
      <ListsForm lists={lists} mayPublish={mayAct(role, 'builds.publish')} />
    </Page>
  );
});

const ListsPage = observer(function ListsPage({ services, draft }: Omit<ScreenProps, 'game'>) {
  const { developer, game = '' } = useParams();
  return <ListsScreen key={`${developer ?? ''}/${game}`} services={services} game={game} draft={draft} />;
});

/** Boards, items and achievements of a published game. */
export const listsPage = (services: ConsoleServices) => ({
  element: <ListsPage key="game" services={services} draft={false} />,
});

/** Boards, items and achievements of a draft. */
export const draftListsPage = (services: ConsoleServices) => ({
  element: <ListsPage key="draft" services={services} draft />,
});
