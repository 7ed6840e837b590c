import { observer } from 'mobx-react-lite';
import type { MarkViewModel } from '../community/mark.view-model';
import { MarkButton } from '../community/MarkButton';
import { useScreen } from '../shared/use-screen';

export interface FavouriteButtonProps {
  readonly createFavourite: () => MarkViewModel;
}

/** A toggle that adds a game to the player's favourites. */
export const FavouriteButton = observer(function FavouriteButton({ createFavourite }: FavouriteButtonProps) {
  const mark = useScreen(createFavourite);
  return <MarkButton mark={mark} icon="heart" label="Favourite" narrow />;
});
