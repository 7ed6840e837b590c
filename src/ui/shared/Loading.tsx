import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

interface LoadingProps {
  /** Placeholder in the shape of the content. */
  readonly children: ReactNode;
}

/** A placeholder while content loads; screen readers say "Loading" instead. */
export const Loading = observer(function Loading({ children }: LoadingProps) {
  return (
    <div role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
});
