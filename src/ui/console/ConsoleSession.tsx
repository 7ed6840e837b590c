import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { brand } from '../../domain/shared/brand';
import { Button } from '../shared/Button';
import { StatusScene } from '../shared/StatusScene';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space, theme } from '../theme/theme';
import { loginPath } from './console.machine';
import type { ConsoleServices } from './console-services';
import { Column, PageLink, RowActions } from './console.styles';

export const NO_SCRIPT = 'The console needs JavaScript.';

type SessionProps = Pick<ConsoleServices, 'session' | 'portalOrigin'>;

/** Page of a visitor, with the login of the portal. */
export const SignedOut = observer(function SignedOut({ portalOrigin }: Pick<SessionProps, 'portalOrigin'>) {
  const { pathname, search } = useLocation();
  return (
    <StatusScene
      state="closed"
      title="Log in to the console"
      text={`Publish and manage your games with your ${brand.siteName} account.`}
      noScript={NO_SCRIPT}
    >
      <PageLink href={portalOrigin + loginPath(pathname + search)} $variant="primary" $size="lg">
        Log in
      </PageLink>
    </StatusScene>
  );
});

/** Message above a page whose session has ended. The page stays, so that its forms keep what was entered. */
export const SessionEnded = observer(function SessionEnded({ session, portalOrigin }: SessionProps) {
  const { other, player = 'the previous player' } = session;
  return (
    <Bar>
      <Line>
        <div>
          <p role="alert">
            {other === undefined
              ? 'You are logged out. Log in again in a new tab: this page keeps what you have entered.'
              : `You are logged in as ${other}. Log in as ${player} in a new tab to save this page, or reload it.`}
          </p>
          <p role="status">{session.failure}</p>
        </div>
        <RowActions>
          <PageLink href={portalOrigin + loginPath('/')} target="_blank" rel="noopener" $variant="primary" $size="md">
            Log in
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </PageLink>
          <Button busy={session.resuming} onClick={() => void session.resume()}>
            Continue
          </Button>
        </RowActions>
      </Line>
    </Bar>
  );
});

const Bar = styled.div`
  position: sticky;
  top: 65px;
  z-index: ${theme.layer.header};
  border-bottom: ${theme.hairline};
  background: ${theme.colour.raised};
  @media ${theme.media.low} {
    position: static;
  }
`;

const Line = styled(Column)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding-block: ${space(3)};
`;
