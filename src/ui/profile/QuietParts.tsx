import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { ProfilePart } from '../../domain/account/profile-parts';
import { Icon } from '../shared/Icon';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { keptPrivate, profileWords } from './profile-words';

export interface QuietPartsProps {
  readonly alias: string;
  readonly empty: readonly ProfilePart[];
  readonly hidden: readonly ProfilePart[];
}

/** What there is nothing in yet, and what a player keeps private, each in a line. */
export const QuietParts = observer(function QuietParts({ alias, empty, hidden }: QuietPartsProps) {
  if (empty.length + hidden.length === 0) return null;
  return (
    <List aria-label="Nothing to show">
      {empty.map((part) => (
        <li key={part}>
          <Icon name={profileWords[part].icon} size={18} colour="currentColor" />
          {profileWords[part].empty}
        </li>
      ))}
      {hidden.length === 0 ? null : (
        <li>
          <Icon name="shield" size={18} colour="currentColor" />
          <span dir="auto">{keptPrivate(alias, hidden)}</span>
        </li>
      )}
    </List>
  );
});

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: ${space(5)} ${space(6)};
  border-radius: ${theme.radius.panel};
  background: ${theme.colour.surface};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(3)};
    align-items: center;
    overflow-wrap: anywhere;
  }
`;
