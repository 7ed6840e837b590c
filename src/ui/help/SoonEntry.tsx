import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { commonTexts } from '../notices/texts/common.texts';
import { Badge } from '../shared/Badge';
import { DestinationLink } from '../shell/DestinationLink';
import type { Destination, DestinationName } from '../shell/destinations';
import { destinations } from '../shell/destinations';
import { space, theme } from '../theme/theme';

export interface SoonEntryProps {
  readonly to: DestinationName;
  readonly title: string;
}

/** A list entry for a page that is not open yet. */
export const SoonEntry = observer(function SoonEntry({ to, title }: SoonEntryProps) {
  const { state }: Destination = destinations[to];
  return (
    <Entry>
      <DestinationLink to={to}>{title}</DestinationLink>
      {state === 'soon' ? <Badge>{commonTexts['coming-soon'].title}</Badge> : null}
    </Entry>
  );
});

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(3)};
  & > :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
    color: ${theme.colour.textSoft};
    &:hover {
      color: ${theme.colour.text};
    }
  }
`;
