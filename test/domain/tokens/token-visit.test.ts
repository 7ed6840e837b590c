import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { writeToken } from '../../../src/domain/tokens/token';
import type { TokenPage } from '../../../src/domain/tokens/token-templates';
import type { TokenVisit, TokenVisitEvent } from '../../../src/domain/tokens/token-visit';
import { askingPages, formPages, nextTokenVisit, unopenedVisit } from '../../../src/domain/tokens/token-visit';
import { tokenPages } from '../../arbitraries/tokens';

const SECRET = 'A'.repeat(43);
const tokenOf = (page: TokenPage) => writeToken(page, { provider: 'google', secret: SECRET });
const opened = (page: TokenPage, token: string | undefined = tokenOf(page)): TokenVisitEvent => ({
  type: 'opened',
  page,
  token,
});
const succeeded: TokenVisitEvent = { type: 'succeeded', message: 'Done' };
const reopened: TokenVisitEvent = { type: 'reopened', message: 'Done' };
const agreed: TokenVisitEvent = { type: 'agreed' };
const refused: TokenVisitEvent = { type: 'refused', message: 'Too late' };
const paid: TokenVisitEvent = { type: 'payment-url-received', url: 'https://pay.test/c', hosts: ['pay.test'] };
const after = (...events: readonly TokenVisitEvent[]) =>
  events.reduce((step, event) => nextTokenVisit(step.visit, event), nextTokenVisit(unopenedVisit, refused));

/** Model: the name of the state. */
interface Model {
  at: TokenVisit['kind'];
}
interface Real {
  visit: TokenVisit;
}

class Apply implements fc.Command<Model, Real> {
  constructor(private readonly event: TokenVisitEvent) {}

  check(): boolean {
    return true;
  }

  run(model: Model, real: Real): void {
    const expected = simply(model, this.event);
    const { visit, commands } = nextTokenVisit(real.visit, this.event);
    real.visit = visit;
    expect(visit.kind).toBe(model.at);
    expect(commands.map(({ type }) => type)).toEqual(expected);
    if (visit.kind === 'success' || visit.kind === 'error')
      expect(visit.message).toBe(visit.kind === 'success' ? 'Done' : 'Too late');
  }

  toString(): string {
    return JSON.stringify(this.event);
  }
}

/** Applies an event to the model; returns the expected commands. */
function simply(model: Model, event: TokenVisitEvent): readonly string[] {
  if (event.type === 'opened' && model.at === 'unopened') {
    const form = event.page === 'social-finalize' || event.page === 'reset-password';
    if (event.token === undefined || event.token === 'none') {
      model.at = form ? 'left' : 'broken';
    } else {
      const asks = event.page === 'subscription-unsubscribe';
      model.at = asks ? 'asking' : form ? 'form' : 'processing';
    }
    return ['forget-token', ...{ left: ['go-home'], broken: [], form: [], asking: [], processing: ['call'] }[model.at]];
  }
  if (event.type === 'reopened' && model.at === 'unopened') model.at = 'success';
  if (event.type === 'agreed' && model.at === 'asking') {
    model.at = 'processing';
    return ['call'];
  }
  if (model.at !== 'processing') return [];
  if (event.type === 'succeeded') {
    model.at = 'success';
    return ['store-success'];
  }
  if (event.type === 'refused') model.at = 'error';
  if (event.type !== 'payment-url-received') return [];
  model.at = 'redirecting';
  return ['go'];
}

const commands = fc.commands(
  [
    tokenPages.map((page) => new Apply(opened(page))),
    tokenPages.map((page) => new Apply(opened(page, 'none'))),
    tokenPages.map((page) => new Apply({ type: 'opened', page, token: undefined })),
    ...[reopened, agreed, succeeded, refused, paid].map((event) => fc.constant(new Apply(event))),
  ],
  { maxCommands: 30 },
);

