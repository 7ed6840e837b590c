import { observer } from 'mobx-react-lite';
import { defaultGameQuery, gameQueryParameters } from '../../domain/games/game-query';
import type { GameSort } from '../../domain/games/game-sort';

export interface HiddenSortInputProps {
  readonly sort: GameSort;
}

/** Takes the order of the list along when a form is sent without script. */
export const HiddenSortInput = observer(function HiddenSortInput({ sort }: HiddenSortInputProps) {
  return gameQueryParameters({ ...defaultGameQuery, sort }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
});
