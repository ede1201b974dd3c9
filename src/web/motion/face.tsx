import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { CardId } from '../../engine/index.js';
import type { Moment } from '../../session/index.js';
import { CardFace } from '../cards/card-face.js';
import { faceIn, knownAt, useTable } from '../session/store.js';
import { lay, type Place } from './layer.js';

/** The face of a card that lies nowhere yet, over the table; null: it has not been seen. */
export function layFace(card: CardId, moment: Moment, at: Place): HTMLElement | null {
  const face = faceIn(knownAt(moment, useTable.getState()))(card);
  if (face === null) return null;
  const thing = lay('copy carried', at);
  const holder = document.createElement('span');
  holder.style.transform = `translate(-50%, -50%) scale(${scaleOfTable()})`;
  thing.append(holder);
  flushSync(() => createRoot(holder).render(createElement(CardFace, { face, size: 'table' })));
  return thing;
}

const scaleOfTable = (): string =>
  document.querySelector<HTMLElement>('.felt')?.style.getPropertyValue('--scale') || '1';
