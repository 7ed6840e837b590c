import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { GamePicture, PictureList } from '../../domain/console/game-pictures';
import { ALTERNATIVE_MAX } from '../../domain/console/game-pictures';
import { Soft } from '../account/account.styles';
import { rescueFocus } from '../shared/focus';
import { IconButton } from '../shared/IconButton';
import { onePress } from '../shared/one-press';
import { Picture } from '../shared/Picture';
import { space, theme } from '../theme/theme';
import { TextField } from './ConsoleFields';
import { placeTitles } from './pictures.machine';
import type { PicturesViewModel } from './pictures.view-model';

interface ShotProps {
  readonly pictures: PicturesViewModel;
  readonly list: PictureList;
  readonly picture: GamePicture;
  readonly index: number;
  readonly count: number;
  /** Name of the picture that is dragged; undefined for none of this list. */
  readonly dragged: string | undefined;
  readonly onDrag: (name: string | undefined) => void;
}

/** Picture of a list, moved by dragging or by its buttons. */
const Shot = observer(function Shot({ pictures, list, picture, index, count, dragged, onDrag }: ShotProps) {
  const { name } = picture;
  const label = `picture ${String(index + 1)}`;
  const item = useRef<HTMLLIElement>(null);
  const [typing, setTyping] = useState(false);
  const move = (to: number) => {
    pictures.move(list, name, to);
    // Moving an element loses the focus, and a button at the end of the list is disabled.
    rescueFocus(() => item.current?.querySelector<HTMLElement>(`[data-by="${String(to - index)}"]:enabled, :enabled`));
  };
  return (
    <li
      ref={item}
      draggable={!typing}
      data-dragged={dragged === name ? '' : undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDrag(name);
      }}
      onDragEnd={() => {
        onDrag(undefined);
      }}
      onDragOver={(event) => {
        if (dragged !== undefined) event.preventDefault();
      }}
      onDrop={(event) => {
        if (dragged === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        pictures.move(list, dragged, index);
        onDrag(undefined);
      }}
    >
      <Picture kind="game" picture={picture.original} colour={picture.colour} alt={`${placeTitles[list]}, ${label}`} />
      <Tools>
        <span aria-hidden="true">{index + 1}</span>
        <IconButton
          icon="chevron-left"
          data-by="-1"
          label={`Move ${label} earlier`}
          disabled={index === 0}
          {...onePress(() => {
            move(index - 1);
          })}
        />
        <IconButton
          icon="chevron-right"
          data-by="1"
          label={`Move ${label} later`}
          disabled={index === count - 1}
          {...onePress(() => {
            move(index + 1);
          })}
        />
        <IconButton
          icon="trash"
          label={`Remove ${label}`}
          {...onePress(() => {
            pictures.remove(list, name);
          })}
        />
      </Tools>
      <Text
        onFocus={() => {
          setTyping(true);
        }}
        onBlur={() => {
          setTyping(false);
        }}
      >
        <TextField
          label={`Alternative text of ${label} (optional)`}
          value={picture.alt ?? ''}
          maxLength={ALTERNATIVE_MAX}
          onType={(text) => {
            pictures.describe(name, text);
          }}
        />
      </Text>
    </li>
  );
});

/** Pictures of a list in their order. */
export const PictureShots = observer(function PictureShots({ pictures, list }: Pick<ShotProps, 'pictures' | 'list'>) {
  const [dragged, setDragged] = useState<string>();
  const shots = pictures.edit.form?.[list] ?? [];
  if (shots.length === 0) return <Soft>No pictures yet.</Soft>;
  return (
    <Grid>
      {shots.map((picture, index) => (
        <Shot
          key={picture.name}
          pictures={pictures}
          list={list}
          picture={picture}
          index={index}
          count={shots.length}
          dragged={dragged}
          onDrag={setDragged}
        />
      ))}
    </Grid>
  );
});

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: ${space(4)};
  & > li {
    overflow: hidden;
    border: ${theme.hairline};
    border-radius: ${theme.radius.card};
    cursor: grab;
  }
  & > li[data-dragged] {
    opacity: 0.5;
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  & > span {
    flex: 1;
    padding-inline: ${space(3)};
    color: ${theme.colour.textSoft};
  }
`;

const Text = styled.div`
  padding: 0 ${space(3)} ${space(3)};
`;
