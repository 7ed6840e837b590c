import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useNavigate, useOutlet, useOutletContext, useRevalidator } from 'react-router-dom';
import { styled } from 'styled-components';
import { HOME_PATH } from '../../domain/shell/home-path';
import type { SessionViewModel } from '../session/session.view-model';
import { Container } from '../shared/Container';
import { useScreen } from '../shared/use-screen';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { AccountNavigation } from './AccountNavigation';

/** What stands around the account's pages; they begin anew for another player, and go when nobody is signed in any more. */
export const AccountFrame = observer(function AccountFrame({ session }: { readonly session: SessionViewModel }) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const page = useOutlet(useOutletContext());
  useScreen(() => ({
    start: () =>
      reaction(
        () => session.attempted && session.owner === undefined,
        (signedOut) => {
          if (!signedOut) return;
          // Who has signed out is done here; who was signed out is asked to log in, and comes back.
          void (session.signingOut ? navigate(HOME_PATH) : revalidate());
        },
      ),
  }));
  return (
    <Layout>
      <AccountNavigation />
      <Place key={session.owner?.id}>{session.owner === undefined ? null : page}</Place>
    </Layout>
  );
});

const Layout = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(6)};
  padding-block: ${space(6)} ${space(16)};
  @media ${theme.wide} {
    /* Large letters need a wider list. */
    grid-template-columns: minmax(200px, max-content) minmax(0, 960px);
    gap: ${space(10)};
    padding-top: ${space(10)};
  }
  /* On paper the navigation is gone, and a page would stand in its column. */
  @media print {
    display: block;
  }
`;

const Place = styled.div`
  min-width: 0;
  min-height: 60vh;
`;
