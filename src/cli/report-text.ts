// A match report as lines for a terminal.
import type { Section } from '../companion/index.js';
import { wrap } from './terminal.js';

/** The sections as text. */
export const reportText = (sections: readonly Section[], width: number): string =>
  sections.map((section) => sectionText(section, width)).join('\n\n');

export const sectionText = ({ title, paragraphs }: Section, width: number): string =>
  [title, ...paragraphs.map((paragraph) => `  ${wrap(paragraph, width, '  ')}`)].join('\n');
