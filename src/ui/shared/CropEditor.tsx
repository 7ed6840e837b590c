import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Actions, Soft } from '../account/account.styles';
import { Button } from './Button';
import { Label } from './Label';
import { useFocus } from './focus';
import { space, theme } from '../theme/theme';
import type { ChosenPicture, CropViewModel } from './crop.view-model';

interface CropStageProps {
  readonly picture: CropViewModel;
  readonly chosen: ChosenPicture;
  /** True if the visible part is a circle. */
  readonly round?: boolean;
}

const percent = (share: number): string => `${String(share * 100)}%`;

/** Crop area of a picture. Dragging and arrow keys move the picture. */
export const CropStage = observer(function CropStage({ picture, chosen, round = false }: CropStageProps) {
  const { crop, size, shown } = chosen;
  const focus = useFocus<HTMLButtonElement>(shown);
  const start = useRef({ x: 0, y: 0 });
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => {
      picture.nudge(-1, 0);
    },
    ArrowRight: () => {
      picture.nudge(1, 0);
    },
    ArrowUp: () => {
      picture.nudge(0, -1);
    },
    ArrowDown: () => {
      picture.nudge(0, 1);
    },
    '+': picture.zoomIn,
    '=': picture.zoomIn,
    '-': picture.zoomOut,
    '−': picture.zoomOut,
  };
  const press = (event: KeyboardEvent) => {
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  return (
    <Stage
      ref={focus}
      type="button"
      style={{ aspectRatio: picture.shape.ratio }}
      $wide={picture.shape.ratio > 1}
      aria-label="Visible part of the picture. Use the arrow keys to move it, plus and minus to zoom."
      onKeyDown={press}
      onPointerDown={(event) => {
        if (!event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY };
        picture.hold();
      }}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const { clientWidth } = event.currentTarget;
        const { x, y } = start.current;
        picture.drag((x - event.clientX) / clientWidth, (y - event.clientY) / clientWidth);
      }}
    >
      <img
        src={shown}
        alt=""
        draggable={false}
        style={{
          width: percent(size.width / crop.size),
          height: percent(size.height / picture.height),
          left: percent(-crop.x / crop.size),
          top: percent(-crop.y / picture.height),
        }}
      />
      {round ? <Circle /> : null}
    </Stage>
  );
});

const Stage = styled.button<{ readonly $wide: boolean }>`
  position: relative;
  flex: none;
  width: min(${({ $wide }) => ($wide ? '560px' : '320px')}, 100%);
  padding: 0;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  cursor: grab;
  touch-action: none;
  user-select: none;
  &:active {
    cursor: grabbing;
  }
  img {
    position: absolute;
    max-width: none;
    pointer-events: none;
  }
`;

/* Dims the part outside the avatar. */
const Circle = styled.span`
  position: absolute;
  inset: 0;
  border-radius: ${theme.radius.pill};
  box-shadow:
    0 0 0 2px rgba(255, 255, 255, 0.7),
    0 0 0 400px rgba(6, 8, 18, 0.6);
  pointer-events: none;
`;

export interface CropEditorProps extends CropStageProps {
  /** Label of the button that saves. */
  readonly save: string;
  /** True while the picture is sent. */
  readonly sending: boolean;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** Editor for the visible part of a picture, with pointer, slider and keyboard. Escape cancels. */
export const CropEditor = observer(function CropEditor(props: CropEditorProps) {
  const { picture, save, sending, onSave, onCancel } = props;
  const { zoom, mostZoom, zoomTo } = picture;
  const id = useId();
  const leave = () => {
    if (!sending) onCancel();
  };
  return (
    <Layout
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave();
      }}
    >
      <CropStage {...props} />
      <Controls>
        <Soft>Drag the picture or use the arrow keys. Zoom with + and −.</Soft>
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
          <Button variant="primary" busy={sending} onClick={onSave}>
            {save}
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
