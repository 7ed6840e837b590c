import { reportSend } from '../../../src/contract/reports.contract';
import type { ReportProblem } from '../../../src/domain/reports/report';
import { checkReport, REPORT_TEXT_LIMIT } from '../../../src/domain/reports/report';
import { err, ok } from '../../../src/domain/shared/result';
import { tooLongSentence } from '../../../src/domain/shared/text-counter';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { insertReport } from './report.repository';
import { findReportTarget } from './report-target';

const TEN_MINUTES = 600;

const TEXTS: Readonly<Record<ReportProblem, string>> = {
  'words-missing': 'Please describe the problem.',
  'too-long': tooLongSentence(REPORT_TEXT_LIMIT),
};

/** Route for reports to the operator. */
export function reportRoutes({ config }: Pick<ServerDependencies, 'config'>): readonly Route[] {
  return [
    route(
      reportSend,
      async ({ body: { kind, target, reason, text }, caller: { player }, now, tx }) => {
        const checked = checkReport({ reason, text });
        if (!checked.ok) return err(refusal.validation({ text: [TEXTS[checked.error]] }));
        const found = await findReportTarget(tx, { kind, target }, player.id);
        if (!found.ok)
          return err(
            found.error === 'own'
              ? refusal.forbidden(`You can’t report your own ${kind}.`)
              : refusal.notFound(kind === 'profile' ? 'player' : kind),
          );
        const isNew = await insertReport(tx, player.id, found.value, checked.value, now);
        if (!isNew) return err(refusal.conflict(`You’ve already reported this ${kind}.`));
        return ok({ data: null, message: 'Thanks. We’ll review it.' });
      },
      { limit: { max: config.production ? 10 : 100, windowSeconds: TEN_MINUTES, by: 'caller' } },
    ),
  ];
}
