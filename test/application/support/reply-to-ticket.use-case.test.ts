import { describe, expect, test } from 'vitest';
import { ReplyToTicket } from '../../../src/application/support/reply-to-ticket.use-case';
import { err } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';
import { aTicket, FakeSupportGateway } from '../../fakes/fake-support-gateway';

describe('replying to a ticket', () => {
  test('sends the words as they will be stored, under the key, and answers the ticket', async () => {
    const gateway = new FakeSupportGateway();
    gateway.kept = [aTicket()];
    const answer = await new ReplyToTicket(gateway).execute('ABCD2345', ' It still\r\nsticks. ', 'the-key');
    expect(answer.ok && answer.value.posts.at(-1)).toMatchObject({ by: 'player', text: 'It still\nsticks.' });
    expect(gateway.keys).toEqual(['the-key']);
  });

  test('leaves it to the server to refuse in words what cannot be sent', async () => {
    const gateway = new FakeSupportGateway();
    gateway.failure = aRefusal({ fields: { message: ['Please enter a message.'] } });
    expect(await new ReplyToTicket(gateway).execute('ABCD2345', ' ', 'the-key')).toEqual(err(gateway.failure));
  });
});
