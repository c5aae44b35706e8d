import { useState } from "react"

/** An invisible input that only bots fill in (lib/form-guard.ts). */
export function Honeypot() {
  return (
    <div className="absolute -left-[200vw]" aria-hidden="true">
      <input name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

export function useFormGuard(): (form: FormData) => { website: string; startedAt: string } {
  const [startedAt] = useState(() => (import.meta.env.SSR ? "" : new Date().toISOString()))
  return (form) => ({ website: String(form.get("website") ?? ""), startedAt })
}
