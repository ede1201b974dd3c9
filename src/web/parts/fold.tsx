import { type ReactNode, useState } from 'react';

interface FoldProps {
  readonly title: string;
  readonly count: number;
  /** How it lies there at first. */
  readonly isOpen: boolean;
  /** Made only when it is open: long lists cost nothing while nobody looks at them. */
  readonly children: () => ReactNode;
}

/** A part of a list that can be folded away. */
export function Fold({ title, count, isOpen, children }: FoldProps) {
  const [open, setOpen] = useState(isOpen);
  return (
    <details className="fold" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {title} <span>{count}</span>
      </summary>
      {open && children()}
    </details>
  );
}
