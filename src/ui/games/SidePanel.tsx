import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';

export interface SidePanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A panel of facts beside a game. */
export const SidePanel = observer(function SidePanel({ title, children }: SidePanelProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Panel>
  );
});

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(5)};
  border-radius: ${theme.radius.panel};
  background: ${theme.colour.surface};
  h2 {
    font-size: ${theme.size.md};
  }
`;
