import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { AuthModalViewModel } from '../auth/auth-modal.view-model';
import { preloadAuthDialog } from '../auth/load-auth-dialog';
import { Button } from '../shared/Button';
import { accountControl, rescueFocus } from '../shared/rescue-focus';
import { needsScript } from '../shared/NeedsScript';
import { Account } from './Account';
import { theme } from '../theme/theme';
import type { SessionViewModel } from './session.view-model';

export interface AccountButtonProps {
  readonly session: SessionViewModel;
  readonly authModal: AuthModalViewModel;
}

/** The header's corner: who is signed in, or the way to sign in; its room is kept while that is unknown (spec 1 §2). */
export const AccountButton = observer(function AccountButton({ session, authModal }: AccountButtonProps) {
  const { user, attempted } = session;
  const signedIn = attempted ? user !== undefined : undefined;
  const known = useRef(signedIn);
  useEffect(() => {
    if (known.current === signedIn) return;
    // Who signed in or out by keyboard goes on from here; the first answer takes no focus.
    if (known.current !== undefined) rescueFocus(accountControl);
    known.current = signedIn;
  }, [signedIn]);
  return (
    <Corner data-account {...(user === undefined ? needsScript : {})} $known={user !== undefined}>
      {user === undefined ? null : <Account user={user} session={session} />}
      {user === undefined && attempted ? (
        <Login
          icon="log-in"
          onPointerEnter={preloadAuthDialog}
          onFocus={preloadAuthDialog}
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

/* As wide as LOGIN until it is known who this is. */
const Corner = styled.div<{ readonly $known: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: flex-end;
  min-width: ${({ $known }) => ($known ? '48px' : '112px')};
  max-width: 208px;
  min-height: 48px;
`;