describe('nextTokenVisit', () => {
  test('removes the token at once and calls with its parameters', () => {
    const call = { method: 'PATCH', path: `/v1/public/user/auth/email/verify/${SECRET}`, body: {} };
    expect(after(opened('verify-email'))).toEqual({
      visit: { kind: 'processing', call },
      commands: [{ type: 'forget-token' }, { type: 'call', call }],
    });
  });

  test('leads home if a form has no token, and shows an incomplete link elsewhere', () => {
    const gone = { visit: { kind: 'left' }, commands: [{ type: 'forget-token' }, { type: 'go-home' }] };
    for (const page of formPages)
      expect(nextTokenVisit(unopenedVisit, { type: 'opened', page, token: undefined })).toEqual(gone);
    expect(after(opened('social-finalize', 'none'))).toEqual(gone);
    const broken = { visit: { kind: 'broken' }, commands: [{ type: 'forget-token' }] };
    expect(nextTokenVisit(unopenedVisit, { type: 'opened', page: 'coin-purchase', token: undefined })).toEqual(broken);
    expect(after(opened('verify-email', ''))).toEqual(broken);
  });

  test('makes no call for a truncated token', () => {
    expect(after(opened('verify-email', tokenOf('verify-email').slice(0, -9)))).toEqual({
      visit: { kind: 'broken' },
      commands: [{ type: 'forget-token' }],
    });
  });

  test("ends in success or in an error with the server's message", () => {
    expect(after(opened('subscription-confirm'), succeeded)).toEqual({
      visit: { kind: 'success', message: 'Done' },
      commands: [{ type: 'store-success', message: 'Done' }],
    });
    expect(after(opened('subscription-confirm'), refused).visit).toEqual({ kind: 'error', message: 'Too late' });
  });

  test('shows a success again without a call', () => {
    expect(after(reopened)).toEqual({ visit: { kind: 'success', message: 'Done' }, commands: [] });
  });

  test("ends a subscription after the reader's confirmation, and once", () => {
    const asked = after(opened('subscription-unsubscribe'));
    expect([asked.visit.kind, asked.commands]).toEqual(['asking', [{ type: 'forget-token' }]]);
    expect(after(opened('subscription-unsubscribe'), agreed).commands).toMatchObject([{ type: 'call' }]);
    expect(after(opened('subscription-unsubscribe'), agreed, agreed).commands).toEqual([]);
    expect(after(opened('subscription-unsubscribe'), agreed, succeeded).visit.kind).toBe('success');
  });

  test('leaves the call of a social registration and of a new password to their forms', () => {
    const path = `/v1/public/user/auth/social/finalize/google/${SECRET}`;
    expect(after(opened('social-finalize'))).toEqual({
      visit: { kind: 'form', call: { method: 'POST', path, body: {} } },
      commands: [{ type: 'forget-token' }],
    });
    expect(after(opened('reset-password'), succeeded).visit.kind).toBe('form');
    expect(formPages).toEqual(['social-finalize', 'reset-password']);
  });

  test('leads to the payment of coins, and home if that is not safe', () => {
    expect(after(opened('coin-purchase'), paid)).toEqual({
      visit: { kind: 'redirecting', to: 'https://pay.test/c' },
      commands: [{ type: 'go', to: 'https://pay.test/c' }],
    });
    expect(after(opened('coin-purchase'), { ...paid, hosts: [] }).commands).toEqual([{ type: 'go', to: '/' }]);
  });

  property.prop([commands])('always behaves like the model', (run) => {
    fc.modelRun(() => ({ model: { at: 'unopened' as const }, real: { visit: unopenedVisit } }), run);
  });

  property.prop([tokenPages, fc.array(fc.constantFrom(succeeded, refused, paid, opened('verify-email')))])(
    'never stores the token and never calls twice',
    (page, events) => {
      let step = nextTokenVisit(unopenedVisit, opened(page));
      let calls = step.commands.filter(({ type }) => type === 'call').length;
      for (const event of events) {
        step = nextTokenVisit(step.visit, event);
        calls += step.commands.filter(({ type }) => type === 'call').length;
        expect(JSON.stringify(step)).not.toContain(tokenOf(page));
      }
      expect(calls).toBe(formPages.includes(page) || askingPages.includes(page) ? 0 : 1);
    },
  );
});
