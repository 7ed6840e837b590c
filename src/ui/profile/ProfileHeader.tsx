import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Profile } from '../../domain/account/profile';
import { linkHost } from '../../domain/account/profile';
import { calendarDate } from '../../domain/shared/written-date';
import { ACCOUNT_PROFILE } from '../account/account-pages';
import { Avatar } from '../session/Avatar';
import { Badge } from '../shared/Badge';
import { ButtonLink } from '../shared/ButtonLink';
import { Icon } from '../shared/Icon';
import { destinations } from '../shell/destinations';
import { space, theme } from '../theme/theme';

/** Text and links of a player. Renders plain text only and shows the host of each link. */
const AboutText = observer(function AboutText({ about, links }: Pick<Profile, 'about' | 'links'>) {
  const safe = links.flatMap(({ title, url }) => {
    const host = linkHost(url);
    return host === undefined ? [] : [{ title, url, host }];
  });
  return (
    <>
      {about === '' ? null : <About dir="auto">{about}</About>}
      {safe.length === 0 ? null : (
        <Links aria-label="Links">
          {safe.map(({ title, url, host }) => (
            <li key={`${title} ${url}`}>
              <a href={url} target="_blank" rel="nofollow ugc noopener noreferrer">
                <strong dir="auto">{title}</strong>
                <small>{host}</small>
                <Icon name="external-link" size={16} colour={theme.colour.textSoft} />
              </a>
            </li>
          ))}
        </Links>
      )}
    </>
  );
});

const About = styled.p`
  max-width: 70ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(5)};
  a {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space(2)};
    min-height: ${theme.target};
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: 600;
    color: ${theme.colour.cyan};
  }
  small {
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
  }
  a:hover strong {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media ${theme.below.medium} {
    justify-content: center;
  }
`;

export interface ProfileHeaderProps {
  readonly profile: Profile;
  /** True on the player's own profile. */
  readonly own: boolean;
  /** Heading level of the name; 1 on the profile page. */
  readonly level?: 1 | 3;
  /** Actions available to the visitor. */
  readonly children?: ReactNode;
}

/** Avatar, names and join date of a player, with links to the settings on the own profile. */
export const ProfileHeader = observer(function ProfileHeader({
  profile,
  own,
  level = 1,
  children,
}: ProfileHeaderProps) {
  const { alias, username, avatar, joined, premium } = profile;
  return (
    <Header>
      <Glow>
        <Avatar picture={avatar.sd} premium={premium} size={136} />
      </Glow>
      <TextBlock>
        <Name>
          <Title as={`h${level}`} dir="auto">
            {alias}
          </Title>
          {premium ? <Badge icon="crown">Premium</Badge> : null}
        </Name>
        <Facts>
          <li>@{username}</li>
          <li>
            Joined <time dateTime={joined}>{calendarDate(joined)}</time>
          </li>
        </Facts>
        <AboutText about={profile.about} links={profile.links} />
        {own ? (
          <Own>
            <ButtonLink to={ACCOUNT_PROFILE} icon="pencil">
              Edit profile
            </ButtonLink>
            <ButtonLink to={destinations.settings.path} icon="settings">
              Settings
            </ButtonLink>
            <span>This is your own view. Your privacy settings control who sees what.</span>
          </Own>
        ) : null}
        {children}
      </TextBlock>
    </Header>
  );
});

const Header = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(8)};
  @media ${theme.below.medium} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: ${space(4)};
    text-align: center;
  }
`;

const Glow = styled.div`
  border-radius: ${theme.radius.pill};
  background: radial-gradient(closest-side, rgba(139, 108, 255, 0.28), transparent);
  padding: ${space(5)};
`;

const TextBlock = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  @media ${theme.below.medium} {
    justify-content: center;
  }
`;

const Title = styled.h1`
  min-width: 0;
  font-size: clamp(2rem, 4vw, ${theme.size.xxl});
  overflow-wrap: anywhere;
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  color: ${theme.colour.textSoft};
  li {
    overflow-wrap: anywhere;
  }
  @media ${theme.below.medium} {
    justify-content: center;
  }
`;

const Own = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  @media ${theme.below.medium} {
    flex-direction: column;
  }
`;
