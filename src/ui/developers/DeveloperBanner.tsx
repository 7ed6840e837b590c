import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Developer } from '../../domain/developers/developer';
import { httpsHost } from '../../domain/shared/https-host';
import { Container } from '../shared/Container';
import { Icon } from '../shared/Icon';
import { Picture } from '../shared/Picture';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space, theme } from '../theme/theme';
import type { BannerPicture } from './developer-address';

interface DeveloperLinksProps {
  readonly developer: Pick<Developer, 'name' | 'website' | 'links'>;
}

/** External links of a studio, with visible hosts and without endorsement (`nofollow`, `ugc`). */
const DeveloperLinks = observer(function DeveloperLinks({ developer }: DeveloperLinksProps) {
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

export interface DeveloperBannerProps {
  readonly developer: Developer;
  /** Picture of the latest game or announcement; a plain backdrop if undefined. */
  readonly picture: BannerPicture | undefined;
  /** Actions available to the visitor. */
  readonly children?: ReactNode;
}

/** A studio's name and logo over a picture of its latest work. */
export const DeveloperBanner = observer(function DeveloperBanner(props: DeveloperBannerProps) {
  const { developer, picture, children } = props;
  return (
    <Banner>
      {picture === undefined ? null : (
        <Backdrop aria-hidden="true">
          <Picture kind="game" {...picture} alt="" sizes="100vw" priority />
        </Backdrop>
      )}
      <Text>
        <Logo kind="developer" picture={developer.logo} alt="" priority />
        <div>
          <h1>{developer.name}</h1>
          <DeveloperLinks developer={developer} />
          <Actions>{children}</Actions>
        </div>
      </Text>
    </Banner>
  );
});

const Banner = styled.header`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: end;
  min-height: min(30vw, 30vh);
  overflow: hidden;
  background: radial-gradient(120% 140% at 20% 0%, #3a3570, ${theme.colour.room} 70%);
`;

const Backdrop = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  & > span {
    height: 100%;
    aspect-ratio: auto;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to top, ${theme.colour.room} 4%, rgba(10, 11, 20, 0.72) 40%, rgba(10, 11, 20, 0.16));
  }
`;

const Text = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(4)} ${space(6)};
  padding-block: ${space(6)} ${space(4)};
  & > div {
    min-width: 0;
  }
  h1 {
    font-size: clamp(2rem, 4vw, 3.25rem);
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  margin-top: ${space(2)};
`;

const Logo = styled(Picture)`
  && {
    flex: none;
    width: clamp(72px, 8vw, 112px);
    border-radius: ${theme.radius.panel};
    box-shadow: ${theme.shadow};
  }
`;
