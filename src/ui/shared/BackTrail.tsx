import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';
import { Icon } from './Icon';

interface BackTrailProps {
  readonly to: string;
  /** Title of the page above. */
  readonly title: string;
}

/** Breadcrumb with one link, to the page above. */
export const BackTrail = observer(function BackTrail({ to, title }: BackTrailProps) {
  return (
    <nav aria-label="Breadcrumb">
      <Back to={to}>
        <Icon name="chevron-left" size={18} colour="currentColor" />
        {title}
      </Back>
    </nav>
  );
});

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${theme.target};
  margin-left: -${space(1)};
  font-size: ${theme.size.sm};
  font-weight: 600;
  color: ${theme.colour.textSoft};
  &:hover {
    color: ${theme.colour.text};
  }
`;
