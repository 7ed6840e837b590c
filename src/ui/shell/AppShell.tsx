import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ScrollRestoration, useNavigation } from 'react-router-dom';
import { styled, keyframes } from 'styled-components';
import { DocumentHead } from '../app/DocumentHead';
import type { AppServices } from '../app/app-services';
import { AuthModal } from '../auth/AuthModal';
import { LazyOverlays } from '../notices/LazyOverlays';
import { Toasts } from '../notices/Toasts';
import { ModalOwnerContext } from '../notices/use-modal-scope';
import type { PageContext } from '../shared/page-context';
import { SkipLink } from '../shared/SkipLink';
import { startTogether } from '../shared/start-together';
import { OpenPanelsContext } from '../shared/use-closed-by-back';
import { useDeferred } from '../shared/use-deferred';
import { useScreen } from '../shared/use-screen';
import { GlobalStyle } from '../theme/GlobalStyle';
import { theme } from '../theme/theme';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageOutlet } from './PageOutlet';
import { SideNavigation } from './SideNavigation';
import { navigationSize } from './navigation-size';
import type { SnowfallViewModel } from './snowfall.view-model';

/**
 * Thin progress bar while the next page loads; hidden for fast pages. It is always in the page: adding its animation would compute the styles
 * of the whole page again.
 */
const NavigationProgress = observer(function NavigationProgress() {
  const { state } = useNavigation();
  return <Line role="progressbar" aria-label="Loading the page" hidden={state === 'idle'} />;
});

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.92); }
`;

const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.layer.overlay};
  height: 3px;
  transform-origin: left;
  background: ${theme.colour.cyan};
  box-shadow: 0 0 12px ${theme.colour.cyan};
  @media ${theme.media.forcedColours} {
    forced-color-adjust: none;
    background: Highlight;
  }
  animation: ${grow} 6s cubic-bezier(0.1, 0.8, 0.2, 1) 120ms both;
`;

interface SnowfallProps {
  readonly snowfall: SnowfallViewModel;
}

/** Ignores a failed load of the decoration or of offline use. */
const ignoreFailure = () => undefined;

/** Snowfall in its season. The script is loaded only then (spec 1 §2). */
export const Snowfall = observer(function Snowfall({ snowfall }: SnowfallProps) {
  useScreen(() => snowfall);
  const loaded = useDeferred(snowfall.snowing, () => import('./Snow'), ignoreFailure);
  return snowfall.snowing && loaded !== undefined ? <loaded.Snow /> : null;
});

export interface AppShellProps {
  readonly services: AppServices;
}

/** Shell around every page (spec 1 §2). */
export const AppShell = observer(function AppShell({ services }: AppShellProps) {
  const { session, toasts, authModal, overlays, navigation, footer, snowfall } = services;
  const { giveFeedback } = overlays;
  const offline = useDeferred(true, services.openOffline, ignoreFailure);
  useScreen(() => startTogether(session, toasts, authModal, overlays, navigation));
  // One object for the whole visit: a new one would render every page section again, and hydrate all of them in one task.
  const [context] = useState<PageContext>(() => ({
    get now() {
      return navigation.now;
    },
    giveFeedback,
    report: services.report,
  }));
  return (
    <ModalOwnerContext value={services.modals}>
      <OpenPanelsContext value={services.panels}>
        <GlobalStyle />
        <DocumentHead />
        <SkipLink href="#content">Skip to content</SkipLink>
        <NavigationProgress />
        <SideNavigation navigation={navigation} />
        <Column>
          <Header
            session={session}
            authModal={authModal}
            inboxMenu={services.inboxMenu}
            openSearch={services.openSearch}
          />
          <PageOutlet wait={services.pageWait} context={context} />
          <Footer footer={footer} giveFeedback={giveFeedback} offline={offline?.view} />
        </Column>
        <Toasts toasts={toasts} />
        <AuthModal modal={authModal} openAuth={services.openAuth} openSocial={services.openSocial} />
        <LazyOverlays overlays={overlays} openOverlays={services.openOverlays} />
        {offline === undefined ? null : <offline.Note offline={offline.view} now={navigation.now} />}
        <Snowfall snowfall={snowfall} />
        <ScrollRestoration />
      </OpenPanelsContext>
    </ModalOwnerContext>
  );
});

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  padding-bottom: ${navigationSize.bar};
  @media ${theme.from.wide} {
    margin-left: ${navigationSize.collapsed};
    padding-bottom: 0;
  }
`;
