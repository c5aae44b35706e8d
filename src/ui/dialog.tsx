import { X } from "lucide-react"
import { type ReactNode, useEffect, useId, useRef } from "react"
import { useT } from "#i18n/language.tsx"

const message = { en: "Close", vi: "Đóng" }

type Props = { title: string; onClose: () => void; children: ReactNode }

/** A modal dialog on wide screens, a full sheet on narrow ones. Escape, the button and the backdrop close it. */
export function Dialog({ title, onClose, children }: Props) {
  const t = useT()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is for pointers; Escape does the same
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-paper p-0 text-ink sm:m-auto sm:h-fit sm:max-h-[92dvh] sm:max-w-2xl sm:rounded-card"
    >
      <div className="flex max-h-[inherit] min-h-full flex-col">
        <div className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-hairline bg-paper py-3 pr-2 pl-5">
          <h2 id={id} className="pt-2 text-xl font-bold">
            {title}
          </h2>
          <button type="button" onClick={() => dialog.current?.close()} className="grid size-11 shrink-0 place-items-center" aria-label={t(message)}>
            <X aria-hidden="true" />
          </button>
        </div>
        <div className="px-5 py-5">{children}</div>
      </div>
    </dialog>
  )
}
