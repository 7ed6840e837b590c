import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SMTPServerOptions } from 'smtp-server';
import { SMTPServer } from 'smtp-server';

export interface SmtpStub {
  readonly url: string;
  readonly port: number;
  /** The mails that were taken over, as they came. */
  readonly delivered: string[];
  /** How often somebody began to hand a mail over. */
  readonly attempts: number;
  close(): Promise<void>;
}

/** A refusal of a mail server, with its code. */
export const smtpRefusal = (responseCode: number): Error =>
  Object.assign(new Error(`Refused <somebody@mail.test>`), { responseCode });

interface StubOptions extends Pick<SMTPServerOptions, 'onRcptTo'> {
  /** What is thrown at the nth attempt, from 1; default: nothing. */
  readonly refuse?: (attempt: number) => Error | undefined;
  /** Default: a free port. */
  readonly port?: number;
}

/** A real SMTP server on the loopback interface that keeps what it is given, or refuses it. */
export async function smtpStub({
  refuse = () => undefined,
  port = 0,
  ...options
}: StubOptions = {}): Promise<SmtpStub> {
  const delivered: string[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    ...options,
    onMailFrom(_address, _session, done) {
      attempts += 1;
      done(refuse(attempts));
    },
    onData(stream, _session, done) {
      text(stream).then(
        (source) => {
          delivered.push(source);
          done();
        },
        (error: Error) => done(error),
      );
    },
  });
  server.on('error', () => {});
  const listener = server.listen(port, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const bound = (listener.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    delivered,
    get attempts() {
      return attempts;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
