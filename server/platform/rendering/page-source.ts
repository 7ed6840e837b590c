import type { FastifyRequest } from 'fastify';

/** Source of a page's document: stored for all visitors, stored and checked again, rendered for all visitors, or rendered for one player. */
export type PageSource = 'stored' | 'checked' | 'shared' | 'own';

const sources = new WeakMap<FastifyRequest, PageSource>();

/** Remembers the source of a page for the metrics. */
export const setPageSource = (request: FastifyRequest, source: PageSource): void => void sources.set(request, source);

/** Returns the source of a request's page; undefined for all other requests. */
export const pageSourceOf = (request: FastifyRequest): PageSource | undefined => sources.get(request);
