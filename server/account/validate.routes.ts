import { validateEmail, validatePassword, validateUsername } from '../../src/contract/account.contract';
import { err, ok } from '../../src/domain/shared/result';
import type { ServerDeps } from '../deps';
import { refusal } from '../http/refusal';
import type { Route } from '../http/route';
import { route } from '../http/route';
import { usernameIsTaken } from './account.repository';
import { emailMessages, passwordMessages, usernameMessages } from './registration.policy';

/** The steps of the register wizard. Only the user name, which is public, is looked up. */
export function validateRoutes(deps: ServerDeps): readonly Route[] {
  const options = {
    transaction: false,
    limit: { max: deps.config.production ? 20 : 1000, windowSeconds: 60, by: 'ip' },
  } as const;
  const answer = (field: string, messages: readonly string[]) =>
    messages.length > 0 ? err(refusal.validation({ [field]: messages })) : ok({ data: null });
  return [
    route(validateEmail, async ({ body }) => answer('email', emailMessages(body.email)), options),

    route(
      validateUsername,
      async ({ body, tx }) => {
        const messages = usernameMessages(body.username);
        const taken = messages.length === 0 && (await usernameIsTaken(tx, body.username));
        return answer('username', taken ? ['This user name is already taken.'] : messages);
      },
      options,
    ),

    route(validatePassword, async ({ body }) => answer('password', passwordMessages(body.password)), options),
  ];
}
