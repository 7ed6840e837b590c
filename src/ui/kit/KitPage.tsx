import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { OverlaysViewModel } from '../notices/overlays.view-model';
import type { ToastsViewModel } from '../notices/toasts.view-model';
import { Container } from '../shared/Container';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { KitButtons } from './KitButtons';
import { KitCards } from './KitCards';
import { KitDialogs } from './KitDialogs';
import { KitErrors } from './KitErrors';
import { KitFeedback } from './KitFeedback';
import { KitMarks } from './KitMarks';
import { KitPictures } from './KitPictures';
import { KitToasts } from './KitToasts';
import { KitWaiting } from './KitWaiting';

export interface KitPageProps {
  readonly toasts: ToastsViewModel;
  readonly overlays: OverlaysViewModel;
}

/** Every component of the house in every state, for whoever builds it. */
export const KitPage = observer(function KitPage({ toasts, overlays }: KitPageProps) {
  return (
    <Page>
      <h1>Kit</h1>
      <Lead>Every component in every state. What stands here is made up.</Lead>
      <KitButtons />
      <KitMarks />
      <KitCards />
      <KitPictures />
      <KitWaiting />
      <KitToasts toasts={toasts} />
      <KitDialogs overlays={overlays} />
      <KitFeedback overlays={overlays} />
      <KitErrors />
    </Page>
  );
});

const Page = styled(Container)`
  padding-block: ${space(8)};
  & > h1 {
    font-size: ${theme.size.xxl};
  }
`;

const Lead = styled.p`
  margin-top: ${space(2)};
  color: ${theme.colour.textSoft};
`;
