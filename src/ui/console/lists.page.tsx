import { observer } from 'mobx-react-lite';
import { useScreen } from '../shared/use-screen';
import { useDeveloper } from './DeveloperFrame';
import type { GameFormScreenProps } from './GameFormFrame';
import { GameFormFrame, gameFormPages } from './GameFormFrame';
import { ListsForm } from './ListsForm';

const HEADING = 'Achievements, items and boards';

const ListsScreen = observer(function ListsScreen({ services, game, draft }: GameFormScreenProps) {
  const { slug: developer } = useDeveloper();
  const lists = useScreen(() => services.createLists(developer, game, draft));
  return (
    <GameFormFrame
      game={game}
      draft={draft}
      edit={lists.edit}
      path="lists"
      heading={HEADING}
      choice="Lists of"
      note={
        <>
          A build with a <code>game.json</code> changes the entries that the file names. You cannot delete a saved
          entry, because players may own it, have earned it, or have scores on it.
        </>
      }
    >
      <ListsForm lists={lists} />
    </GameFormFrame>
  );
});

/** Boards, items and achievements of a published game, and those of a draft. */
export const [listsPage, draftListsPage] = gameFormPages(ListsScreen, {
  action: 'builds.publish',
  heading: HEADING,
  title: 'Only owners and publishers can see these lists',
});
