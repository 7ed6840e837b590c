import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SMTPServerOptions } from 'smtp-server';
import { SMTPServer } from 'smtp-server';

export interface SmtpStub {
  readonly url: string;
  readonly port: number;
  /** Delivered emails, as received. */
  readonly delivered: string[];
  /** Number of started deliveries. */
  readonly attempts: number;
  close(): Promise<void>;
}

/** Creates a mail server's refusal with its code. */
export const smtpRefusal = (responseCode: number): Error =>
  Object.assign(new Error(`Refused <somebody@mail.test>`), { responseCode });

interface StubOptions extends Pick<SMTPServerOptions, 'onRcptTo'> {
  /** Error for the nth attempt, from 1; default: none. */
  readonly refuse?: (attempt: number) => Error | undefined;
  /** Default: a free port. */
  readonly port?: number;
}

/** Starts a real SMTP server on the loopback interface that stores or refuses emails. */
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
