import { describe, expect, test } from 'vitest';
import { ReplyToTicket } from '../../../src/application/support/reply-to-ticket.use-case';
import { err } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';
import { aTicket, FakeSupportGateway } from '../../fakes/fake-support-gateway';

describe('ReplyToTicket', () => {
  test('sends the normalised reply with the key, and returns the ticket', async () => {
    const gateway = new FakeSupportGateway();
    gateway.kept = [aTicket()];
    const answer = await new ReplyToTicket(gateway).execute('ABCD2345', ' It still\r\nsticks. ', 'the-key');
    expect(answer.ok && answer.value.posts.at(-1)).toMatchObject({ by: 'player', text: 'It still\nsticks.' });
    expect(gateway.keys).toEqual(['the-key']);
  });

  test('leaves the rejection of an invalid reply to the server', async () => {
    const gateway = new FakeSupportGateway();
    gateway.failure = aRefusal({ fields: { message: ['Please enter a message.'] } });
    expect(await new ReplyToTicket(gateway).execute('ABCD2345', ' ', 'the-key')).toEqual(err(gateway.failure));
  });
});
