import { type ReactNode, useEffect, useId, useRef, useState } from "react";

interface DialogProps {
  heading: string;
  className?: string | undefined;
  isOpen?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog. Mounted only while it is open, it begins anew each time. */
export function Dialog({ heading, className, isOpen = true, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    ref.current?.showModal();
    // Chromium takes the heading.
    ref.current?.querySelector<HTMLElement>("input, button")?.focus();
  }, [isOpen]);
  return (
    <dialog ref={ref} className={className} aria-labelledby={id} onClose={onClose}>
      <h2 id={id} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </dialog>
  );
}

interface DialogButtonProps extends Pick<DialogProps, "heading" | "className" | "children"> {
  id?: string | undefined;
  label: string;
  buttonClass: string | undefined;
}

export function DialogButton({ id, label, buttonClass, ...dialog }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button id={id} type="button" className={buttonClass} onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && <Dialog {...dialog} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The browser gives the focus back to the button that opened the dialog. */
export const closeDialog = ({ currentTarget }: { currentTarget: Element }) =>
  currentTarget.closest("dialog")?.close();

export const CloseButton = ({ children = "Close" }: { children?: string }) => (
  <button type="button" onClick={closeDialog}>
    {children}
  </button>
);
