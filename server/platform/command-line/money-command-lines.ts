import { MONTH, parseHundredths, payoutCurrencies, payoutStates } from '../../../src/domain/console/developer-money';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Command, Values } from './command';
import { flag, givenOptions, text, textOf, withStatus } from './command';

/** Parses `--from` and `--dry-run`. */
function changeOf(values: Values): Result<{ readonly from?: string; readonly dryRun: boolean }, string> {
  const from = textOf(values, 'from');
  if (from !== undefined && !MONTH.test(from)) return err('--from must be a month such as 2026-12.');
  return ok({ ...(from === undefined ? {} : { from }), dryRun: values['dry-run'] === true });
}

const AMOUNT = 'must be an amount above 0 such as 65.00';

const decision = (state: 'settle' | 'refuse', option: 'reference' | 'reason'): Command => ({
  positionals: ['ID'],
  options: { [option]: text, 'dry-run': flag },
  read: async ([id = ''], values) => {
    const given = textOf(values, option);
    if (given === undefined) return err(`“payouts ${state}” needs --${option} TEXT, which the owners read.`);
    const options = { id, dryRun: values['dry-run'] === true };
    return ok({
      request:
        state === 'settle'
          ? { command: 'payouts settle', options: { ...options, reference: given } }
          : { command: 'payouts refuse', options: { ...options, reason: given } },
    });
  },
});

/** Commands about the money of developers. */
export const moneyCommands: Readonly<Record<string, Command>> = {
  'money show': {
    positionals: [],
    options: {},
    read: async () => ok({ request: { command: 'money show', options: {} } }),
  },
  'money rate': {
    positionals: ['AMOUNT'],
    options: { currency: text, minimum: text, from: text, 'dry-run': flag },
    read: async ([value = ''], values) => {
      const perThousand = parseHundredths(value);
      if (!perThousand) return err(`AMOUNT, the value of 1,000 coins, ${AMOUNT}.`);
      const minimum = parseHundredths(textOf(values, 'minimum') ?? '');
      if (!minimum) return err(`--minimum, the least payout, ${AMOUNT}.`);
      const currency = payoutCurrencies.find((one) => one === values['currency']);
      if (currency === undefined) return err(`--currency must be one of ${payoutCurrencies.join(', ')}.`);
      const change = changeOf(values);
      if (!change.ok) return change;
      return ok({ request: { command: 'money rate', options: { perThousand, minimum, currency, ...change.value } } });
    },
  },
  'money share': {
    positionals: ['PERCENT'],
    options: { developer: text, from: text, 'dry-run': flag },
    read: async ([percent = ''], values) => {
      const basisPoints = parseHundredths(percent);
      if (basisPoints === undefined || basisPoints > 10_000)
        return err('PERCENT must be a share from 0 to 100 such as 70 or 67.5.');
      const change = changeOf(values);
      if (!change.ok) return change;
      const developer = givenOptions(values, ['developer']);
      return ok({ request: { command: 'money share', options: { basisPoints, ...developer, ...change.value } } });
    },
  },
  'payouts list': {
    positionals: [],
    options: { status: text },
    read: async (_positionals, values) => {
      const status = textOf(values, 'status') ?? 'requested';
      return withStatus({ status }, payoutStates, (one) => ({ command: 'payouts list', options: { status: one } }));
    },
  },
  'payouts settle': decision('settle', 'reference'),
  'payouts refuse': decision('refuse', 'reason'),
};
