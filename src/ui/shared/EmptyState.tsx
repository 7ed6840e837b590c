import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';
import { HologramScene } from './HologramScene';
import type { IconName } from './icon-names';
import sprite from './icons.svg';

export interface EmptyStateProps {
  /** Picture of what is missing, shown as a hologram. */
  readonly icon: IconName;
  readonly title?: string;
  /** Heading level of the title; 2 directly below the page heading. */
  readonly level?: 2 | 3;
  readonly text: string;
  /** Actions, such as a link. */
  readonly children?: ReactNode;
}

/** Message for an empty list or section. */
export const EmptyState = observer(function EmptyState(props: EmptyStateProps) {
  const { icon, title, level = 3, text, children } = props;
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <Panel>
      <HologramScene width={160}>
        <use
          href={`${sprite}#${icon}`}
          x={122}
          y={54}
          width={76}
          height={76}
          strokeWidth={1.25}
          stroke={theme.colour.cyan}
        />
      </HologramScene>
      {title === undefined ? null : <Title>{title}</Title>}
      <Text>{text}</Text>
      {children}
    </Panel>
  );
});

const Panel = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(10)} ${space(4)};
  border-radius: ${theme.radius.panel};
  text-align: center;
  background: ${theme.colour.surface};
  & > :is(h2, h3) {
    font-size: ${theme.size.lg};
  }
`;

const Text = styled.p`
  max-width: 28rem;
  color: ${theme.colour.textSoft};
`;
