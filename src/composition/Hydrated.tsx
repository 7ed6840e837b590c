import type { ReactNode } from 'react';
import { useEffect } from 'react';

interface HydratedProps {
  readonly then: () => () => void;
  readonly children: ReactNode;
}

/** Runs once the page answers to the visitor. */
export function Hydrated({ then, children }: HydratedProps) {
  useEffect(then, [then]);
  return children;
}
