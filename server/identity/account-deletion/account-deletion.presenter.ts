import type { AnswerOf } from '../../../src/contract/call';
import type { deletionStatus, exportState } from '../../../src/contract/account-deletion.contract';
import { momentText } from '../../messaging/mail/moment-text';
import type { StoredDeletion } from './deletion.repository';
import type { StoredExport } from './export.repository';

export type WireDeletion = AnswerOf<typeof deletionStatus>;

export function presentDeletion({ requestedAt, dueAt, withdrawnAt, completedAt }: StoredDeletion): WireDeletion {
  const status = completedAt ? 'completed' : withdrawnAt ? 'withdrawn' : 'pending';
  return { status, requested: requestedAt.toISOString(), due: (completedAt ?? dueAt).toISOString() };
}

const TEXTS: Readonly<Record<WireDeletion['status'], (due: string) => string>> = {
  pending: (due) =>
    `This account will be deleted on ${due}. To keep it, log in before that and press “Keep my account” in the settings, under Your data.`,
  withdrawn: () => 'The deletion was cancelled. This account stays.',
  completed: (due) => `This account was deleted on ${due}. Nothing personal of it is stored any more.`,
};

/** Describes the status of a deletion in one sentence, for the page behind the status link. */
export const deletionText = ({ status, due }: WireDeletion): string => TEXTS[status](momentText(new Date(due)));

/** Converts the state of a data export to its wire format; null without an export. */
export const presentExport = (found: StoredExport | undefined): AnswerOf<typeof exportState>['export'] =>
  found
    ? {
        requested: found.requestedAt.toISOString(),
        ready: found.readyAt?.toISOString() ?? null,
        expires: found.expiresAt?.toISOString() ?? null,
      }
    : null;
