import { useEffect, useState } from 'react';
import type { Disposer } from './disposables';

/** View-model that starts with a component and is disposed with it; can be restarted. */
export interface Screen {
  start(): Disposer;
}

/** Creates and starts one view-model for the lifetime of a component. */
export function useScreen<T extends Screen>(create: () => T): T {
  const [screen] = useState(create);
  useEffect(() => screen.start(), [screen]);
  return screen;
}
