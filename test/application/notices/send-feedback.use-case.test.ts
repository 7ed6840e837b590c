import { describe, expect, test } from 'vitest';
import { SendFeedback } from '../../../src/application/notices/send-feedback.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { FakeFeedbackGateway } from '../../fakes/fake-feedback-gateway';

const feedback = { subject: 'A', text: 'B', rating: 4 } as const;

describe('SendFeedback', () => {
  test('sends the feedback, and returns the outcome', async () => {
    const gateway = new FakeFeedbackGateway();
    const send = new SendFeedback(gateway);
    expect(await send.execute('help', feedback)).toEqual(ok(undefined));
    gateway.failure = { kind: 'network' };
    expect(await send.execute('help', feedback)).toEqual(err({ kind: 'network' }));
    expect(gateway.sent).toEqual([feedback]);
  });
});
