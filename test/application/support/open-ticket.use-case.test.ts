import { describe, expect, test } from 'vitest';
import { OpenTicket } from '../../../src/application/support/open-ticket.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeSupportGateway } from '../../fakes/fake-support-gateway';

describe('opening a ticket', () => {
  test('sends the words as they will be stored, under the key, and answers the number', async () => {
    const gateway = new FakeSupportGateway();
    const opened = await new OpenTicket(gateway).execute({ subject: ' A\ndoor ', message: 'It sticks. ' }, 'the-key');
    expect(opened).toEqual(ok('ABCD2345'));
    expect(gateway.kept).toMatchObject([{ subject: 'A door', posts: [{ text: 'It sticks.' }] }]);
    expect(gateway.keys).toEqual(['the-key']);
  });

  test('leaves it to the server to refuse in words what cannot be sent', async () => {
    const gateway = new FakeSupportGateway();
    gateway.failure = aRefusal({ fields: { message: ['Please enter a message.'] } });
    expect(await new OpenTicket(gateway).execute({ subject: 'A door', message: ' ' }, 'the-key')).toEqual(
      err(gateway.failure),
    );
  });
});
