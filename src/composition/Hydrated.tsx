import type { ReactNode } from 'react';
import { useEffect } from 'react';

interface HydratedProps {
  readonly then: () => () => void;
  readonly children: ReactNode;
}

/** Calls `then` once after hydration. */
export function Hydrated({ then, children }: HydratedProps) {
  useEffect(then, [then]);
  return children;
}
