import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../shared/Icon';
import type { IconName } from '../shared/icon-names';
import { space, theme } from '../theme/theme';

export interface SettingRowProps {
  /** Without an icon the row starts at the edge. */
  readonly icon?: IconName;
  readonly title: string;
  /** Id of the title element. */
  readonly id?: string;
  /** Heading level. */
  readonly level?: 2 | 3;
  /** Badge beside the title. */
  readonly mark?: ReactNode;
  /** Current state. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** Puts the action on its own line on a phone. */
  readonly wide?: boolean;
  /** Content that opens below the row. */
  readonly below?: ReactNode;
}

/** One setting with its title, current state and action. */
export const SettingRow = observer(function SettingRow(props: SettingRowProps) {
  const { icon, title, id, level = 3, mark, children, action, wide = false, below } = props;
  return (
    <Row data-plain={icon === undefined ? '' : undefined}>
      {icon === undefined ? null : (
        <Sign>
          <Icon name={icon} size={20} colour={theme.colour.textSoft} />
        </Sign>
      )}
      <Text>
        <Top>
          <Title as={`h${level}`} id={id}>
            {title}
          </Title>
          {mark}
        </Top>
        <State>{children}</State>
      </Text>
      {action === undefined ? null : <Action data-wide={wide ? '' : undefined}>{action}</Action>}
      {below === undefined ? null : <Below>{below}</Below>}
    </Row>
  );
});

const Row = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)} ${space(4)};
  padding-block: ${space(5)};
  & + & {
    border-top: ${theme.hairline};
  }
  @media ${theme.below.medium} {
    grid-template-columns: 40px minmax(0, 1fr);
  }
  &[data-plain] {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block: ${space(4)};
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  align-self: start;
  width: 40px;
  height: 40px;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
`;

const Text = styled.div`
  min-width: 0;
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
`;

const Title = styled.h3`
  font-size: ${theme.size.md};
  letter-spacing: 0;
  /* For a large font on a small phone. */
  overflow-wrap: anywhere;
  hyphens: auto;
`;

const State = styled.div`
  margin-top: ${space(1)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  overflow-wrap: anywhere;
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  @media ${theme.below.medium} {
    grid-column: 2;
    [data-plain] > &[data-wide] {
      grid-column: 1 / -1;
      container-type: inline-size;
    }
    /* With a large font, a label needs two lines. */
    & > :is(a, button) {
      padding-block: ${space(1)};
      white-space: normal;
    }
  }
`;

const Below = styled.div`
  grid-column: 2 / -1;
  max-width: 440px;
  padding-bottom: ${space(2)};
  @media ${theme.below.medium} {
    grid-column: 1 / -1;
    max-width: none;
  }
`;
