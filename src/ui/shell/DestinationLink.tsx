import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { needsScript } from '../shared/NeedsScript';
import { useSoon } from '../shared/use-soon';
import type { Destination, DestinationName } from './destinations';
import { destinations } from './destinations';

export interface DestinationLinkProps {
  readonly to: DestinationName;
  /** Suffix of the path, such as a username. */
  readonly suffix?: string;
  readonly current?: boolean;
  readonly title?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Link to a destination, or a button with the 'Coming Soon' bubble if it is not open yet. */
export const DestinationLink = observer(function DestinationLink(props: DestinationLinkProps) {
  const { to, suffix = '', current = false, children, ...rest } = props;
  const { show, bubble } = useSoon();
  const { path, state }: Destination = destinations[to];
  const mark = current ? { 'aria-current': 'true' as const } : {};
  if (state !== 'soon') {
    return (
      <Link {...rest} to={path + suffix} reloadDocument={state === 'away'} {...mark}>
        {children}
      </Link>
    );
  }
  return (
    <>
      <button type="button" {...needsScript} {...rest} {...mark} onClick={show}>
        {children}
      </button>
      {bubble}
    </>
  );
});
