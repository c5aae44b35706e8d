import { useState } from "react"
import { type HttpError, useNotify, useTranslate } from "react-admin"

/**
 * Returns a function that runs something, says why it failed or that it is `done`, and resolves to whether it succeeded.
 * What a conflict says stays until it is read.
 */
export function useTask() {
  const [isRunning, setRunning] = useState(false)
  const notify = useNotify()
  const translate = useTranslate()
  const run = async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setRunning(true)
    try {
      await work()
      if (done) notify(translate(done), { type: "success" })
      return true
    } catch (error) {
      const { message, status } = error as HttpError
      notify(message, { type: "error", autoHideDuration: status === 409 ? null : 10_000 })
      return false
    } finally {
      setRunning(false)
    }
  }
  return { run, isRunning }
}
