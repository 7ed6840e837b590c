import { expect, test } from 'vitest';
import { SendReport } from '../../../src/application/reports/send-report.use-case';
import { FakeReportGateway } from '../../fakes/fake-report-gateway';

test('sends the words as they will be stored, and leaves it to the server to refuse others', async () => {
  const gateway = new FakeReportGateway();
  const send = new SendReport(gateway);
  await send.execute({ kind: 'game', target: 'night-ferry' }, { reason: 'spam', text: '  Ads only. ' });
  await send.execute({ kind: 'game', target: 'tide' }, { reason: 'other', text: ' ' });
  expect(gateway.reports.map(({ text }) => text)).toEqual(['Ads only.', ' ']);
});
