import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { Developer } from '../../domain/developers/developer';
import { httpsHost } from '../../domain/shared/https-host';
import { Icon } from '../shared/Icon';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

export interface DeveloperLinksProps {
  readonly developer: Pick<Developer, 'name' | 'website' | 'links'>;
}

/** Where a studio is found elsewhere: each link says which host it leads to, and that nobody here vouches for it. */
export const DeveloperLinks = observer(function DeveloperLinks({ developer }: DeveloperLinksProps) {
  const { name, website, links } = developer;
  const all = [...(website === undefined ? [] : [{ title: 'Website', url: website }]), ...links].flatMap((link) => {
    const host = httpsHost(link.url);
    return host === undefined ? [] : [{ ...link, host }];
  });
  if (all.length === 0) return null;
  return (
    <List aria-label={`${name} elsewhere`}>
      {all.map(({ title, url, host }) => (
        <li key={url}>
          <Out href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
            {title}
            <Host>{host}</Host>
            <Icon name="external-link" size={16} colour="currentColor" />
            <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
          </Out>
        </li>
      ))}
    </List>
  );
});

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(6)};
  margin-top: ${space(2)};
`;

const Out = styled.a`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};
  min-height: ${theme.target};
  font-weight: 600;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const Host = styled.span`
  font-size: ${theme.size.sm};
  font-weight: 400;
  color: ${theme.colour.textSoft};
`;
