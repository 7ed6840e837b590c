import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { digitsOf, personOf } from './people';
import type { FakeProvider } from './fake-provider';

/** Returns the profile of an access token's person if the app secret proof is valid; undefined otherwise. */
export async function facebookPerson(
  fakeProvider: FakeProvider,
  request: FastifyRequest,
): Promise<{ readonly id: string; readonly name: string; readonly email?: string } | undefined> {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const { appsecret_proof: proof } = request.query as Readonly<Record<string, unknown>>;
  if (token === undefined) return undefined;
  if (proof !== createHmac('sha256', fakeProvider.facebookSecret).update(token).digest('hex')) return undefined;
  const found = await (await fakeProvider.engine('facebook')).AccessToken.find(token);
  const person = found?.accountId === undefined ? undefined : personOf(found.accountId);
  if (!person) return undefined;
  const { id, name, email } = person;
  return { id: digitsOf('facebook', id, 15), name, ...(email === undefined ? {} : { email }) };
}
