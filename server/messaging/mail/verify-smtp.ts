import { createTransport } from 'nodemailer';

/** Connects to a mail server and logs in, without sending. Rejects with the reason, after `limitMs` at the latest. */
export async function verifySmtp(url: string, limitMs: number): Promise<void> {
  const limits = { connectionTimeout: limitMs, greetingTimeout: limitMs, dnsTimeout: limitMs, socketTimeout: limitMs };
  const transport = createTransport({ url, ...limits });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
