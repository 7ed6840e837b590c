import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { bringIntoSight } from '../shared/bring-into-sight';
import { Icon } from '../shared/Icon';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { accountPages } from './account-pages';

/** The pages of the account: a list beside them, a row above them on a phone, in which the one that is shown is in sight. */
export const AccountNavigation = observer(function AccountNavigation() {
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const item = row.current?.querySelector('[aria-current]')?.parentElement;
    if (row.current && item) bringIntoSight(row.current, item);
  }, [pathname]);
  return (
    <Side aria-label="Account pages">
      <List ref={row}>
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
  gap: ${space(1)};
  margin-inline: -${space(4)};
  padding-inline: ${space(4)};
  overflow-x: auto;
  scrollbar-width: none;
  /* What goes on fades at the edge. */
  mask-image: linear-gradient(to right, transparent, #000 ${space(4)} calc(100% - ${space(8)}), transparent);
  @media ${theme.wide} {
    flex-direction: column;
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
    mask-image: none;
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
  white-space: nowrap;
  color: ${theme.colour.textSoft};
  & > svg {
    flex: none;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
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
  /* The words say it. */
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
