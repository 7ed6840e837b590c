import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import { OpenTokenPage } from '../../../src/application/tokens/open-token-page.use-case';
import type { TokenAnswer, TokenGateway } from '../../../src/application/tokens/token-gateway.port';
import { TokenVisitState } from '../../../src/application/tokens/token-visit-state';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { writeToken } from '../../../src/domain/tokens/token';
import type { TokenCall } from '../../../src/domain/tokens/token-call';
import type { TokenPage } from '../../../src/domain/tokens/token-templates';
import { tokenTemplates } from '../../../src/domain/tokens/token-templates';
import { aRefusal } from '../../fakes/a-refusal';

const secret = 'A'.repeat(43);
const token = writeToken('verify-email', { secret });

function setUp(answer: Result<TokenAnswer<string>, ApiFailure>, page: TokenPage = 'verify-email') {
  const done: string[] = [];
  const gateway: TokenGateway<string> = {
    call: ({ method, path }: TokenCall) => {
      done.push(`${method} ${path}`);
      return Promise.resolve(answer);
    },
  };
  const place = {
    success: undefined,
    storeSuccess: (message: string) => done.push(`store ${message}`),
    forgetToken: () => done.push('forget'),
    leave: (to: string) => done.push(`leave ${to}`),
    depart: (to: string) => done.push(`depart ${to}`),
  };
  const state = new TokenVisitState();
  const open = new OpenTokenPage(page, gateway);
  const hosts = ['pay.example.com'];
  const visit = (text: string | undefined) =>
    open.execute(text, state, place, {
      answered: ({ data, message }) =>
        data === '' ? { type: 'succeeded', message } : { type: 'payment-url-received', url: data, hosts },
      refused: (failure) => ({ type: 'refused', message: failure.kind }),
    });
  return { state, visit, done };
}

describe('OpenTokenPage', () => {
  test('T18: removes the token, makes the page’s only call and shows its outcome', async () => {
    const { state, visit, done } = setUp(ok({ data: '', message: 'Confirmed.' }));
    const opening = visit(token);
    expect(state.current.kind).toBe('processing');
    await opening;
    expect(done).toEqual(['forget', `PATCH /v1/public/user/auth/email/verify/${secret}`, 'store Confirmed.']);
    expect(state.current).toEqual({ kind: 'success', message: 'Confirmed.' });
  });

  test('calls once, however often the page is opened', async () => {
    const { visit, done } = setUp(ok({ data: '', message: '' }));
    await Promise.all([visit(token), visit(token)]);
    await visit(token);
    expect(done.filter((step) => step.startsWith('PATCH'))).toHaveLength(1);
  });

  test('shows the reason of a rejection', async () => {
    const { state, visit } = setUp(err(aRefusal()));
    await visit(token);
    expect(state.current).toEqual({ kind: 'error', message: 'rejected' });
  });

  test.each([
    ['https://pay.example.com/x', 'depart https://pay.example.com/x'],
    ['/market/coins/checkout/1', 'depart /market/coins/checkout/1'],
    ['https://evil.example.net/', 'depart /'],
  ])('navigates to the payment address %s only if it is allowed', async (url, step) => {
    const { visit, done } = setUp(ok({ data: url, message: '' }), 'coin-purchase');
    await visit(writeToken('coin-purchase', { secret }));
    expect(done.at(-1)).toBe(step);
  });

  test.each([undefined, ''])('sends no request without a token (%j)', async (text) => {
    const { visit, done } = setUp(ok({ data: '', message: '' }));
    await visit(text);
    expect(done).toEqual(['forget']);
  });

  property.prop([fc.string({ minLength: 1 })])('sends no request for an invalid token', async (text) => {
    const { state, visit, done } = setUp(ok({ data: '', message: '' }));
    await visit(text);
    expect(done).toEqual(['forget']);
    expect(state.current).toEqual({ kind: 'broken' });
  });

  property.prop([fc.constantFrom(...(Object.keys(tokenTemplates) as TokenPage[]))])(
    'sends no request for the token of another page',
    async (page) => {
      fc.pre(page !== 'verify-email');
      const { visit, done } = setUp(ok({ data: '', message: '' }));
      await visit(writeToken(page, { secret, provider: 'google' }));
      expect(done).toEqual(['forget']);
    },
  );
});
