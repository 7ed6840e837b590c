import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { InProcessCall } from '../../../src/contract/render.contract';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { ServerRandom } from '../system/server-random';

/** API calls of a page during rendering: the same routes, without the network. */
export interface RenderCalls {
  /** Calls on behalf of the caller who requested the page. */
  inTheNameOf(request: Pick<FastifyRequest, 'headers' | 'ip'>): InProcessCall;
  /** True if a request comes from the renderer; limits do not count it. */
  isOne(request: FastifyRequest): boolean;
}

const MARK = 'x-render-call';

/** Creates the renderer's calls of one server, identified by a secret of this process. */
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
