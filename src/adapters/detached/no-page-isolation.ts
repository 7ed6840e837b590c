import type { PageIsolation } from '../../application/play/page-isolation.port';

/** Page isolation without a document: never isolated. */
export const noPageIsolation: PageIsolation = { isIsolated: () => false, openPlayPage: () => undefined };
