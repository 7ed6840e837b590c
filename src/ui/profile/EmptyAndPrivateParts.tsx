import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { ProfilePart } from '../../domain/account/profile-parts';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { privatePartsText, nothingYet } from './profile.texts';

export interface EmptyAndPrivatePartsProps {
  readonly alias: string;
  readonly empty: readonly ProfilePart[];
  readonly hidden: readonly ProfilePart[];
}

/** What there is nothing in yet, and what a player keeps private, a quiet line each. */
export const EmptyAndPrivateParts = observer(function EmptyAndPrivateParts({
  alias,
  empty,
  hidden,
}: EmptyAndPrivatePartsProps) {
  if (empty.length + hidden.length === 0) return null;
  return (
    <List aria-label="Nothing to show">
      {empty.length === 0 ? null : <li>{nothingYet(empty)}</li>}
      {hidden.length === 0 ? null : <li dir="auto">{privatePartsText(alias, hidden)}</li>}
    </List>
  );
});

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  overflow-wrap: anywhere;
`;
