import { observer } from 'mobx-react-lite';
import { useScreen } from '../shared/use-screen';
import { useDeveloper } from './DeveloperFrame';
import type { GameFormScreenProps } from './GameFormFrame';
import { GameFormFrame, gameFormPages } from './GameFormFrame';
import { ListsForm } from './ListsForm';

const ListsScreen = observer(function ListsScreen({ services, game, draft }: GameFormScreenProps) {
  const { slug: developer } = useDeveloper();
  const lists = useScreen(() => services.createLists(developer, game, draft));
  return (
    <GameFormFrame
      game={game}
      draft={draft}
      edit={lists.edit}
      path="lists"
      heading="Achievements, items and boards"
      choice="Lists of"
      note={
        <>
          A build with a <code>game.json</code> changes the entries in it. Saved entries stay, because players may own
          them, have earned them, or have scores.
        </>
      }
    >
      <ListsForm lists={lists} />
    </GameFormFrame>
  );
});

/** Boards, items and achievements of a published game, and those of a draft. */
export const [listsPage, draftListsPage] = gameFormPages(ListsScreen);
