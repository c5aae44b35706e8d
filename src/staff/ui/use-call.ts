import { useState } from "react"
import { type HttpError, useNotify, useRefresh, useTranslate } from "react-admin"
import { callApi } from "#staff/http.ts"

type Call = { path: string; method?: "POST" | "PUT" | "DELETE"; body?: object; done: string }

/**
 * Returns a function that writes to the API, says how it went, and reloads the screen. It resolves to whether it
 * succeeded. When it fails, everything stays as it was typed.
 */
export function useCall() {
  const [isSending, setSending] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const call = async ({ path, method = "POST", body = {}, done }: Call): Promise<boolean> => {
    setSending(true)
    try {
      await callApi(path, { method, ...(method !== "DELETE" && { body }) })
      notify(translate(done), { type: "success" })
      refresh()
      return true
    } catch (error) {
      notify((error as HttpError).message, { type: "error", autoHideDuration: 10_000 })
      return false
    } finally {
      setSending(false)
    }
  }
  return { call, isSending }
}
