import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens the question that the address names and goes there, when the page comes and whenever that part of the address is followed; `widen` brings one back that is not listed now. */
export function useLinkedQuestion(widen: () => void): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return undefined;
    const slug = hash.slice(1);
    if (answerOf(slug) === null) widen();
    // The list may have to be drawn first.
    const frame = requestAnimationFrame(() => {
      show(slug);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
    // The key is another one each time when the same link is followed.
  }, [hash, key, widen]);
}

const answerOf = (slug: string): HTMLElement | null => document.getElementById(slug);

function show(slug: string): void {
  const question = answerOf(slug)?.closest('details');
  if (!question) return;
  question.open = true;
  question.scrollIntoView({ block: 'start' });
  question.querySelector('summary')?.focus({ preventScroll: true });
}
