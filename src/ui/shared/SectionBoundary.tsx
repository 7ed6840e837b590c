import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Component, Suspense, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';
import { Button } from './Button';
import { needsScript } from './NeedsScript';
import { useReport } from './page-context';

export interface SectionBoundaryProps {
  /** What the part shows: where it failed, another one is tried anew. */
  readonly of?: unknown;
  readonly children: ReactNode;
}

/** A part of a page whose failure stays within it: the page goes on around a word about it, and the error is reported. */
export const SectionBoundary = observer(function SectionBoundary({ of, children }: SectionBoundaryProps) {
  const report = useReport();
  const inBrowser = useSyncExternalStore(never, yes, no);
  return (
    <Boundary of={of} report={report}>
      {/* On the server only this catches what is thrown, and the browser then tries for itself; there, what waits is no failure. */}
      <Suspense fallback={inBrowser ? null : <NotShown />}>{children}</Suspense>
    </Boundary>
  );
});

const yes = () => true;
const no = () => false;
const never = () => no;

interface BoundaryProps extends SectionBoundaryProps {
  readonly report: ((thrown: unknown) => void) | undefined;
}

class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(thrown: unknown) {
    this.props.report?.(thrown);
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failed && before.of !== this.props.of) this.again();
  }

  private readonly again = () => {
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? <NotShown again={this.again} /> : this.props.children;
  }
}

const NotShown = observer(function NotShown({ again }: { readonly again?: () => void }) {
  return (
    <Panel>
      <p>This part could not be shown.</p>
      {again === undefined ? null : (
        <Button {...needsScript} onClick={again}>
          Try again
        </Button>
      )}
    </Panel>
  );
});

const Panel = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(5)};
  border-radius: ${theme.radius.panel};
  color: ${theme.colour.textSoft};
  background: ${theme.colour.surface};
`;
