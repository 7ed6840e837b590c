import { observer } from 'mobx-react-lite';
import { createContext, use } from 'react';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { OwnDeveloper } from '../../domain/console/console';
import type { DeveloperAction } from '../../domain/console/member-role';
import { mayAct, rolesWho } from '../../domain/console/member-role';
import { brand } from '../../domain/shared/brand';
import { Badge } from '../shared/Badge';
import { ButtonLink } from '../shared/ButtonLink';
import { ChoiceRow } from '../shared/ChoiceRow';
import { EmptyState } from '../shared/EmptyState';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space, theme } from '../theme/theme';
import { roleTexts } from './console.machine';
import type { ConsoleServices } from './console-services';
import { Column } from './console.styles';

const DeveloperContext = createContext<OwnDeveloper | undefined>(undefined);

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
  { title: 'Money', path: '/money', action: 'money.read' },
  { title: 'Members', path: '/members', action: 'members.read' },
  { title: 'Tokens', path: '/tokens', action: 'tokens.change' },
  { title: 'Audit log', path: '/audit', action: 'audit.read' },
];

/** Roles that may perform an action, such as `owners and analysts`. */
const namesOf = (action: DeveloperAction): string =>
  rolesWho(action)
    .map((role) => `${roleTexts[role].name.toLowerCase()}s`)
    .join(' and ');

/** Pages of one developer with their navigation. A page that the role does not permit is not shown. */
export const DeveloperFrame = observer(function DeveloperFrame({ session, page }: ConsoleServices) {
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
  const offered = tabs.filter(({ action }) => mayAct(developer.role, action));
  const current = tabs.findLast(({ path }) => pathname.startsWith(home + path));
  return (
    <DeveloperContext value={developer}>
      <Column>
        <title>{`${developer.name} - ${brand.siteName} console`}</title>
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
          <Outlet context={page} />
        ) : (
          <>
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
