import type { HttpError } from "react-admin"
import { useReload } from "#office/frame/hooks/use-reload.ts"
import { callApi } from "#office/frame/http.ts"
import { useTask } from "./use-task.ts"

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Answer = any

type Call = {
  path: string
  method?: "POST" | "PUT" | "DELETE"
  body?: object
  /** The key of the message after success. */
  done?: string
  onDone?: (answer: Answer) => void
  onConflict?: () => void
}

/**
 * Returns a function that writes to the API, says how it went, and reloads the screen. It resolves to whether it
 * succeeded. When it fails, everything stays as it was typed; after a conflict the screen shows what a colleague did.
 */
export function useCall() {
  const { run, isRunning } = useTask()
  const reload = useReload()
  const write = async ({ path, method = "POST", body = {}, onDone, onConflict }: Call) => {
    const answer = await callApi(path, { method, ...(method !== "DELETE" && { body }) }).catch((error: HttpError) => {
      if (error.status === 409) {
        onConflict?.()
        void reload()
      }
      throw error
    })
    onDone?.(answer)
    void reload()
  }
  return { call: (of: Call) => run(() => write(of), of.done), isSending: isRunning }
}
