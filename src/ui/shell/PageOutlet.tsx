import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import { replacesPage } from '../../domain/shell/replaces-page';
import type { PageContext } from '../shared/page-context';
import { useDeferred } from '../shared/use-deferred';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { loadPageSkeleton } from './load-page-skeleton';
import type { PageSkeletonProps } from './PageSkeleton';
import type { PageWaitViewModel } from './page-wait.view-model';
import { useFocusOnNavigation } from './use-focus-on-navigation';

export interface PageOutletProps {
  readonly wait: PageWaitViewModel;
  readonly context: PageContext;
}

/** The page; while another one is awaited it stays as it is for a moment, then makes room for the shape of what comes, and is back if nothing does. */
export const PageOutlet = observer(function PageOutlet({ wait, context }: PageOutletProps) {
  const { pathname: here } = useLocation();
  const { location: next } = useNavigation();
  const waiting = next !== undefined;
  useEffect(() => (waiting ? wait.start() : undefined), [waiting, wait]);
  const main = useFocusOnNavigation();
  const leaves = waiting && replacesPage(here, next.pathname);
  const Skeleton = useDeferred<ComponentType<PageSkeletonProps>>(leaves, loadPageSkeleton, stayAsItIs);
  const late = waiting && wait.late;
  const away = late && leaves && Skeleton !== undefined;
  return (
    <>
      {away ? <VisuallyHidden role="status">Loading</VisuallyHidden> : null}
      <Main ref={main} id="content" tabIndex={-1} aria-busy={late ? true : undefined}>
        <div inert={away} data-away={away ? '' : undefined} data-dimmed={late && !leaves ? '' : undefined}>
          <Outlet context={context} />
        </div>
        {Skeleton === undefined ? null : <Skeleton main={main} path={away ? next.pathname : undefined} />}
      </Main>
    </>
  );
});

/** Without the skeleton's script the line at the top of the window says it all. */
function stayAsItIs(): void {
  return undefined;
}

const Main = styled.main`
  flex: 1;
  min-width: 0;
  min-height: 60vh;
  &:focus-visible {
    outline: none;
  }
  /* It keeps its room, and with it the place that the router remembers for the way back. */
  & > [data-away] {
    visibility: hidden;
  }
  /* What is narrowed or turned over stays to be seen until its like has come. */
  & > [data-dimmed] {
    opacity: 0.55;
  }
`;
