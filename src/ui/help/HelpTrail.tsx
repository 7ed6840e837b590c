import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Icon } from '../shared/Icon';
import { space, theme } from '../theme/theme';
import { helpAddress } from './help-address';
import { HELP_TITLE } from './help.texts';

/** The breadcrumb to the help centre's start page. */
export const HelpTrail = observer(function HelpTrail() {
  return (
    <nav aria-label="Breadcrumb">
      <Back to={helpAddress('index')}>
        <Icon name="chevron-left" size={18} colour="currentColor" />
        {HELP_TITLE}
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
