import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Icon } from '../shared/Icon';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { ACCOUNT_SUPPORT } from './support-address';

/** The way back to the list of tickets. */
export const SupportTrail = observer(function SupportTrail() {
  return (
    <nav aria-label="Breadcrumb">
      <Back to={ACCOUNT_SUPPORT}>
        <Icon name="chevron-left" size={18} colour="currentColor" />
        All tickets
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
