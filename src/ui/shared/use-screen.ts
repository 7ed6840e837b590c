import { useEffect, useState } from 'react';
import type { Disposer } from './disposables';

/** A view-model that a screen starts when it appears and ends when it goes; it can be started again. */
export interface Screen {
  start(): Disposer;
}

/** Keeps one view-model for a component's life; the only effect that components have. */
export function useScreen<T extends Screen>(create: () => T): T {
  const [screen] = useState(create);
  useEffect(() => screen.start(), [screen]);
  return screen;
}
