import { type ComponentProps, Fragment, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

/** Renders a dialog, which calls `close` when it is to disappear. */
export type RenderModal = (close: () => void) => ReactNode;

/** A dialog that is open after `open`, until it is closed. Another press tries again to load one whose code was lost. */
export function useModal(render: RenderModal) {
  const [presses, setPresses] = useState(0);
  const modal = presses > 0 && <Fragment key={presses}>{render(() => setPresses(0))}</Fragment>;
  return { open: () => setPresses(presses + 1), modal };
}

type ModalButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & { modal: RenderModal };

/** A button that opens a dialog. */
export function ModalButton({ modal: render, ...button }: ModalButtonProps) {
  const { open, modal } = useModal(render);
  return (
    <>
      <Button {...button} aria-haspopup="dialog" onClick={open} />
      {modal}
    </>
  );
}
