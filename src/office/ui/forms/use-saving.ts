import { useRef, useState } from "react"
import { type HttpError, useNotify, useTranslate } from "react-admin"
import { newIdempotencyKey } from "#lib/api/idempotency-key.ts"
import { useReload } from "#office/frame/hooks/use-reload.ts"

export type Values = Record<string, unknown>

/** The values of a form; null for a field that was cleared. */
export type Typed<Values> = { [Name in keyof Values]: Values[Name] | null }

export type Saving<Values> = {
  /**
   * Sends the values. When it throws, everything stays as it was typed. One `key` goes with all tries of the same values,
   * so that a request whose answer was lost happens once.
   */
  save: (typed: Typed<Values>, key: string) => unknown
  /**
   * The success message, or how it follows from the answer; `%{name}` is replaced by that value. Without it, nothing was
   * changed on the server.
   */
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  done?: string | ((answer: any) => string) | undefined
  /** Called after success. */
  onDone: () => void
}

/**
 * Returns how a form is sent. What the API refuses is returned for the fields that it names, `problem` is the whole
 * sentence. After a conflict the screen shows what a colleague did.
 */
export function useSaving<Values extends object>({ save, done, onDone }: Saving<Values>) {
  const translate = useTranslate()
  const notify = useNotify()
  const reload = useReload()
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const keyFor = useTryKey()
  const send = async (values: object) => {
    setSending(true)
    setProblem(undefined)
    try {
      const answer = await save(values as Typed<Values>, keyFor(values))
      if (done) {
        notify(translate(typeof done === "string" ? done : done(answer), { ...values }), { type: "success" })
        void reload()
      }
      onDone()
    } catch (error) {
      const { message, body, status } = error as HttpError
      setProblem(translate(message, { _: message }))
      if (status === 409) void reload()
      return (body as { errors?: Record<string, string> } | undefined)?.errors ?? {}
    } finally {
      setSending(false)
    }
  }
  return { send, problem, isSending }
}

/** Returns a function that gives one key to all tries of the same values. */
export function useTryKey() {
  const last = useRef({ sent: "", key: "" })
  return (values: object) => {
    const sent = JSON.stringify(values)
    if (sent !== last.current.sent) last.current = { sent, key: newIdempotencyKey() }
    return last.current.key
  }
}
