import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useDeferred } from '../../shared/use-deferred';
import { LoginViaRow } from './LoginViaRow';
import type { SocialServices } from './social-services';
import { ViaSpace } from './via.styles';

export interface LoginViaProps {
  readonly openSocial: () => Promise<SocialServices>;
}

/** The row of providers to sign in by; its place is kept until it is known which there are, and given up when there are none (spec 1 §2). */
export const LoginVia = observer(function LoginVia({ openSocial }: LoginViaProps) {
  const [failed, setFailed] = useState(false);
  const social = useDeferred(!failed, openSocial, () => {
    setFailed(true);
  });
  const signIn = social?.signIn;
  useEffect(() => {
    void signIn?.load();
  }, [signIn]);
  if (failed || signIn?.providers?.length === 0) return null;
  return signIn?.providers === undefined ? <ViaSpace aria-hidden="true" /> : <LoginViaRow signIn={signIn} />;
});
