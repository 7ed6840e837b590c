import { request as send } from 'node:http';
import { connect } from 'node:net';

const BACKEND_HOST = '127.0.0.1';
const HOT_RELOAD = 'vite-hmr';

/** Forwards a request with its own Host header, on which the virtual hosts depend. */
export function forward(port, request, response) {
  const { method, url, headers } = request;
  const onward = send({ host: BACKEND_HOST, port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.rawHeaders);
    answer.pipe(response);
  });
  onward.once('error', () => {
    if (!response.headersSent) response.writeHead(503, { 'retry-after': '1' });
    response.end('The server is starting again.');
  });
  request.pipe(onward);
}

/** Forwards a WebSocket. Those of hot reload belong to Vite. */
export function forwardSocket(port, request, socket, head) {
  if (request.headers['sec-websocket-protocol'] === HOT_RELOAD) return;
  const lines = [`${request.method} ${request.url} HTTP/1.1`];
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
  }
  const onward = connect(port, BACKEND_HOST, () => {
    onward.write(`${lines.join('\r\n')}\r\n\r\n`);
    onward.write(head);
    socket.pipe(onward).pipe(socket);
  });
  const drop = () => {
    socket.destroy();
    onward.destroy();
  };
  onward.once('error', drop);
  socket.once('error', drop);
}
