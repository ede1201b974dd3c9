import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';

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

/** Cards of the hand are chosen in the hand, which rises for it: everything in play lies above it. */
export const withHandRaised = ({ height, ...design }: Design, by: number): Design => ({
  ...design,
  height: height + by,
});

export interface Stage {
  readonly scale: number;
  /** The table's size in units of the design: at least the design's own. */
  readonly width: number;
  readonly height: number;
}

interface FittedProps {
  readonly design: Design;
  readonly look: string;
  /** How many Active spots a side has. */
  readonly actives: number;
  /** Panels that lie on the felt and are not drawn smaller with it. */
  readonly panels: ReactNode;
  /** What lies on the table: made when the room is measured, so that nothing is laid out twice. */
  readonly children: (stage: Stage) => ReactNode;
}

/** The felt, with the design fitted into the room there is. */
export function Fitted({ design, look, actives, panels, children }: FittedProps) {
  const [room, stage] = useStage(design);
  const fitted = { '--scale': stage?.scale, '--extra': `${(stage?.height ?? 0) - design.height}px` } as CSSProperties;
  return (
    <main className={look} ref={room} id="table" data-actives={actives} style={fitted}>
      {stage !== null && (
        <div className="plan" style={{ width: stage.width, height: stage.height }}>
          {children(stage)}
        </div>
      )}
      <span className="lamp" aria-hidden="true" />
      {panels}
    </main>
  );
}

function useStage(design: Design): readonly [RefObject<HTMLDivElement | null>, Stage | null] {
  const room = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage | null>(null);
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const measure = (): void => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth === 0 || clientHeight === 0) return;
      const scale = Math.min(clientWidth / design.width, clientHeight / design.height, design.largest);
      const fitted = { scale, width: clientWidth / scale, height: clientHeight / scale };
      setStage((old) => (old?.width === fitted.width && old.height === fitted.height ? old : fitted));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [design]);
  return [room, stage];
}
