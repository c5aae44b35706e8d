import { type ComponentProps, useRef, useState } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { nearAddress } from "#lib/text/near-domain.ts"
import { TextField } from "./field.tsx"

const texts = {
  question: { en: "Did you mean", vi: "Có phải bạn muốn nhập" },
}

/** A field for an address. One that is near a well-known domain is asked about, never refused. */
export function EmailField({ onBlur, ...props }: ComponentProps<typeof TextField>) {
  const t = useTranslate()
  const frame = useRef<HTMLDivElement>(null)
  const [meant, setMeant] = useState<string>()
  const take = () => {
    const input = frame.current?.querySelector("input")
    if (!input || !meant) return
    // As if it had been typed, so that drafts and checks follow.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, meant)
    input.dispatchEvent(new Event("input", { bubbles: true }))
    setMeant(undefined)
    input.focus()
  }
  return (
    <div ref={frame}>
      <TextField
        {...props}
        type="email"
        autoCapitalize="none"
        onBlur={(event) => {
          setMeant(nearAddress(event.currentTarget.value))
          onBlur?.(event)
        }}
      />
      <p role="status" className="empty:hidden">
        {meant && (
          <button type="button" onClick={take} className="text-link min-h-11 text-left break-all">
            {t(texts.question)} {meant}?
          </button>
        )}
      </p>
    </div>
  )
}
