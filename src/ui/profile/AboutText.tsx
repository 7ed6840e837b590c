import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { Profile } from '../../domain/account/profile';
import { linkHost } from '../../domain/account/profile';
import { Icon } from '../shared/Icon';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

/** What a player says of themselves: nothing of it is more than text, and each link says where it leads. */
export const AboutText = observer(function AboutText({ about, links }: Pick<Profile, 'about' | 'links'>) {
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
  @media (max-width: 639px) {
    justify-content: center;
  }
`;
