import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { GameFilters } from '../../domain/games/game-filters';
import { countFilters } from '../../domain/games/game-filters';
import { Button } from '../shared/Button';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { theme } from '../theme/theme';

export interface FilterDrawerProps {
  readonly filters: GameFilters;
  /** Id of what it opens. */
  readonly opens: string;
}

/** What opens the filters where they do not stand beside the list; the browser does it, without script too. */
export const FilterDrawer = observer(function FilterDrawer({ filters, opens }: FilterDrawerProps) {
  const applied = countFilters(filters);
  return (
    <Door icon="sliders-horizontal" popoverTarget={opens}>
      Filters{' '}
      {applied === 0 ? null : (
        <Count>
          {applied} <VisuallyHidden>applied</VisuallyHidden>
        </Count>
      )}
    </Door>
  );
});

const Door = styled(Button)`
  @media ${theme.wide} {
    display: none;
  }
`;

const Count = styled.span`
  color: ${theme.colour.cyan};
  font-variant-numeric: tabular-nums;
`;
