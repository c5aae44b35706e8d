import { useEffect, useRef } from "react"
import { useTranslate } from "#i18n/language.tsx"

const message = { en: "There is a problem", vi: "Có thông tin cần sửa" }

export type FormError = { fieldId?: string | undefined; message: string }

type Props = {
  errors: FormError[]
  /** Changes each time the form is sent. Default: whenever the errors change. */
  round?: unknown
}

/** Lists a form's problems with links to their fields. Takes the focus when it appears. */
export function ErrorSummary({ errors, round = errors }: Props) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: don't move the focus while the user edits
  useEffect(() => {
    box.current?.focus()
  }, [round])
  if (errors.length === 0) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-card border-2 border-cancelled bg-cancelled-tint p-4 text-cancelled"
    >
      <p className="font-display font-bold">{t(message)}</p>
      <ul className="mt-1 list-disc pl-5">
        {errors.filter(isFirstOfItsWords).map((error) => (
          <li key={error.message}>
            {error.fieldId ? (
              <a href={`#${error.fieldId}`} className="underline" onClick={(event) => focusField(event, error.fieldId)}>
                {error.message}
              </a>
            ) : (
              error.message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function isFirstOfItsWords(error: FormError, index: number, all: FormError[]): boolean {
  return all.findIndex((other) => other.message === error.message) === index
}

function focusField(event: React.MouseEvent, id: string | undefined) {
  event.preventDefault()
  document.getElementById(id ?? "")?.focus()
}
