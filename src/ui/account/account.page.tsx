import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useNavigate, useOutlet, useOutletContext, useRevalidator, NavLink, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { UTC } from '../../domain/shared/time-zone';
import { HOME_PATH } from '../../domain/shell/home-path';
import type { SessionViewModel } from '../session/session.view-model';
import { Container } from '../shared/Container';
import { Icon } from '../shared/Icon';
import { usePageNow } from '../shared/page-context';
import { TimeZoneContext } from '../shared/time-zone-context';
import { bringIntoSight } from '../shared/focus';
import { useScreen } from '../shared/use-screen';
import { focusInside } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { accountPages } from './account-pages';
import type { AccountServices } from './account-services';

/**
 * Links to the account pages: a sidebar, or on a phone a row scrolled to the current page. A row that the player has
 * scrolled stays, so that no link moves away under a finger: before hydration, and when the browser's address bar hides.
 */
const AccountNavigation = observer(function AccountNavigation() {
  const row = useRef<HTMLUListElement>(null);
  const isHydrated = useRef(false);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const showCurrent = () => {
      const item = row.current?.querySelector('[aria-current]')?.parentElement;
      if (row.current && item) bringIntoSight(row.current, item);
    };
    if (isHydrated.current || row.current?.scrollLeft === 0) showCurrent();
    isHydrated.current = true;
    let width = window.innerWidth;
    const resized = () => {
      if (window.innerWidth !== width) showCurrent();
      width = window.innerWidth;
    };
    window.addEventListener('resize', resized);
    return () => {
      window.removeEventListener('resize', resized);
    };
  }, [pathname]);
  return (
    <Side aria-label="Account pages">
      <List ref={row}>
        {accountPages.map(({ title, to, icon }) => (
          <li key={to}>
            <Entry to={to}>
              <Icon name={icon} size={18} colour="currentColor" />
              {title}
            </Entry>
          </li>
        ))}
      </List>
    </Side>
  );
});

const Side = styled.nav`
  min-width: 0;
  @media ${theme.from.wide} {
    position: sticky;
    top: ${space(22)};
    align-self: start;
  }
`;

const List = styled.ul`
  display: flex;
  gap: ${space(1)};
  margin-inline: -${space(4)};
  padding-inline: ${space(4)};
  overflow-x: auto;
  scrollbar-width: none;
  /* Fades out at the edge to show that the row scrolls. */
  mask-image: linear-gradient(to right, transparent, #000 ${space(4)} calc(100% - ${space(8)}), transparent);
  @media ${theme.from.wide} {
    flex-direction: column;
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
    mask-image: none;
  }
`;

const Entry = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${theme.targetMain};
  padding-inline: ${space(4)};
  border-radius: ${theme.radius.card};
  font-weight: 600;
  white-space: nowrap;
  color: ${theme.colour.textSoft};
  & > svg {
    flex: none;
  }
  ${focusInside}
  &:hover {
    color: ${theme.colour.text};
    background: ${theme.colour.line};
  }
  &[aria-current] {
    color: ${theme.colour.text};
    background: ${theme.colour.raised};
    box-shadow: ${theme.hairlineShadow};
  }
  &[aria-current] svg {
    color: ${theme.colour.cyan};
  }
  /* The text is sufficient here. */
  @media ${theme.below.medium} {
    padding-inline: ${space(2)};
    & > svg {
      display: none;
    }
  }
  @media ${theme.media.forcedColours} {
    &[aria-current] {
      border: 2px solid Highlight;
    }
  }
`;

/** The layout of the account pages; remounts for another player and leaves when nobody is logged in. */
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
          // A logout leads home; an ended session leads to the login and back here.
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
  @media ${theme.from.wide} {
    /* A large font needs a wider list. */
    grid-template-columns: minmax(200px, max-content) minmax(0, 960px);
    gap: ${space(10)};
    padding-top: ${space(10)};
  }
  /* Without the navigation in print, the page would fall into its column. */
  @media ${theme.media.print} {
    display: block;
  }
`;

const Place = styled.div`
  min-width: 0;
  min-height: 60vh;
`;

/** Returns the layout route; times below it are shown in the player's time zone. */
export function accountRoute({ timeZone }: Pick<AccountServices, 'timeZone'>, session: SessionViewModel) {
  const Component = observer(function AccountRoute() {
    // The first render must match the server's HTML.
    const zone = usePageNow() === undefined ? UTC : timeZone;
    return (
      <TimeZoneContext value={zone}>
        <AccountFrame session={session} />
      </TimeZoneContext>
    );
  });
  return { Component } satisfies RouteObject;
}
