import { expect, test } from 'vitest';
import { SendReport } from '../../../src/application/reports/send-report.use-case';
import { FakeReportGateway } from '../../fakes/fake-report-gateway';

test('SendReport sends the normalised report, and leaves the rejection of an invalid one to the server', async () => {
  const gateway = new FakeReportGateway();
  const send = new SendReport(gateway);
  await send.execute({ kind: 'game', target: 'night-ferry' }, { reason: 'spam', text: '  Ads only. ' });
  await send.execute({ kind: 'game', target: 'tide' }, { reason: 'other', text: ' ' });
  expect(gateway.reports.map(({ text }) => text)).toEqual(['Ads only.', ' ']);
});
