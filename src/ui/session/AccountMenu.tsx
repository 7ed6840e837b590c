import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useLinkClickHandler } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CurrentUser } from '../../domain/session/current-user';
import { displayName } from '../../domain/session/current-user';
import { ACCOUNT_SETTINGS } from '../account/account-pages';
import { ACCOUNT_HOME } from '../auth/auth-route.machine';
import { profileAddress } from '../profile/profile-address';
import { Icon } from '../shared/Icon';
import type { IconName } from '../shared/icon-names';
import { popoverStyle } from '../shared/popover.styles';
import { focusRingInside } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { Balance } from './Balance';
import type { SessionViewModel } from './session.view-model';

export interface AccountMenuProps {
  readonly user: CurrentUser;
  readonly session: SessionViewModel;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

interface Entry {
  readonly title: string;
  readonly icon: IconName;
  readonly to: string;
}

const entriesOf = ({ username }: CurrentUser): readonly Entry[] => [
  { title: 'Dashboard', icon: 'layout-dashboard', to: ACCOUNT_HOME },
  { title: 'View Profile', icon: 'user', to: profileAddress(username) },
  { title: 'Settings', icon: 'settings', to: ACCOUNT_SETTINGS },
];

/** Link of the menu; it can be opened in a new tab. */
const EntryItem = observer(function EntryItem({ title, icon, to }: Entry) {
  const follow = useLinkClickHandler<Element>(to);
  return (
    <Item textValue={title} href={to} onClick={follow}>
      <Icon name={icon} size={18} />
      {title}
    </Item>
  );
});

/** Account menu (spec 1 §2). */
export const AccountMenu = observer(function AccountMenu(props: AccountMenuProps) {
  const { user, session, trigger, open, onOpenChange } = props;
  return (
    <Panel
      aria-label="Account menu"
      triggerRef={trigger}
      isOpen={open}
      onOpenChange={onOpenChange}
      placement="bottom end"
    >
      <Identity>
        <Name>{displayName(user)}</Name>
        <Balance coins={user.balance} />
      </Identity>
      <List
        aria-label="Account"
        // An opened menu takes the focus (WAI-ARIA menu button).
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus="first"
        onClose={() => {
          onOpenChange(false);
        }}
      >
        {entriesOf(user).map((entry) => (
          <EntryItem key={entry.to} {...entry} />
        ))}
        <Item textValue="Sign Out" onAction={() => void session.signOut()} isDisabled={session.signingOut}>
          <Icon name="log-out" size={18} />
          Sign Out
        </Item>
      </List>
    </Panel>
  );
});

const Panel = styled(Popover)`
  ${popoverStyle}
  min-width: 220px;
`;

const Identity = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(4)} ${space(4)} ${space(3)};
  border-bottom: ${theme.hairline};
`;

const Name = styled.span`
  overflow: hidden;
  max-width: 200px;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const List = styled(Menu)`
  padding: ${space(2)};
  outline: none;
`;

const Item = styled(MenuItem)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${theme.target};
  padding: 0 ${space(3)};
  border-radius: 8px;
  font-size: ${theme.size.sm};
  color: ${theme.colour.text};
  cursor: pointer;
  outline: none;
  &[data-focused] {
    background: ${theme.colour.line};
  }
  &[data-focus-visible] {
    ${focusRingInside}
  }
  &[data-disabled] {
    opacity: 0.5;
  }
`;
