import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AuthPath } from '../../domain/auth/auth-route';
import type { SessionViewModel } from '../session/session.view-model';
import { Container } from '../shared/Container';
import { useScreen } from '../shared/use-screen';
import { space } from '../theme/space';
import type { AuthModalViewModel } from './auth-modal.view-model';
import { authQuery } from './auth-query';
import { AuthRouteViewModel } from './auth-route.view-model';

export interface AuthRouteProps {
  readonly path: AuthPath;
  readonly session: SessionViewModel;
  readonly modal: AuthModalViewModel;
}

/** Opens the pane of an address over the home page; of itself it shows only that it needs script. */
export const AuthRoute = observer(function AuthRoute({ path, session, modal }: AuthRouteProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  useScreen(() => {
    const replace = (to: string) => void navigate(to, { replace: true, preventScrollReset: true });
    return new AuthRouteViewModel(path, authQuery(search), session, modal, replace);
  });
  return (
    <NoScript role="note">
      Logging in and signing up need JavaScript. Please switch it on and load this page again.
    </NoScript>
  );
});

const NoScript = styled(Container)`
  display: none;
  padding-block: ${space(4)};
  @media (scripting: none) {
    display: block;
  }
`;
