import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { PageState } from '../../../src/application/telemetry/page-state';
import { ReportError } from '../../../src/application/telemetry/report-error.use-case';
import { FakeErrorReporter } from '../../fakes/fake-error-reporter';

function setUp() {
  const page = new PageState();
  page.enter('/arcade/games/:game');
  const reporter = new FakeErrorReporter();
  return { reporter, report: new ReportError(reporter, page) };
}

describe('ReportError', () => {
  test('reports an error with its route', () => {
    const { reporter, report } = setUp();
    const error = new RangeError('a bug');
    report.execute(error);
    expect(reporter.reported).toEqual([{ error, route: '/arcade/games/:game' }]);
  });

  test('reports no aborted or failed request', () => {
    const { reporter, report } = setUp();
    report.execute(new DOMException('The user aborted a request.', 'AbortError'));
    report.execute(new TypeError('Failed to fetch'));
    expect(reporter.reported).toEqual([]);
  });

  property.prop([fc.string({ minLength: 20 })])('never includes a thrown value that is no error', (secret) => {
    const { reporter, report } = setUp();
    report.execute(secret);
    report.execute({ secret });
    expect(reporter.reported.map(({ error }) => error.message)).toEqual(['Thrown: string', 'Thrown: object']);
  });
});
