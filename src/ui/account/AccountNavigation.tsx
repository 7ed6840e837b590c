import { observer } from 'mobx-react-lite';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { Icon } from '../shared/Icon';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { accountPages } from './account-pages';

/** The pages of the account: a list beside them, a row above them on a phone. */
export const AccountNavigation = observer(function AccountNavigation() {
  return (
    <Side aria-label="Account pages">
      <List>
        {accountPages.map(({ title, to, icon }) => (
          <li key={to}>
            <Entry to={to}>
              <Icon name={icon} size={18} colour="currentColor" />
              {title}
            </Entry>
          </li>
        ))}
      </List>
    </Side>
  );
});

const Side = styled.nav`
  min-width: 0;
  @media ${theme.wide} {
    position: sticky;
    top: ${space(22)};
    align-self: start;
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  @media ${theme.wide} {
    flex-direction: column;
    gap: ${space(1)};
  }
`;

const Entry = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${theme.targetMain};
  padding-inline: ${space(4)};
  border-radius: ${theme.radius.card};
  font-weight: 600;
  color: ${theme.colour.textSoft};
  &:hover {
    color: ${theme.colour.text};
    background: ${theme.colour.line};
  }
  &[aria-current] {
    color: ${theme.colour.text};
    background: ${theme.colour.raised};
    box-shadow: inset 0 0 0 1px ${theme.colour.line};
  }
  &[aria-current] svg {
    color: ${theme.colour.cyan};
  }
  /* All of them in one row of a phone. */
  @media (max-width: 560px) {
    padding-inline: ${space(2)};
    & > svg {
      display: none;
    }
  }
  @media (forced-colors: active) {
    &[aria-current] {
      border: 2px solid Highlight;
    }
  }
`;
