import { once } from 'node:events';
import { createServer } from 'node:http';
import pg from 'pg';
import { WebSocketServer } from 'ws';
import { serveCommands } from './commands.mjs';
import { memory } from './memory.mjs';

/**
 * The reference of `npm run bench -- realtime`, in a process of its own: a plain `ws` server. `POST /` inserts a row as one transaction, then
 * broadcasts the texts of the last `broadcast` command to all sockets. Argument: the database.
 */
const [url] = process.argv.slice(2);
const database = new pg.Client({ connectionString: url });
await database.connect();
await database.query('create temporary table notices (id bigserial primary key, created_at timestamptz not null)');

let texts = [];
const server = createServer(async (request, response) => {
  request.resume();
  await once(request, 'end');
  await database.query({ name: 'notice', text: 'insert into notices (created_at) values (now())' });
  for (const text of texts) for (const socket of sockets.clients) socket.send(text);
  response.end();
});
const sockets = new WebSocketServer({ server });
server.listen(0, '127.0.0.1');
await once(server, 'listening');

serveCommands({
  port: () => server.address().port,
  broadcast: (next) => {
    texts = next;
  },
  memory,
});
