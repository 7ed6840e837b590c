import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Icon } from '../shared/Icon';
import type { IconName } from '../shared/icon-names';
import { forcedBorder } from '../theme/mixins';
import { space, theme } from '../theme/theme';

export interface HelpLinkProps {
  readonly to: string;
  readonly icon: IconName;
  readonly title: string;
  readonly about: string;
}

/** A link to another page of the help centre. */
export const HelpLink = observer(function HelpLink({ to, icon, title, about }: HelpLinkProps) {
  return (
    <Way to={to}>
      <Icon name={icon} size={20} />
      <span>
        <strong>{title}</strong>
        <span>{about}</span>
      </span>
    </Way>
  );
});

const Way = styled(Link)`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.surface};
  &:hover {
    background: ${theme.colour.raised};
  }
  & > span {
    display: grid;
    gap: ${space(1)};
    line-height: 1.4;
  }
  strong {
    font-weight: 600;
  }
  span > span {
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
  }
  ${forcedBorder}
`;
