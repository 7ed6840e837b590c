import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Soft } from '../account/account.styles';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { theme } from '../theme/theme';
import { PageLink, Panel, Report, RowActions } from './console.styles';
import { UploadChoice } from './UploadChoice';
import type { UploadState } from './upload.machine';
import { bytesText, percentOf } from './upload.machine';
import type { UploadViewModel } from './upload.view-model';

interface UploadProps {
  readonly upload: UploadViewModel;
  /** Path of the developer's games, for a link to the game of the upload; undefined on the game's own page. */
  readonly games?: string | undefined;
}

type Moving = Extract<UploadState, { readonly step: 'packing' | 'sending' }>;

function movingTitle(state: Moving): string {
  if (state.step === 'packing') return `Packing ${state.name}`;
  if (state.paused === 'interrupted') return 'The upload was interrupted';
  return state.paused === undefined ? `Uploading ${state.name}` : 'Upload paused';
}

const Progress = observer(function Progress({ upload, state }: UploadProps & { readonly state: Moving }) {
  const id = useId();
  const percent = percentOf(state.done, state.total);
  const isPaused = state.step === 'sending' && state.paused !== undefined;
  return (
    <>
      <h3 id={id} role="status">
        {movingTitle(state)}
      </h3>
      <Bar
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${String(percent)} percent`}
      >
        <span style={{ transform: `scaleX(${String(percent / 100)})` }} />
      </Bar>
      <Numbers>
        {percent}% · {bytesText(state.done)} of {bytesText(state.total)}
      </Numbers>
      {state.step === 'packing' ? null : (
        <RowActions>
          {isPaused ? (
            <Button variant="primary" icon="play" onClick={upload.resume}>
              Resume
            </Button>
          ) : (
            <Button icon="pause" onClick={upload.pause}>
              Pause
            </Button>
          )}
        </RowActions>
      )}
    </>
  );
});

/** End of an upload with the result or the report of the check. */
const Outcome = observer(function Outcome({ upload, games }: UploadProps) {
  const { state, restart } = upload;
  if (state.step === 'refused' || state.step === 'lost')
    return (
      <div role="alert">
        <h3>{state.step === 'refused' ? 'This build was not published' : 'The result could not be loaded'}</h3>
        <Report>{state.step === 'refused' ? state.report : `${state.reason} Look at the list of builds.`}</Report>
        <Button icon="rotate-cw" onClick={restart}>
          Upload another build
        </Button>
      </div>
    );
  if (state.step !== 'published') return null;
  const { game, version, status, page, check, files } = state.result;
  return (
    <div role="status">
      <h3>{status === 'draft' ? `Draft ${version} is ready` : `${version} is published`}</h3>
      <Soft>
        {files === 1 ? '1 file' : `${String(files)} files`}
        {games !== undefined && status === 'draft' ? '. Release it on the page of the game.' : null}
      </Soft>
      {check === undefined ? null : (
        <details>
          <summary>Report of the check</summary>
          <Report>{check}</Report>
        </details>
      )}
      <RowActions>
        <PageLink href={page} target="_blank" rel="noopener noreferrer" $variant="primary" $size="md">
          {status === 'draft' ? 'Open the draft' : 'Open the game’s page'}
        </PageLink>
        {games === undefined ? null : <ButtonLink to={`${games}/${game}`}>Go to the game</ButtonLink>}
        <Button variant="quiet" onClick={restart}>
          Upload another build
        </Button>
      </RowActions>
    </div>
  );
});

interface UploadPanelProps extends UploadProps {
  readonly title?: string;
  /** Start of the upload; by default a choice of files. */
  readonly children?: ReactNode;
}

/** Upload of a build with its options, progress and result. */
export const UploadPanel = observer(function UploadPanel({
  upload,
  games,
  title = 'Upload a build',
  children = <UploadChoice upload={upload} />,
}: UploadPanelProps) {
  const { state } = upload;
  return (
    <Panel aria-busy={upload.busy || undefined}>
      <h2>{title}</h2>
      {state.step === 'choosing' ? children : null}
      {state.step === 'packing' || state.step === 'sending' ? <Progress upload={upload} state={state} /> : null}
      {state.step === 'starting' ? <h3 role="status">Starting the publication</h3> : null}
      {state.step === 'publishing' ? (
        <div role="status">
          <h3>{state.running ? 'Checking the build' : 'Waiting for the check'}</h3>
          <Soft>This takes up to a minute. You can leave this page: a notification will show the result.</Soft>
        </div>
      ) : null}
      <Outcome upload={upload} games={games} />
    </Panel>
  );
});

const Bar = styled.div`
  height: 8px;
  overflow: hidden;
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.raised};
  & > span {
    display: block;
    height: 100%;
    transform-origin: left;
    background: ${theme.colour.cyan};
    @media ${theme.media.forcedColours} {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;

const Numbers = styled.p`
  font-variant-numeric: tabular-nums;
  color: ${theme.colour.textSoft};
`;
