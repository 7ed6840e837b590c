import { observer } from 'mobx-react-lite';
import { BackTrail } from '../shared/BackTrail';
import { helpAddress } from './help-address';
import { HELP_TITLE } from './help.texts';

/** The breadcrumb to the help centre's start page. */
export const HelpTrail = observer(function HelpTrail() {
  return <BackTrail to={helpAddress('index')} title={HELP_TITLE} />;
});
