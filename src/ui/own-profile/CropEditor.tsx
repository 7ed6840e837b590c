import { observer } from 'mobx-react-lite';
import { CropEditor as Editor } from '../shared/CropEditor';
import type { ChosenPicture } from '../shared/crop.view-model';
import type { PictureViewModel } from './picture.view-model';

export interface CropEditorProps {
  readonly picture: PictureViewModel;
  readonly chosen: ChosenPicture;
  /** Called after saving or cancelling. */
  readonly onDone: () => void;
}

/** Editor for the visible part of an avatar. */
export const CropEditor = observer(function CropEditor({ picture, chosen, onDone }: CropEditorProps) {
  return (
    <Editor
      round
      picture={picture.crop}
      chosen={chosen}
      save="Save picture"
      sending={picture.busy === 'sending'}
      onSave={() => void picture.send().then(onDone)}
      onCancel={() => {
        picture.cancel();
        onDone();
      }}
    />
  );
});
