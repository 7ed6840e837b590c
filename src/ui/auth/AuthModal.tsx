import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import type { AuthModalViewModel } from './auth-modal.view-model';
import type { LoginViewModel } from './login.view-model';
import type { RegisterViewModel } from './register.view-model';

export interface AuthModalProps {
  readonly modal: AuthModalViewModel;
  readonly createLogin: () => LoginViewModel;
  readonly createRegister: () => RegisterViewModel;
}

const AuthDialog = lazy(async () => ({ default: (await import('./AuthDialog')).AuthDialog }));

/** Where the auth modal appears; its script comes with the first opening, and it stays for the way out. */
export const AuthModal = observer(function AuthModal(props: AuthModalProps) {
  const { open } = props.modal;
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return wanted ? (
    <Suspense fallback={open ? <Dim aria-busy="true" /> : null}>
      <AuthDialog {...props} />
    </Suspense>
  ) : null;
});

const Dim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.overlay};
  background: rgba(5, 6, 14, 0.72);
`;
