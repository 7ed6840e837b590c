import { observer } from 'mobx-react-lite';
import { Picture } from '../shared/Picture';
import type { PictureKind } from '../shared/picture-kind';
import { Caption, Grid } from './kit.styles';
import { samplePicture } from './kit-samples';
import { KitSection } from './KitSection';

const KINDS: readonly PictureKind[] = ['game', 'genre', 'developer', 'announcement', 'blog', 'avatar', 'item'];

/** A picture that comes, and the drawing of each kind for one that does not. */
export const KitPictures = observer(function KitPictures() {
  return (
    <KitSection id="pictures" title="Pictures">
      <Grid $least={180}>
        <div>
          <Picture kind="game" picture={samplePicture} alt="Hills before a setting sun" sizes="180px" />
          <Caption>a picture</Caption>
        </div>
        {KINDS.map((kind) => (
          <div key={kind}>
            <Picture kind={kind} picture={undefined} alt={`No ${kind} picture`} />
            <Caption>{kind}, missing</Caption>
          </div>
        ))}
      </Grid>
    </KitSection>
  );
});
