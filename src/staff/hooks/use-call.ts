import { useState } from "react"
import { type HttpError, useNotify, useTranslate } from "react-admin"
import { useReload } from "#staff/hooks/use-reload.ts"
import { callApi } from "#staff/http.ts"

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Answer = any
type Call = {
  path: string
  method?: "POST" | "PUT" | "DELETE"
  body?: object
  /** The key of the message after success. */
  done?: string
  onDone?: (answer: Answer) => void
}

/**
 * Returns a function that writes to the API, says how it went, and reloads the screen. It resolves to whether it
 * succeeded. When it fails, everything stays as it was typed; after a conflict the screen shows what a colleague did.
 */
export function useCall() {
  const [isSending, setSending] = useState(false)
  const notify = useNotify()
  const reload = useReload()
  const translate = useTranslate()
  const call = async ({ path, method = "POST", body = {}, done, onDone }: Call): Promise<boolean> => {
    setSending(true)
    try {
      const answer = await callApi(path, { method, ...(method !== "DELETE" && { body }) })
      onDone?.(answer)
      if (done) notify(translate(done), { type: "success" })
      void reload()
      return true
    } catch (error) {
      const { message, status } = error as HttpError
      const isConflict = status === 409
      notify(message, { type: "error", autoHideDuration: isConflict ? null : 10_000 })
      if (isConflict) void reload()
      return false
    } finally {
      setSending(false)
    }
  }
  return { call, isSending }
}
