import { type ChangeEvent, type ComponentProps, useRef } from 'react';
import { Button } from './button.tsx';

type FileButtonProps = Pick<ComponentProps<typeof Button>, 'look' | 'isSmall'> & {
  /** The accessible name of the file input. */
  label: string;
  /** That of the button, where its words say too little. */
  name?: string | undefined;
  /** File name extensions and types, as the attribute has them. */
  accept: string;
  onFile: (file: File) => void;
  children: string;
};

/** A button that opens the browser's file picker. */
export function FileButton({ label, name, accept, onFile, children, ...looks }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // Reset, so that the same file can be chosen again after it was corrected.
    currentTarget.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <input ref={input} type="file" hidden accept={accept} aria-label={label} onChange={choose} />
      <Button {...looks} aria-label={name} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
