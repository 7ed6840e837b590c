import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { InProcessCall } from '../../../src/contract/render.contract';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { ServerRandom } from '../system/server-random';

/** Calls of the API that a page makes while it is rendered: the very same routes, without the network. */
export interface RenderCalls {
  /** Calls in the name of the caller who asked for the page. */
  inTheNameOf(request: FastifyRequest): InProcessCall;
  /** Tells whether a request came from here: no limit counts it. */
  isOne(request: FastifyRequest): boolean;
}

const MARK = 'x-render-call';

/** Makes the calls of one server; they are told apart by a secret of this process. */
export function renderCalls(app: () => FastifyInstance, urls: PublicUrls, random: ServerRandom): RenderCalls {
  const secret = random.bytes(32).toString('hex');
  return {
    isOne: (request) => request.headers[MARK] === secret,
    inTheNameOf: (request) => async (path, init) => {
      const { cookie, 'user-agent': userAgent } = request.headers;
      const response = await app().inject({
        method: init.method as 'GET',
        url: path,
        remoteAddress: request.ip,
        headers: {
          ...init.headers,
          ...(cookie === undefined ? {} : { cookie }),
          ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
          host: new URL(urls.portalOrigin).host,
          origin: urls.portalOrigin,
          [MARK]: secret,
        },
        ...(init.body === undefined
          ? {}
          : { payload: typeof init.body === 'string' ? init.body : Buffer.from(init.body) }),
      });
      const retryAfter = response.headers['retry-after'];
      return {
        status: response.statusCode,
        body: response.body,
        ...(retryAfter === undefined ? {} : { retryAfter: String(retryAfter) }),
      };
    },
  };
}
