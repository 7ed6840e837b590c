import Fastify from 'fastify';
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import pg from 'pg';

/**
 * The references of `npm run bench -- server`, in a process of their own: `/bare` answers with the content of a file, `/query` also runs one prepared
 * statement. Arguments: the file, the database. Prints the port.
 */
const [file, url] = process.argv.slice(2);
const bytes = readFileSync(file);
// A text is encoded for each response, as most servers do. Compressed content is not.
const body = isUtf8(bytes) ? bytes.toString() : bytes;
const pool = new pg.Pool({ connectionString: url, max: 10 });
const app = Fastify();
app.get('/bare', async (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
app.get('/query', async (_request, reply) => {
  await pool.query({ name: 'one', text: 'select 1' });
  return reply.type('application/json; charset=utf-8').send(body);
});
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(app.server.address().port);
