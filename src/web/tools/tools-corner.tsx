import { useEffect } from 'react';
import { timeLeftText } from '../../companion/index.js';
import { isCovered } from '../parts/in-front.js';
import { Mark } from '../parts/mark.js';
import { TOOLS } from '../words/tools.js';
import { beginLookingOn, openTools, tick, useBeside } from './beside-table.js';
import { ToolsSheet } from './tools-sheet.js';

const SECOND = 1000;

/** The way to the tools beside the table, with the clock where it has been started. @rule ERD-01 */
export default function ToolsCorner() {
  const { tools, isOpen } = useBeside();
  const { timer } = tools;
  useEffect(beginLookingOn, []);
  useEffect(() => {
    const clock = setInterval(tick, SECOND / 4);
    return () => clearInterval(clock);
  }, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isCovered()) return;
      if (event.key === 't' || event.key === 'T') openTools();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const used = timer.isStarted || timer.left < timer.agreed;
  return (
    <>
      <button type="button" className="ib toolsib" aria-label={TOOLS.open} title={TOOLS.open} onClick={openTools}>
        {used ? timeLeftText(timer) : <Mark of="u-clock" />}
      </button>
      {isOpen && <ToolsSheet />}
    </>
  );
}
