import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../shared/Icon';
import type { IconName } from '../shared/icon-names';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { panel } from './account.styles';

export interface AccountCardProps {
  readonly icon: IconName;
  readonly title: string;
  /** What counts, in large. */
  readonly value: ReactNode;
  /** In small below it. */
  readonly children?: ReactNode;
}

/** One thing about the account, told in a word. */
export const AccountCard = observer(function AccountCard({ icon, title, value, children }: AccountCardProps) {
  return (
    <Card>
      <Title>
        <Icon name={icon} size={18} colour={theme.colour.textSoft} />
        {title}
      </Title>
      <Value>{value}</Value>
      <More>{children}</More>
    </Card>
  );
});

const Card = styled.div`
  ${panel}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};
  padding: ${space(5)} ${space(6)};
`;

const Title = styled.dt`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;

const Value = styled.dd`
  margin: 0;
  font-family: ${theme.font.heading};
  font-weight: 600;
  font-size: ${theme.size.lg};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const More = styled.dd`
  margin: 0;
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
`;
