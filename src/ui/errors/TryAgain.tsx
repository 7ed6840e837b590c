import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../shared/Button';
import { useOnline } from './use-online';

/** Asks for the page once more, by itself when the connection comes back. */
export const TryAgain = observer(function TryAgain() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const again = () => {
    // A script that did not come is not asked for twice by every browser: with a connection the whole page comes anew.
    void (navigator.onLine ? navigate(0) : navigate(pathname + search, { replace: true }));
  };
  useOnline(again);
  return (
    <Button variant="primary" size="lg" icon="rotate-cw" onClick={again}>
      Try again
    </Button>
  );
});
