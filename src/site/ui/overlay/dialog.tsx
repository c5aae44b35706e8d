import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { useCloseOnBack } from "#lib/use-close-on-back.ts"
import { IconButton } from "#site/ui/button.tsx"
import { Icon } from "#site/ui/icon.tsx"

const message = { en: "Close", vi: "Đóng" }

export type Position = "middle" | "foot" | "side"

const POSITIONS: Record<Position, string> = {
  middle: "h-dvh max-h-none w-full sm:m-auto sm:h-fit sm:max-h-[92dvh] sm:max-w-2xl sm:rounded-card",
  foot: "mt-auto max-h-[90dvh] w-full rounded-t-2xl",
  side: "ml-auto h-dvh max-h-none w-[min(20rem,85vw)]",
}

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  position?: Position
  footer?: ReactNode
}

/** A modal dialog. Escape, Back, its button, the backdrop and any `<form method="dialog">` inside close it. */
export function Dialog({ title, onClose, children, position = "middle", footer }: Props) {
  const t = useTranslate()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useCloseOnBack(onClose)
  useLayoutEffect(() => {
    const element = dialog.current
    if (typeof HTMLDialogElement !== "undefined") {
      element?.showModal()
      return () => element?.close()
    }
    // A browser without dialogs shows it as a part of the page.
    element?.setAttribute("open", "")
    element?.scrollIntoView()
  }, [])
  // The browser's `close` event comes too late: the dialog may have been opened again meanwhile.
  const atOnce = (event: SyntheticEvent) => {
    if (event.type === "cancel" && event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is for pointers; Escape does the same
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={atOnce}
      onSubmit={(event) => (event.target as HTMLFormElement).getAttribute("method") === "dialog" && atOnce(event)}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      className={`m-0 max-w-none flex-col overflow-hidden bg-paper p-0 text-ink open:flex ${POSITIONS[position]}`}
    >
      <div className="flex items-start justify-between gap-4 border-b border-hairline py-2 pr-2 pl-5">
        <h2 id={id} className="grid min-h-11 items-center text-xl font-bold">
          {title}
        </h2>
        <form method="dialog">
          <IconButton type="submit" label={t(message)}>
            <Icon name="x" />
          </IconButton>
        </form>
      </div>
      <div className="relative grow overflow-y-auto overscroll-contain p-5">{children}</div>
      {footer && (
        <div className="max-h-[55%] shrink-0 overflow-y-auto border-t border-hairline bg-sheet p-4">{footer}</div>
      )}
    </dialog>
  )
}
