import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ConsoleGame, OwnDeveloper } from '../../domain/console/console';
import type { DeveloperAction } from '../../domain/console/member-role';
import { mayAct, rolesWho } from '../../domain/console/member-role';
import { brand } from '../../domain/shared/brand';
import { BackTrail } from '../shared/BackTrail';
import { Badge } from '../shared/Badge';
import { ButtonLink } from '../shared/ButtonLink';
import { ChoiceRow } from '../shared/ChoiceRow';
import { EmptyState } from '../shared/EmptyState';
import type { LoadedViewModel } from '../shared/loaded.view-model';
import { useScreen } from '../shared/use-screen';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space, theme } from '../theme/theme';
import { givenRole, roleTexts } from './console.machine';
import type { ConsoleServices } from './console-services';
import { Column } from './console.styles';
import { pageTitle } from './page-title';

const DeveloperContext = createContext<OwnDeveloper | undefined>(undefined);

const GamesContext = createContext<LoadedViewModel<readonly ConsoleGame[]> | undefined>(undefined);

/** Loads the games of the developer once for all of its pages. */
const WithGames = observer(function WithGames({
  createGames,
  developer,
  children,
}: Pick<ConsoleServices, 'createGames'> & { readonly developer: string; readonly children: ReactNode }) {
  const games = useScreen(() => createGames(developer));
  return <GamesContext value={games}>{children}</GamesContext>;
});

/** Title of a page in the browser. */
const Title = observer(function Title({ path, tab }: { readonly path: string; readonly tab: string | undefined }) {
  const { name: developer } = useDeveloper();
  const { game: slug } = useParams();
  const games = use(GamesContext);
  const game = games?.value?.find((one) => one.slug === slug)?.title ?? slug;
  return <title>{pageTitle({ path, tab, game, developer })}</title>;
});

/** Breadcrumb of a page about a game of the developer, with the title of the game. */
export const GameTrail = observer(function GameTrail({ game }: { readonly game: string }) {
  const { slug: developer } = useDeveloper();
  const games = use(GamesContext);
  const isLoading = games?.value === undefined && games?.failure === undefined;
  const title = games?.value?.find(({ slug }) => slug === game)?.title ?? (isLoading ? 'Game' : game);
  return <BackTrail to={`/${developer}/games/${game}`} title={title} />;
});

/** Returns the developer of the page. */
export function useDeveloper(): OwnDeveloper {
  const developer = use(DeveloperContext);
  if (developer === undefined) throw new Error('This page is outside of a developer.');
  return developer;
}

interface Tab {
  readonly title: string;
  readonly path: string;
  readonly action: DeveloperAction;
}

const tabs: readonly Tab[] = [
  { title: 'Games', path: '', action: 'builds.read' },
  { title: 'Announcements', path: '/announcements', action: 'community.read' },
  { title: 'Messages', path: '/messages', action: 'community.answer' },
  { title: 'Money', path: '/money', action: 'money.read' },
  { title: 'Members', path: '/members', action: 'members.read' },
  { title: 'Tokens', path: '/tokens', action: 'tokens.change' },
  { title: 'Audit log', path: '/audit', action: 'audit.read' },
];

/** Roles that may perform an action, such as `owners, publishers and support members`. */
function namesOf(action: DeveloperAction): string {
  const roles = [...new Set(rolesWho(action).map(givenRole))];
  const names = roles.map((role) =>
    role === 'support' ? 'support members' : `${roleTexts[role].name.toLowerCase()}s`,
  );
  return names.join(', ').replace(/, (?=[^,]*$)/, ' and ');
}

/** Pages of one developer with their navigation. A page that the role does not permit is not shown. */
export const DeveloperFrame = observer(function DeveloperFrame({ session, page, createGames }: ConsoleServices) {
  const { developer: slug } = useParams();
  const { pathname } = useLocation();
  const developer = session.developer(slug);
  if (developer === undefined)
    return (
      <Column>
        <title>{`Unknown developer - ${brand.siteName} console`}</title>
        <VisuallyHidden as="h1">Unknown developer</VisuallyHidden>
        <EmptyState
          icon="users"
          level={2}
          title="You are not a member of this developer"
          text="Ask an owner for an invitation, or choose another developer."
        >
          <ButtonLink to="/" icon="chevron-left">
            Your developers
          </ButtonLink>
        </EmptyState>
      </Column>
    );
  const home = `/${developer.slug}`;
  const path = pathname.slice(home.length);
  const offered = tabs.filter(({ action }) => mayAct(developer.role, action));
  const current = tabs.findLast(({ path }) => pathname.startsWith(home + path));
  return (
    <DeveloperContext value={developer}>
      <Column>
        <Owner>
          <img src={developer.logo} alt="" width={40} height={40} />
          <strong>{developer.name}</strong>
          <Badge>{roleTexts[developer.role].name}</Badge>
        </Owner>
        <Tabs>
          <ChoiceRow
            label={developer.name}
            variant="tabs"
            choices={offered.map((tab) => ({ title: tab.title, to: home + tab.path, current: tab === current }))}
          />
        </Tabs>
        {current === undefined || mayAct(developer.role, current.action) ? (
          <WithGames key={developer.slug} createGames={createGames} developer={developer.slug}>
            <Title path={path} tab={current?.title} />
            <Outlet context={page} />
          </WithGames>
        ) : (
          <>
            <Title path={path} tab={current.title} />
            <VisuallyHidden as="h1">{current.title}</VisuallyHidden>
            <EmptyState
              icon="shield"
              level={2}
              title={`Only ${namesOf(current.action)} can see this page`}
              text={`Your role is ${roleTexts[developer.role].name.toLowerCase()}.`}
            />
          </>
        )}
      </Column>
    </DeveloperContext>
  );
});

const Owner = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
  & > img {
    flex: none;
    border-radius: ${theme.radius.card};
    background: ${theme.colour.raised};
  }
  & > strong {
    min-width: 0;
    font: 600 ${theme.size.lg} ${theme.font.heading};
    overflow-wrap: anywhere;
  }
`;

const Tabs = styled.div`
  margin-block: ${space(2)} ${space(8)};
`;
