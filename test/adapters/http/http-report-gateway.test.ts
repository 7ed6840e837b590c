import { expect, test } from 'vitest';
import { HttpReportGateway } from '../../../src/adapters/http/http-report-gateway';
import { ok } from '../../../src/domain/shared/result';
import { answering } from './answering';

test('HttpReportGateway sends a report with its text in one call', async () => {
  const { http, requests } = answering(null);
  const words = { reason: 'abuse', text: 'Look at the end.' } as const;
  const answer = await new HttpReportGateway(http).send({ kind: 'review', target: 'r-1' }, words);
  expect(answer).toEqual(ok(undefined));
  expect(requests).toMatchObject([
    { method: 'POST', path: '/v1/private/user/report', body: { kind: 'review', target: 'r-1', ...words } },
  ]);
});
