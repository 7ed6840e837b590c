import { observer } from 'mobx-react-lite';
import type { FocusEvent, PointerEvent, RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import type { Toast } from '../../domain/notices/toast';
import { TOAST_REMOVE_DELAY } from '../../domain/notices/toast';
import type { LiveToast, ToastPhase } from '../../domain/notices/toast-queue';
import { Button } from '../shared/Button';
import { Icon } from '../shared/Icon';
import { IconButton } from '../shared/IconButton';
import { mainContent, rescueFocus } from '../shared/focus';
import { space, theme } from '../theme/theme';
import { AchievementThumb } from './AchievementThumb';
import { toastStyles } from './toast.styles';
import type { ToastsViewModel } from './toasts.view-model';

interface SignInOfferProps {
  readonly toast: Toast;
  readonly toasts: ToastsViewModel;
}

/** Offers a guest to log in or sign up to save an achievement (spec 1 §2). */
const SignInOffer = observer(function SignInOffer({ toast, toasts }: SignInOfferProps) {
  return (
    <>
      <Line>Log in or sign up to save your achievement.</Line>
      <Buttons>
        <Button
          variant="primary"
          onClick={() => {
            toasts.signUp(toast);
          }}
        >
          Sign Up
        </Button>
        <Button
          onClick={() => {
            toasts.logIn(toast);
          }}
        >
          Login
        </Button>
      </Buttons>
    </>
  );
});

const Line = styled.p`
  margin-top: ${space(2)};
  font-size: ${theme.size.sm};
  @media ${theme.below.wide} {
    margin-top: 0;
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: ${space(2)};
  margin-top: ${space(2)};
`;

/** Moves the focus from a removed toast to the next toast, or else to the main content. */
function useFocusAfterChange(): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = card;
    return () => {
      if (current?.contains(document.activeElement) === true) rescueFocus(() => nextToast() ?? mainContent());
    };
  }, []);
  return card;
}

function nextToast(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-toast] button');
}

export interface ToastCardProps {
  readonly live: LiveToast;
  readonly toasts: ToastsViewModel;
}

/** Toast whose timeout pauses while it is hovered or focused. */
export const ToastCard = observer(function ToastCard({ live, toasts }: ToastCardProps) {
  const { toast, phase } = live;
  const { icon, colour } = toastStyles[toast.kind];
  const card = useFocusAfterChange();
  const hold = () => {
    toasts.hold(toast.id);
  };
  const leave = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget } = event;
    if (!currentTarget.contains(currentTarget.ownerDocument.activeElement)) toasts.release(toast.id);
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) toasts.release(toast.id);
  };
  return (
    <Card
      ref={card}
      $phase={phase}
      $covered={toasts.signingIn && toast.offersSignIn}
      $badge={toast.kind === 'achievement'}
      data-toast={toast.kind}
      onPointerEnter={hold}
      onPointerLeave={leave}
      onFocus={hold}
      onBlur={blur}
    >
      {toast.kind === 'achievement' ? (
        <AchievementThumb thumb={toast.thumb} toasts={toasts} />
      ) : (
        <Sign $colour={colour}>
          <Icon name={icon} size={22} colour={colour} />
        </Sign>
      )}
      <div>
        {toast.kind === 'achievement' ? <Kicker>Achievement unlocked</Kicker> : null}
        <Title>{toast.title}</Title>
        <Text>{toast.body}</Text>
        {toast.action === undefined ? null : (
          <Buttons>
            <Button
              onClick={() => {
                toasts.runAction(toast);
              }}
            >
              {toast.action.title}
            </Button>
          </Buttons>
        )}
        {toasts.offersSignIn(live) ? <SignInOffer toast={toast} toasts={toasts} /> : null}
      </div>
      {toast.dismissible ? (
        <IconButton
          icon="x"
          label="Dismiss"
          size={18}
          onClick={() => {
            toasts.dismiss(toast.id);
          }}
        />
      ) : null}
    </Card>
  );
});

const Text = styled.p`
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  overflow-wrap: anywhere;
`;

/* On phones an achievement takes one line, so that the game stays visible. */
const compact = css`
  padding: ${space(2)} ${space(1)} ${space(2)} ${space(2)};
  ${Text} {
    position: absolute;
    clip-path: inset(50%);
  }
`;

interface CardStyle {
  readonly $phase: ToastPhase;
  /** True while the login dialog is open. */
  readonly $covered: boolean;
  readonly $badge: boolean;
}

const Card = styled.div<CardStyle>`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: start;
  gap: ${space(3)};
  width: min(400px, 100%);
  visibility: ${({ $covered }) => ($covered ? 'hidden' : 'visible')};
  margin-top: ${space(2)};
  padding: ${space(2)} ${space(1)} ${space(3)} ${space(3)};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: ${theme.hairlineShadow}, ${theme.shadow};
  pointer-events: ${({ $phase }) => ($phase === 'closing' ? 'none' : 'auto')};
  opacity: ${({ $phase }) => ($phase === 'shown' ? 1 : 0)};
  transform: ${({ $phase }) => ($phase === 'shown' ? 'none' : 'translateY(16px)')};
  transition:
    opacity ${({ $phase }) => duration($phase)} ${theme.motion.easing},
    transform ${({ $phase }) => duration($phase)} ${theme.motion.easing};
  @media ${theme.below.wide} {
    ${({ $badge }) => ($badge ? compact : '')}
  }
`;

function duration(phase: ToastPhase): string {
  return phase === 'closing' ? `${String(TOAST_REMOVE_DELAY)}ms` : theme.motion.slow;
}

const Sign = styled.span<{ readonly $colour: string }>`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  margin-top: ${space(1)};
  border-radius: ${theme.radius.pill};
  background: color-mix(in srgb, ${({ $colour }) => $colour} 18%, transparent);
`;

const Kicker = styled.p`
  margin-top: ${space(1)};
  font-size: ${theme.size.xs};
  color: ${theme.colour.textSoft};
`;

const Title = styled.p`
  display: flex;
  align-items: center;
  min-height: ${theme.target};
  font-family: ${theme.font.heading};
  font-weight: 600;
  line-height: 1.25;
  overflow-wrap: anywhere;
  ${Kicker} + & {
    min-height: 0;
  }
`;
