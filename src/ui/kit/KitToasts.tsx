import { observer } from 'mobx-react-lite';
import type { ToastDraft } from '../../domain/notices/toast';
import { toToast } from '../../domain/notices/toast';
import { ToastCard } from '../notices/ToastCard';
import type { ToastsViewModel } from '../notices/toasts.view-model';
import { Grid } from './kit.styles';
import { KitSection } from './KitSection';

const DRAFTS: readonly ToastDraft[] = [
  { kind: 'info', title: 'New Tab', body: 'A new tab was opened. Please complete your login there.' },
  { kind: 'success', title: 'Welcome Back!', body: 'You are now successfully logged in as nova.' },
  { kind: 'warning', title: 'Almost full', body: 'Four of five save slots are taken.' },
  { kind: 'danger', title: 'Oops!', body: 'The login or password you entered is incorrect.' },
  { kind: 'info', title: 'Cannot be dismissed', body: 'It goes by itself.', dismissible: false },
  { kind: 'achievement', title: 'First Light', body: 'Release your first lantern.' },
  { kind: 'achievement', title: 'Sky River', body: 'Fifty lanterns at once.', offersSignIn: true },
];

/** A toast of each kind; they do not go by themselves here. */
export const KitToasts = observer(function KitToasts({ toasts }: { readonly toasts: ToastsViewModel }) {
  return (
    <KitSection id="toasts" title="Toasts">
      <Grid $least={300}>
        {DRAFTS.map((draft) => (
          <ToastCard
            key={draft.title}
            live={{ toast: toToast(`kit ${draft.title}`, draft), phase: 'shown', remaining: 0, held: true }}
            toasts={toasts}
          />
        ))}
      </Grid>
    </KitSection>
  );
});
