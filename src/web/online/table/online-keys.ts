import { useEffect } from 'react';
import { PHRASE_NAMES } from '../../../protocol/index.js';
import { isCovered } from '../../parts/in-front.js';
import { openPhrases, sayPhrase } from './phrases.js';
import { answer, waitingForMe } from './slips.js';
import { useOnline } from './state.js';

/** The keys for people: what is said to them, and what they ask. The keys of the game are those of every table. */
export function useOnlineKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping || isCovered()) return;
      if (press(event.key)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Whether the key means something here. */
function press(key: string): boolean {
  const { about, seat, phrasesOpen } = useOnline.getState();
  if (about === null || seat === null) return false;
  if (key === 'p' || key === 'P') {
    openPhrases(!phrasesOpen);
    return true;
  }
  if (key === 'Escape' && phrasesOpen) {
    openPhrases(false);
    return true;
  }
  const phrase = phrasesOpen ? PHRASE_NAMES[Number(key) - 1] : undefined;
  if (phrase !== undefined) void sayPhrase(phrase);
  const [request] = waitingForMe(about.requests, seat);
  const isAnswer = request !== undefined && /^[yn]$/i.test(key);
  if (isAnswer) void answer(request, key.toLowerCase() === 'y');
  return phrase !== undefined || isAnswer;
}
