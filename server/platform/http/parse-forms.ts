import type { FastifyInstance } from 'fastify';

/** Content type of a submitted HTML form. */
export const FORM = 'application/x-www-form-urlencoded';

/** Parses the submitted forms of these routes as `URLSearchParams`. */
export function parseForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
}
