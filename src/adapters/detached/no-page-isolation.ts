import type { PageIsolation } from '../../application/play/page-isolation.port';

/** Isolation where there is no document. */
export const noPageIsolation: PageIsolation = { isIsolated: () => false, openPlayPage: () => undefined };
