import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Announcer } from '../../domain/developers/developer';
import { Picture } from '../shared/Picture';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { developerAddress } from './developer-address';

export interface AnnouncerLinkProps {
  readonly developer: Announcer;
  /** In pixels. */
  readonly mark?: number;
}

/** A studio's mark and name, which lead to it. */
export const AnnouncerLink = observer(function AnnouncerLink({ developer, mark = 36 }: AnnouncerLinkProps) {
  const { slug, name, logo } = developer;
  return (
    <Studio to={developerAddress(slug)}>
      <Logo $width={mark} kind="developer" picture={logo} alt="" />
      {name}
    </Studio>
  );
});

const Studio = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${theme.target};
  font-weight: 600;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const Logo = styled(Picture)<{ readonly $width: number }>`
  && {
    flex: none;
    width: ${({ $width }) => $width}px;
    border-radius: 10px;
  }
`;
