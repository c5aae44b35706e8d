import { useState } from "react"
import { type HttpError, useNotify, useRefresh, useTranslate } from "react-admin"

export type Values = Record<string, unknown>

type Props = {
  /** Sends the values. When it throws, everything stays as it was typed. */
  save: (values: Values) => Promise<unknown>
  done: string
  onClose: () => void
}

/**
 * Returns how a form is sent. What the API refuses is returned for the fields that it names, `problem` is the whole
 * sentence. After a conflict the screen shows what a colleague did.
 */
export function useSaving({ save, done, onClose }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const send = async (values: Values) => {
    setSending(true)
    setProblem(undefined)
    try {
      await save(values)
      notify(translate(done), { type: "success" })
      refresh()
      onClose()
    } catch (error) {
      const { message, body, status } = error as HttpError
      setProblem(translate(message, { _: message }))
      if (status === 409) refresh()
      return (body as { errors?: Record<string, string> } | undefined)?.errors ?? {}
    } finally {
      setSending(false)
    }
  }
  return { send, problem, isSending }
}
