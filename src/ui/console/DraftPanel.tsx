import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { DraftAction } from '../../domain/console/publication';
import { Soft } from '../account/account.styles';
import { Badge } from '../shared/Badge';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { onePress } from '../shared/one-press';
import { space } from '../theme/theme';
import { TextField } from './ConsoleFields';
import { Code, PageLink, Panel, Report, RowActions } from './console.styles';
import type { DraftViewModel } from './draft.view-model';
import { ReleaseDecision } from './ReleaseDecision';
import { SaveForm } from './SaveForm';
import { ScheduledRelease, ScheduleForm } from './ScheduleForm';

interface DraftProps {
  readonly draft: DraftViewModel;
}

const copyTexts = { no: '', yes: 'Copied', failed: 'Your browser did not allow it. Select the link and copy it.' };

const changeTitles: Readonly<Record<DraftAction, string>> = {
  release: 'Checking and releasing the draft',
  renew: 'Creating a new private link',
  remove: 'Deleting the draft',
};

/** Private link of a draft. */
const PrivateLink = observer(function PrivateLink({ draft: { draft, copied, copyLink } }: DraftProps) {
  if (draft === undefined) return null;
  return (
    <>
      <Code>{draft.page}</Code>
      <RowActions>
        <PageLink href={draft.page} target="_blank" rel="noopener noreferrer" $variant="secondary" $size="md">
          Open the draft
        </PageLink>
        <Button icon="copy" onClick={() => void copyLink()}>
          Copy the link
        </Button>
        <span role="status">{copyTexts[copied]}</span>
      </RowActions>
    </>
  );
});

const ReleaseForm = observer(function ReleaseForm({ draft }: DraftProps) {
  return (
    <SaveForm onSave={() => draft.request('release')}>
      <TextField
        label="Version of the release (optional)"
        value={draft.version}
        maxLength={32}
        placeholder="patch"
        message={draft.versionProblem}
        hint="1.2.0, or the part to raise: patch, minor or major."
        onType={draft.typeVersion}
      />
      <RowActions>
        <Button type="submit" variant="primary" icon="check-circle" busy={draft.decision.comparing}>
          Release
        </Button>
        <Button icon="rotate-cw" {...onePress(() => void draft.request('renew'))}>
          New private link
        </Button>
        <Button variant="quiet" icon="trash" {...onePress(() => void draft.request('remove'))}>
          Delete the draft
        </Button>
      </RowActions>
    </SaveForm>
  );
});

/** Result of the last release. */
const Released = observer(function Released({ draft: { released } }: DraftProps) {
  if (released === undefined) return null;
  return (
    <Panel role="status">
      <h2>{released.version} is released</h2>
      {released.check === undefined ? null : (
        <details>
          <summary>Report of the check</summary>
          <Report>{released.check}</Report>
        </details>
      )}
      <RowActions>
        <PageLink href={released.page} target="_blank" rel="noopener noreferrer" $variant="secondary" $size="md">
          Open the game’s page
        </PageLink>
      </RowActions>
    </Panel>
  );
});

/** Draft of a game with its private link, and its release for those who may publish. */
export const DraftPanel = observer(function DraftPanel({
  draft,
  mayPublish,
}: DraftProps & { readonly mayPublish: boolean }) {
  const { change, refusal } = draft;
  return (
    <>
      <Released draft={draft} />
      {draft.draft === undefined ? null : (
        <Panel as="section" aria-labelledby="draft" aria-busy={change === undefined ? undefined : true}>
          <Heading id="draft">
            Draft {draft.draft.version}
            <Badge tone="info">Private link</Badge>
          </Heading>
          <Soft>Only your developer’s members, test users and people with its private link can play it.</Soft>
          {change === undefined ? (
            <PrivateLink draft={draft} />
          ) : (
            <div role="status">
              <h3>{change.running ? changeTitles[change.action] : 'Waiting for other publications'}</h3>
              <Soft>You can leave this page; the change continues.</Soft>
            </div>
          )}
          {refusal === undefined ? null : (
            <div role="alert">
              <h3>The draft was not changed</h3>
              <Report>{refusal}</Report>
            </div>
          )}
          <RowActions>
            <ButtonLink to="draft-pictures">Pictures</ButtonLink>
          </RowActions>
          {mayPublish ? null : <ScheduledRelease draft={draft} />}
          {mayPublish && change === undefined && draft.decision.open !== undefined ? (
            <ReleaseDecision draft={draft} />
          ) : null}
          {mayPublish && change === undefined && draft.decision.open === undefined ? (
            <>
              <ReleaseForm draft={draft} />
              <ScheduleForm draft={draft} />
            </>
          ) : null}
        </Panel>
      )}
    </>
  );
});

const Heading = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
`;
