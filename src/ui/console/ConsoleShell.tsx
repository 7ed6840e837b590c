import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { brand } from '../../domain/shared/brand';
import { SectionFailure } from '../account/SectionFailure';
import { EntriesSkeleton } from '../account/EntriesSkeleton';
import { Toasts } from '../notices/Toasts';
import { ModalOwnerContext } from '../notices/use-modal-scope';
import { Button } from '../shared/Button';
import { Loading } from '../shared/Loading';
import { StatusScene } from '../shared/StatusScene';
import { OpenPanelsContext } from '../shared/use-closed-by-back';
import { useDeferred } from '../shared/use-deferred';
import { SkipLink } from '../shared/SkipLink';
import { startTogether } from '../shared/start-together';
import { useScreen } from '../shared/use-screen';
import { Logo } from '../shell/BrandMark';
import { GlobalStyle } from '../theme/GlobalStyle';
import { space, theme } from '../theme/theme';
import { NO_SCRIPT, SessionEnded, SignedOut } from './ConsoleSession';
import type { ConsoleServices } from './console-services';
import { Column } from './console.styles';
import { SignedOutContext } from './SaveForm';
import { useRemovedFocus } from './use-removed-focus';

interface ShellProps {
  readonly services: ConsoleServices;
}

/** Page after an unexpected failure, such as a page script that was not loaded. */
export const ConsoleFailure = observer(function ConsoleFailure() {
  return (
    <>
      <GlobalStyle />
      <main>
        <StatusScene
          state="error"
          title="This page could not be loaded"
          text="Check your connection and try again."
          noScript={NO_SCRIPT}
        >
          <Button
            variant="primary"
            size="lg"
            icon="rotate-cw"
            onClick={() => {
              location.reload();
            }}
          >
            Try again
          </Button>
        </StatusScene>
      </main>
    </>
  );
});

/** The dialog is retried with the next question. */
const ignoreFailure = () => undefined;

/** Confirmation dialog; its script is loaded with the first page. */
const Dialogs = observer(function Dialogs({ dialog }: Pick<ConsoleServices, 'dialog'>) {
  const loaded = useDeferred(true, () => import('../notices/NoticeOverlays'), ignoreFailure);
  return loaded === undefined ? null : <loaded.ConfirmDialog dialog={dialog} />;
});

const Content = observer(function Content({ services }: ShellProps) {
  const { session, page, portalOrigin } = services;
  if (session.home !== undefined)
    return (
      <>
        {session.signedOut ? <SessionEnded session={session} portalOrigin={portalOrigin} /> : null}
        <SignedOutContext value={session.signedOut}>
          <Outlet context={page} />
        </SignedOutContext>
      </>
    );
  if (session.signedOut) return <SignedOut portalOrigin={portalOrigin} />;
  if (session.failure === undefined) return <Waiting />;
  return (
    <Column>
      <SectionFailure text={session.failure} onRetry={session.load} />
    </Column>
  );
});

/** Placeholder of a page. */
const Waiting = observer(function Waiting() {
  return (
    <Column>
      <Loading>
        <EntriesSkeleton rows={3} />
      </Loading>
    </Column>
  );
});

/** Page until the script of the first page is loaded. */
export const ConsoleFallback = observer(function ConsoleFallback() {
  return (
    <>
      <GlobalStyle />
      <Header>
        <Line />
      </Header>
      <main>
        <Waiting />
      </main>
    </>
  );
});

/** Shell of every page of the console. */
export const ConsoleShell = observer(function ConsoleShell({ services }: ShellProps) {
  const { session, dialog, toasts, modals, panels } = services;
  useScreen(() => startTogether(session, toasts, dialog));
  const main = useRef<HTMLElement>(null);
  useRemovedFocus(main);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    void session.refresh();
  }, [pathname, session]);
  return (
    <ModalOwnerContext value={modals}>
      <OpenPanelsContext value={panels}>
        <GlobalStyle />
        <title>{`${brand.siteName} console`}</title>
        <SkipLink href="#content">Skip to content</SkipLink>
        <Header data-header>
          <Line>
            <Home to="/">
              <Logo size={28} />
              Console
            </Home>
            <Account>
              {session.player === undefined || session.signedOut ? null : <Name>{session.player}</Name>}
              <Docs href="/">Docs</Docs>
              <Docs href={services.portalOrigin}>{brand.siteName}</Docs>
            </Account>
          </Line>
        </Header>
        <main id="content" ref={main} tabIndex={-1}>
          <Content services={services} />
        </main>
        <Toasts toasts={toasts} />
        <Dialogs dialog={dialog} />
        <ScrollRestoration />
      </OpenPanelsContext>
    </ModalOwnerContext>
  );
});

const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.header};
  border-bottom: ${theme.hairline};
  background: ${theme.colour.room};
  & + main:focus {
    outline: none;
  }
`;

const Line = styled(Column)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 64px;
  padding-block: 0;
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${theme.target};
  font: 600 ${theme.size.lg} ${theme.font.heading};
  letter-spacing: -0.02em;
`;

const Account = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-width: 0;
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media ${theme.below.medium} {
    display: none;
  }
`;

const Docs = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  &:hover {
    color: ${theme.colour.text};
  }
`;
