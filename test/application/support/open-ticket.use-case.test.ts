import { describe, expect, test } from 'vitest';
import { OpenTicket } from '../../../src/application/support/open-ticket.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeSupportGateway } from '../../fakes/fake-support-gateway';

describe('OpenTicket', () => {
  test('sends the normalised ticket with the key, and returns its number', async () => {
    const gateway = new FakeSupportGateway();
    const opened = await new OpenTicket(gateway).execute({ subject: ' A\ndoor ', message: 'It sticks. ' }, 'the-key');
    expect(opened).toEqual(ok('ABCD2345'));
    expect(gateway.kept).toMatchObject([{ subject: 'A door', posts: [{ text: 'It sticks.' }] }]);
    expect(gateway.keys).toEqual(['the-key']);
  });

  test('leaves the rejection of an invalid ticket to the server', async () => {
    const gateway = new FakeSupportGateway();
    gateway.failure = aRefusal({ fields: { message: ['Please enter a message.'] } });
    expect(await new OpenTicket(gateway).execute({ subject: 'A door', message: ' ' }, 'the-key')).toEqual(
      err(gateway.failure),
    );
  });
});
