import { observer } from 'mobx-react-lite';
import { ScrollRestoration } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AppServices } from '../app/app-services';
import { DocumentHead } from '../app/DocumentHead';
import { AuthModal } from '../auth/AuthModal';
import { LazyOverlays } from '../notices/LazyOverlays';
import { ModalOwnerContext } from '../notices/use-modal-scope';
import { Toasts } from '../notices/Toasts';
import { startTogether } from '../shared/start-together';
import { useScreen } from '../shared/use-screen';
import { GlobalStyle } from '../theme/GlobalStyle';
import { theme } from '../theme/theme';
import { Footer } from './Footer';
import { Header } from './Header';
import { NavigationProgress } from './NavigationProgress';
import { navigationSize } from './navigation-size';
import { PageOutlet } from './PageOutlet';
import { SideNavigation } from './SideNavigation';
import { Snowfall } from './Snowfall';
import { SkipLink } from './SkipLink';

export interface AppShellProps {
  readonly services: AppServices;
}

/** What stands around every page (spec 1 §2). */
export const AppShell = observer(function AppShell({ services }: AppShellProps) {
  const { session, toasts, authModal, overlays, navigation, footer, snowfall } = services;
  const { giveFeedback } = overlays;
  useScreen(() => startTogether(session, toasts, authModal, overlays, navigation));
  return (
    <ModalOwnerContext value={services.modals}>
      <GlobalStyle />
      <DocumentHead />
      <SkipLink href="#content">Skip to the content</SkipLink>
      <NavigationProgress />
      <SideNavigation navigation={navigation} />
      <Column>
        <Header
          session={session}
          authModal={authModal}
          inboxMenu={services.inboxMenu}
          openSearch={services.openSearch}
        />
        <PageOutlet wait={services.pageWait} context={{ now: navigation.now, giveFeedback, report: services.report }} />
        <Footer footer={footer} giveFeedback={giveFeedback} />
      </Column>
      <Toasts toasts={toasts} />
      <AuthModal modal={authModal} openAuth={services.openAuth} openSocial={services.openSocial} />
      <LazyOverlays overlays={overlays} openOverlays={services.openOverlays} />
      <Snowfall snowfall={snowfall} />
      <ScrollRestoration />
    </ModalOwnerContext>
  );
});

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  padding-bottom: ${navigationSize.bar};
  @media ${theme.wide} {
    margin-left: ${navigationSize.collapsed};
    padding-bottom: 0;
  }
`;
