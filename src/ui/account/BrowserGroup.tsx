import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';

export interface BrowserGroupProps {
  readonly heading: ReactNode;
  /** Id of the heading that names the group. */
  readonly labelledBy?: string;
  /** Action for all browsers of the group. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The group of logged-in browsers. */
export const BrowserGroup = observer(function BrowserGroup(props: BrowserGroupProps) {
  const { heading, labelledBy, action, children } = props;
  return (
    <Group {...(labelledBy === undefined ? {} : { role: 'group', 'aria-labelledby': labelledBy })}>
      <Top>
        {heading}
        {action}
      </Top>
      {children}
    </Group>
  );
});

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  margin-top: ${space(4)};
  li + li {
    border-top: ${theme.hairline};
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: ${theme.target};
  h3 {
    font-size: ${theme.size.lg};
  }
  h3:focus {
    outline: none;
  }
`;
