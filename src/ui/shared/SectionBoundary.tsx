import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Component, Suspense, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { space, theme } from '../theme/theme';
import { Button } from './Button';
import { needsScript } from './NeedsScript';
import { useReport } from './page-context';

export interface SectionBoundaryProps {
  /** Content of the section; a change retries after a failure. */
  readonly of?: unknown;
  /**
   * True for content that depends on the session: it hydrates with the page, because a login may come before a section hydrates on its own.
   * Such content must not suspend.
   */
  readonly hydratesFirst?: boolean;
  readonly children: ReactNode;
}

/** Error boundary of a page section. Reports the error and shows a retry button in place of the section. */
export const SectionBoundary = observer(function SectionBoundary(props: SectionBoundaryProps) {
  const { of, hydratesFirst = false, children } = props;
  const report = useReport();
  return (
    <Boundary of={of} report={report}>
      {hydratesFirst ? children : <Suspense fallback={<Fallback />}>{children}</Suspense>}
    </Boundary>
  );
});

/**
 * Replaces a section that failed on the server, where only Suspense catches errors; the browser then retries. In the browser suspending is
 * no failure. The state is here and not in the boundary, because an update of the boundary would hydrate its section at once.
 */
const Fallback = observer(function Fallback() {
  const inBrowser = useSyncExternalStore(never, yes, no);
  return inBrowser ? null : <NotShown />;
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
    if (this.state.failed && before.of !== this.props.of) this.retry();
  }

  private readonly retry = () => {
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? <NotShown retry={this.retry} /> : this.props.children;
  }
}

const NotShown = observer(function NotShown({ retry }: { readonly retry?: () => void }) {
  return (
    <Panel>
      <p>Something went wrong here.</p>
      {retry === undefined ? null : (
        <Button {...needsScript} onClick={retry}>
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
