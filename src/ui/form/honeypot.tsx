import { useState } from "react"

/** An input that nobody sees or reaches, so that only machines write into it (lib/form-guard.ts). */
export function Honeypot() {
  return (
    <div className="absolute -left-[200vw]" aria-hidden="true">
      <input name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** What the form guard is sent: when the form was opened, and what was written into the trap. */
export function useFormGuard(): (form: FormData) => { website: string; startedAt: string } {
  const [startedAt] = useState(() => (import.meta.env.SSR ? "" : new Date().toISOString()))
  return (form) => ({ website: String(form.get("website") ?? ""), startedAt })
}
