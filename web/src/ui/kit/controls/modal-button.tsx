import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

/** Renders a dialog, which calls `close` when it is to disappear. */
export type RenderModal = (close: () => void) => ReactNode;

/** A dialog that is open after `open`, until it is closed. */
export function useModal(render: RenderModal) {
  const [isOpen, setOpen] = useState(false);
  return { open: () => setOpen(true), modal: isOpen && render(() => setOpen(false)) };
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
