import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The table as it was designed, in its own units; it is drawn larger or smaller, and may be wider or higher. */
export interface Design {
  readonly width: number;
  readonly height: number;
  readonly largest: number;
}

export const WIDE: Design = { width: 1104, height: 792, largest: 1.25 };
export const PHONE: Design = { width: 390, height: 660, largest: 1.5 };
/** With the names of the other sides above them. */
export const PHONE_OF_FOUR: Design = { ...PHONE, height: 712 };

export interface Stage {
  readonly scale: number;
  /** The table's size in units of the design: at least the design's own. */
  readonly width: number;
  readonly height: number;
}

/** Fits the design into the room there is. */
export function useStage(design: Design): readonly [RefObject<HTMLDivElement | null>, Stage] {
  const room = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>({ scale: 1, width: design.width, height: design.height });
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const measure = (): void => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth === 0 || clientHeight === 0) return;
      const scale = Math.min(clientWidth / design.width, clientHeight / design.height, design.largest);
      setStage({ scale, width: clientWidth / scale, height: clientHeight / scale });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [design]);
  return [room, stage];
}
