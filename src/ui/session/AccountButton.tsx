import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { deferred } from '../../application/system/deferred';
import type { CurrentUser } from '../../domain/session/current-user';
import { displayName } from '../../domain/session/current-user';
import { humanizeNumber } from '../../domain/shared/humanize-number';
import type { AuthModalViewModel } from '../auth/auth-modal.view-model';
import { loadAuthDialog } from '../auth/load-auth-dialog';
import { Button } from '../shared/Button';
import { needsScript } from '../shared/NeedsScript';
import { accountControl, rescueFocus } from '../shared/focus';
import { space, theme } from '../theme/theme';
import { Avatar } from './Avatar';
import { Balance } from './Balance';
import { coinWord } from './coin-word';
import type { SessionViewModel } from './session.view-model';
import { headerButton, useHeaderMenu } from './use-header-menu';

interface AccountProps {
  readonly user: CurrentUser;
  readonly session: SessionViewModel;
}

const loadMenu = deferred(() => import('./AccountMenu'));

/** Account button of a player with its menu. */
const Account = observer(function Account({ user, session }: AccountProps) {
  const { button, open, setOpen, menu } = useHeaderMenu(loadMenu, session);
  const name = displayName(user);
  return (
    <>
      <Face
        {...headerButton}
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={`${name}, ${humanizeNumber(user.balance)} ${coinWord(user.balance)}${session.premium ? ', premium' : ''}: account menu`}
        onPointerEnter={loadMenu.preload}
        onFocus={loadMenu.preload}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <Text>
          <Name>{name}</Name>
          <Balance coins={user.balance} />
        </Text>
        <Avatar picture={user.avatar.tn} premium={session.premium} />
      </Face>
      {menu === undefined ? null : (
        <menu.AccountMenu user={user} session={session} trigger={button} open={open} onOpenChange={setOpen} />
      )}
    </>
  );
});

const Face = styled.button`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(3)};
  min-width: 48px;
  min-height: 48px;
  max-width: 100%;
  padding: ${space(1)};
  border-radius: ${theme.radius.pill};
  text-align: right;
  &:hover,
  &[aria-expanded='true'] {
    background: ${theme.colour.line};
  }
  &:focus-visible {
    border-radius: ${theme.radius.pill};
  }
`;

const Text = styled.span`
  display: none;
  min-width: 0;
  padding-left: ${space(3)};
  line-height: 1.25;
  @media ${theme.from.wide} {
    display: block;
  }
`;

const Name = styled.span`
  display: block;
  overflow: hidden;
  font-weight: 600;
  font-size: ${theme.size.sm};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export interface AccountButtonProps {
  readonly session: SessionViewModel;
  readonly authModal: AuthModalViewModel;
}

/** Account button or login button of the header. Reserves its space until the session is known (spec 1 §2). */
export const AccountButton = observer(function AccountButton({ session, authModal }: AccountButtonProps) {
  const { user, attempted } = session;
  const signedIn = attempted ? user !== undefined : undefined;
  const previous = useRef(signedIn);
  useEffect(() => {
    if (previous.current === signedIn) return;
    // Restores the keyboard focus after a login or logout, but not on page load.
    if (previous.current !== undefined) rescueFocus(accountControl);
    previous.current = signedIn;
  }, [signedIn]);
  return (
    <Corner data-account {...(user === undefined ? needsScript : {})} $known={user !== undefined}>
      {user === undefined ? null : <Account user={user} session={session} />}
      {user === undefined && attempted ? (
        <Login
          {...headerButton}
          icon="log-in"
          onPointerEnter={loadAuthDialog.preload}
          onFocus={loadAuthDialog.preload}
          onClick={() => {
            authModal.openLogin();
          }}
        >
          LOGIN
        </Login>
      ) : null}
    </Corner>
  );
});

const Login = styled(Button)`
  min-height: ${theme.targetMain};
`;

/* Reserves the width of the login button. */
const Corner = styled.div<{ readonly $known: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: flex-end;
  min-width: ${({ $known }) => ($known ? '48px' : '112px')};
  max-width: 208px;
  min-height: 48px;
`;
