import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Forwards requests to a portal. Cuts the connection of the first PATCH requests after some bytes. */
export async function cuttingProxy(
  remote: string,
  cutAfter: number,
  { most = 1, onCut = () => undefined }: { readonly most?: number; readonly onCut?: (cut: number) => void } = {},
) {
  let cuts = 0;
  const offsets: string[] = [];
  const proxy = createServer((incoming, outgoing) => {
    void (async () => {
      const { method = '', url = '', headers } = incoming;
      if (method === 'PATCH') offsets.push(String(headers['upload-offset']));
      const chunks: Buffer[] = [];
      for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
      let body = Buffer.concat(chunks);
      const isCut = method === 'PATCH' && cuts < most;
      if (isCut) body = body.subarray(0, cutAfter);
      cuts += isCut ? 1 : 0;
      const { host: _host, connection: _connection, 'content-length': _length, ...sent } = headers;
      const answer = await fetch(`${remote}${url}`, {
        method,
        headers: sent as Record<string, string>,
        ...(body.length > 0 ? { body } : {}),
      });
      if (isCut) {
        onCut(cuts);
        return void outgoing.destroy();
      }
      const text = Buffer.from(await answer.arrayBuffer());
      const kept = Object.fromEntries(
        [...answer.headers].filter(([name]) => !/^(content-|transfer-|connection)/.test(name)),
      );
      outgoing.writeHead(answer.status, kept).end(text);
    })();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`;
  const close = (): void => {
    proxy.close();
    proxy.closeAllConnections();
  };
  return { origin, offsets, close };
}
