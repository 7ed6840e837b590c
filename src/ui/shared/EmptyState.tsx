import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';
import { HologramScene } from './HologramScene';

export interface EmptyStateProps {
  readonly title?: string;
  /** Of the title's heading: 2 right below the page's own. */
  readonly level?: 2 | 3;
  readonly text: string;
  /** A way on. */
  readonly children?: ReactNode;
}

/** What stands where nothing is to be shown: never an empty space. */
export const EmptyState = observer(function EmptyState({ title, level = 3, text, children }: EmptyStateProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <Panel>
      <HologramScene width={160} />
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
