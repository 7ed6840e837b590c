import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Actions, Soft } from '../account/account.styles';
import { Button } from '../shared/Button';
import { Label } from '../shared/Label';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { CropStage } from './CropStage';
import type { ChosenPicture, PictureViewModel } from './picture.view-model';

export interface CropEditorProps {
  readonly picture: PictureViewModel;
  readonly chosen: ChosenPicture;
  /** It was saved, or let be. */
  readonly onDone: () => void;
}

/** Chooses the part of a picture that is seen: by dragging, by a slider, or by keys; Escape leaves it. */
export const CropEditor = observer(function CropEditor({ picture, chosen, onDone }: CropEditorProps) {
  const { zoom, mostZoom, zoomTo, busy, send, cancel } = picture;
  const id = useId();
  const sending = busy === 'sending';
  const leave = () => {
    if (sending) return;
    cancel();
    onDone();
  };
  return (
    <Layout
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave();
      }}
    >
      <CropStage picture={picture} chosen={chosen} />
      <Controls>
        <Soft>Drag the picture, or use the arrow keys, and + and − to zoom.</Soft>
        <div>
          <Label htmlFor={id}>Zoom</Label>
          <Zoom
            id={id}
            type="range"
            min={1}
            max={Math.max(mostZoom, 1)}
            step="any"
            value={zoom}
            aria-valuetext={`${String(Math.round(zoom * 100))} %`}
            disabled={sending || mostZoom <= 1}
            onChange={({ currentTarget }) => {
              zoomTo(Number(currentTarget.value));
            }}
          />
        </div>
        <Actions>
          <Button variant="primary" busy={sending} onClick={() => void send().then(onDone)}>
            Save picture
          </Button>
          <Button variant="quiet" disabled={sending} onClick={leave}>
            Cancel
          </Button>
        </Actions>
      </Controls>
    </Layout>
  );
});

const Layout = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(6)};
`;

const Controls = styled.div`
  display: grid;
  gap: ${space(4)};
  flex: 1 1 240px;
  min-width: 0;
`;

const Zoom = styled.input`
  display: block;
  width: 100%;
  min-height: ${theme.target};
  accent-color: ${theme.colour.violet};
`;
