import { memberRoles } from '../../../src/domain/console/member-role';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Command } from './command';
import { flag, text, textOf } from './command';

const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?Z)?$/;

/** Parses a date in UTC, such as 2026-12-31 or 2026-12-31T18:00Z, to ISO 8601. A date alone means its start. */
function parseEnd(given: string): Result<string, string> {
  const date = new Date(given);
  // JavaScript accepts 30 February.
  const isReal = DATE.test(given) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(given.slice(0, 10));
  return isReal
    ? ok(date.toISOString())
    : err('--until must be a date in UTC, such as 2026-12-31 or 2026-12-31T18:00Z.');
}

const ofUser = (command: 'user show' | 'user sign-out' | 'user reset-two-factor' | 'user unban'): Command => ({
  positionals: ['NAME'],
  options: {},
  read: async ([username = '']) => ok({ request: { command, options: { username } } }),
});

/** Commands for accounts. */
export const userCommands: Readonly<Record<string, Command>> = {
  'user add': {
    positionals: ['NAME', 'EMAIL'],
    options: { 'password-stdin': flag },
    read: async ([username = '', email = ''], values, context) => {
      const given = values['password-stdin'] === true;
      const password = given ? ((await context.input()).split(/\r?\n/)[0] ?? '') : context.newPassword();
      const request = { command: 'user add', options: { username, email, password } } as const;
      return ok(given ? { request } : { request, note: `Password: ${password}` });
    },
  },
  'user show': ofUser('user show'),
  'user ban': {
    positionals: ['NAME'],
    options: { until: text, forever: flag, reason: text },
    read: async ([username = ''], values) => {
      const [until, reason] = [textOf(values, 'until'), textOf(values, 'reason')];
      if ((until !== undefined) === (values['forever'] === true)) return err('A ban needs --until DATE or --forever.');
      if (reason === undefined) return err('A ban needs --reason TEXT, which the player reads.');
      const end = until === undefined ? ok({}) : parseEnd(until);
      if (!end.ok) return end;
      const options = { username, reason, ...(typeof end.value === 'string' ? { until: end.value } : {}) };
      return ok({ request: { command: 'user ban', options } });
    },
  },
  'user unban': ofUser('user unban'),
  'user sign-out': ofUser('user sign-out'),
  'user reset-two-factor': ofUser('user reset-two-factor'),
  'user promote': {
    positionals: ['NAME', 'DEVELOPER'],
    options: { role: text },
    read: async ([username = '', developer = ''], values) => {
      const given = textOf(values, 'role') ?? 'publisher';
      const role = memberRoles.find((one) => one === given);
      if (role === undefined) return err(`--role must be one of ${memberRoles.join(', ')}.`);
      return ok({ request: { command: 'user promote', options: { username, developer, role } } });
    },
  },
  'user demote': {
    positionals: ['NAME', 'DEVELOPER'],
    options: {},
    read: async ([username = '', developer = '']) =>
      ok({ request: { command: 'user demote', options: { username, developer } } }),
  },
};
