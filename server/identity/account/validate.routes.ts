import {
  uniqueUsername,
  validateEmail,
  validatePassword,
  validateUsername,
} from '../../../src/contract/account.contract';
import { suggestUsername } from '../../../src/domain/auth/username-suggestion';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import type { Guards } from '../auth/guards';
import type { Caller } from '../../platform/http/caller';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { usernameIsTaken } from './account.repository';
import { emailMessages, passwordMessages, usernameMessages } from './registration.policy';

const answer = (field: string, messages: readonly string[]) =>
  messages.length > 0 ? err(refusal.validation({ [field]: messages })) : ok({ data: null });

/** Number of suggestions that are looked up before the call is refused. */
const SUGGESTIONS = 5;

/** Routes that check the steps of the register wizard. Only the username is looked up, because it is public. */
export function validateRoutes({ random }: ServerDependencies, { attempts }: Guards): readonly Route[] {
  const options = { transaction: false } as const;
  const counted = ({ ip }: Caller) => attempts.countFrom(ip, attempts.rules.validations);
  const draw = () => random.bytes(4).readUInt32BE() / 2 ** 32;
  return [
    route(
      uniqueUsername,
      async ({ caller, tx }) => {
        const allowed = await counted(caller);
        if (!allowed.ok) return allowed;
        for (let suggested = 0; suggested < SUGGESTIONS; suggested += 1) {
          const username = suggestUsername(draw);
          if (!(await usernameIsTaken(tx, username))) return ok({ data: { username } });
        }
        return err(refusal.busy());
      },
      options,
    ),

    route(
      validateEmail,
      async ({ body, caller }) => {
        const allowed = await counted(caller);
        return allowed.ok ? answer('email', emailMessages(body.email)) : allowed;
      },
      options,
    ),

    route(
      validateUsername,
      async ({ body, caller, tx }) => {
        const allowed = await counted(caller);
        if (!allowed.ok) return allowed;
        const messages = usernameMessages(body.username);
        const taken = messages.length === 0 && (await usernameIsTaken(tx, body.username));
        return answer('username', taken ? ['This username is already taken.'] : messages);
      },
      options,
    ),

    route(
      validatePassword,
      async ({ body, caller }) => {
        const allowed = await counted(caller);
        return allowed.ok ? answer('password', passwordMessages(body.password)) : allowed;
      },
      options,
    ),
  ];
}
