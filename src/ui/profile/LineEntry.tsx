import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { isOwnPath } from '../../domain/shell/redirect-target';
import { space, theme } from '../theme/theme';

export interface LineEntryProps {
  readonly title: string;
  /** Link target; ignored unless it is a path of the portal. */
  readonly to?: string;
  /** Small print below the title. */
  readonly children?: ReactNode;
}

/** Line of a profile list with an optional link. */
export const LineEntry = observer(function LineEntry({ title, to, children }: LineEntryProps) {
  return (
    <Entry>
      {to !== undefined && isOwnPath(to) ? <Link to={to}>{title}</Link> : <strong>{title}</strong>}
      {children === undefined ? null : <span>{children}</span>}
    </Entry>
  );
});

const Entry = styled.li`
  display: grid;
  align-content: start;
  line-height: 1.4;
  overflow-wrap: anywhere;
  a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-height: ${theme.target};
    font-weight: 600;
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
  strong {
    padding-block: ${space(2)} 0;
    font-weight: 600;
  }
  & > span {
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
  }
`;
