import { useRef } from 'react';

interface FileButtonProps {
  readonly label: string;
  /** Ends of the names of files that are offered. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A button that opens a file. */
export function FileButton({ label, accept, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="btn quiet" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
