import { useState } from "react"
import { now } from "#lib/clock.ts"

/** An invisible input that only bots fill in (lib/form-guard.ts). Password managers skip it by their documented marks. */
export function Honeypot() {
  return (
    <div className="absolute -left-[200vw]" aria-hidden="true">
      <input
        name="website"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  )
}

export function useFormGuard(): (form: FormData) => { website: string; startedAt: string } {
  const [startedAt] = useState(() => (import.meta.env.SSR ? "" : new Date(now()).toISOString()))
  return (form) => ({ website: String(form.get("website") ?? ""), startedAt })
}
