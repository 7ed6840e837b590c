import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Soft } from '../account/account.styles';
import { Failure } from '../notices/Failure';
import { Button } from '../shared/Button';
import { FieldMessage } from '../shared/FieldMessage';
import { rescueFocus } from '../shared/focus';
import { onePress } from '../shared/one-press';
import { theme } from '../theme/theme';
import { Card, RowActions, Top } from './console.styles';
import type { PicturesViewModel } from './pictures.view-model';
import { bytesText, percentOf } from './upload.machine';

const titles = { sending: 'Uploading', interrupted: 'The connection was lost', checking: 'Checking' } as const;

interface TrailerProps {
  readonly pictures: PicturesViewModel;
}

/** Progress of the upload of a trailer. */
const Progress = observer(function Progress({ pictures: { trailer } }: TrailerProps) {
  const id = useId();
  const { sent } = trailer;
  if (sent === undefined) return null;
  return (
    <div>
      <p id={id} role="status">{`${titles[sent.step]}: ${sent.name}`}</p>
      <Bar aria-labelledby={id} max={100} value={percentOf(sent.done, sent.total)} />
      <Soft>{`${bytesText(sent.done)} of ${bytesText(sent.total)}`}</Soft>
      <RowActions>
        {sent.step === 'interrupted' ? <Button {...onePress(trailer.resume)}>Resume</Button> : null}
        {sent.step === 'checking' ? null : (
          <Button variant="quiet" {...onePress(trailer.cancel)}>
            Cancel
          </Button>
        )}
      </RowActions>
    </div>
  );
});

/** Trailer of a draft: upload, preview, replacement and removal. */
export const TrailerCard = observer(function TrailerCard({ pictures }: TrailerProps) {
  const input = useRef<HTMLInputElement>(null);
  const { form, problems } = pictures.edit;
  if (form === undefined) return null;
  const shown = form.trailer;
  const { trailer } = pictures;
  return (
    <Card as="section" aria-labelledby="place-trailer">
      <Top>
        <h2 id="place-trailer">Trailer</h2>
        <RowActions>
          {shown === undefined ? null : (
            <Button
              variant="quiet"
              icon="trash"
              {...onePress(() => {
                trailer.remove();
                rescueFocus(() => document.getElementById('choose-trailer'));
              })}
            >
              Remove the trailer
            </Button>
          )}
          <Button
            id="choose-trailer"
            icon="arrow-up"
            disabled={trailer.sent !== undefined}
            onClick={() => input.current?.click()}
          >
            {shown === undefined ? 'Add a trailer' : 'Replace the trailer'}
          </Button>
        </RowActions>
      </Top>
      <Soft>
        Plays without sound on the card and first below the game. WebM or MP4, up to 20 MiB and 60 seconds. Until it
        plays, it shows the cover that was saved before the upload.
      </Soft>
      <input
        ref={input}
        type="file"
        hidden
        accept="video/webm,video/mp4"
        aria-label="File for: Trailer"
        onChange={({ currentTarget }) => {
          trailer.choose(currentTarget.files?.[0]);
          // The same file can be chosen again after an error.
          currentTarget.value = '';
        }}
      />
      <Failure message={trailer.failure} />
      <FieldMessage id="trailer-message" text={problems['trailer']} />
      <Progress pictures={pictures} />
      {pictures.built.includes('trailer') ? (
        <RowActions>
          <Soft>The newest build has another trailer. Yours is kept.</Soft>
          <Button
            {...onePress(() => {
              pictures.takeBuilt('trailer');
            })}
          >
            Use that of the build
          </Button>
        </RowActions>
      ) : null}
      {shown === undefined ? (
        <Soft>No trailer yet.</Soft>
      ) : (
        <Film key={shown.name} poster={shown.poster} controls muted playsInline preload="none" aria-label="Trailer">
          {[shown.webm, shown.mp4].map((address) =>
            address === undefined ? null : <source key={address} src={address} />,
          )}
        </Film>
      )}
    </Card>
  );
});

const Bar = styled.progress`
  width: 100%;
  accent-color: ${theme.colour.cyan};
`;

const Film = styled.video`
  width: min(400px, 100%);
  aspect-ratio: 16 / 9;
  border-radius: ${theme.radius.card};
  background: #000;
`;
