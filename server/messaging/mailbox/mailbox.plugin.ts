import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import { letterPolicy, mailboxPolicy } from './mailbox-policy';
import { mailPage } from './mail-page';
import { mailboxList } from './mailbox-list';
import { mailboxFolder, mailboxStore } from './mailbox-store';
import type { StoredMail } from './read-mail';
import { readMail } from './read-mail';

interface ListQuery {
  readonly Querystring: { readonly to?: string | string[] };
}
interface MailParams {
  readonly Params: { readonly id: string };
}

/** Without it, a link of the mail would open inside the frame. */
const NEW_TAB = '<base target="_blank">';
const HEAD = '<head>';

const openingTabs = (html: string): string =>
  html.includes(HEAD) ? html.replace(HEAD, `${HEAD}${NEW_TAB}`) : `${NEW_TAB}${html}`;

/** The mailbox's host: what the server has sent, for people and, as JSON, for tests. */
export async function mailboxHost(app: FastifyInstance, { deps }: { deps: ServerDependencies }): Promise<void> {
  const store = mailboxStore({
    folder: mailboxFolder(deps.config.dataFolder),
    clock: deps.clock,
    random: deps.random,
  });

  const find = async (id: string): Promise<StoredMail | undefined> => {
    const source = await store.read(id);
    return source && readMail(id, source);
  };
  const required = async (id: string): Promise<StoredMail> => {
    const mail = await find(id);
    if (!mail) throw new RefusalError(refusal.notFound('mail'));
    return mail;
  };
  const list = async (recipient: string): Promise<readonly StoredMail[]> => {
    const mails = await Promise.all((await store.names()).map(find));
    const wanted = recipient.toLowerCase();
    return mails
      .filter((mail) => mail !== undefined)
      .filter(({ to }) => wanted === '' || to.some((address) => address.toLowerCase() === wanted));
  };
  const send = (reply: FastifyReply, write: (nonce: string) => string): FastifyReply => {
    const nonce = deps.random.bytes(16).toString('base64');
    return reply
      .header('content-security-policy', mailboxPolicy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(write(nonce));
  };
  const recipientOf = ({ to = '' }: ListQuery['Querystring']): string => ([to].flat()[0] ?? '').trim();

  app.get<ListQuery>('/', async ({ query }, reply) => {
    const recipient = recipientOf(query);
    const mails = await list(recipient);
    return send(reply, (nonce) => mailboxList(mails, recipient, nonce));
  });
  app.get<MailParams>('/mails/:id', async ({ params }, reply) => {
    const mail = await required(params.id);
    return send(reply, (nonce) => mailPage(mail, nonce));
  });
  app.get<MailParams>('/mails/:id/html', async ({ params }, reply) => {
    const { html } = await required(params.id);
    return reply
      .header('content-security-policy', letterPolicy)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(openingTabs(html));
  });
  app.get<ListQuery>('/api/mails', async ({ query }, reply) =>
    reply.header('cache-control', 'no-store').send(await list(recipientOf(query))),
  );
}
