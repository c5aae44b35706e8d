import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material"
import { type ReactNode, useId, useState } from "react"
import { Form, type HttpError, useNotify, useRefresh, useTranslate } from "react-admin"

type Values = Record<string, unknown>
type Failure = { code?: string; errors?: Record<string, string> }

type Props = {
  title: string
  /** What the fields show at first. */
  values: Values
  /** Sends the values. When it throws, everything stays as it was typed. */
  save: (values: Values) => Promise<unknown>
  done: string
  submit: string
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog with react-admin's form. What the API refuses is said beside the fields that it names, anything else above the
 * buttons.
 */
export function FormDialog({ title, values, save, done, submit, onClose, children }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const formId = useId()
  const titleId = useId()
  // A record of its own: the form starts anew with the one of the page, which a refresh after a conflict loads again.
  const [initial] = useState(values)
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const send = async (sent: Values) => {
    setSending(true)
    setProblem(undefined)
    try {
      await save(sent)
      notify(translate(done), { type: "success" })
      refresh()
      onClose()
    } catch (error) {
      const { message, body, status } = error as HttpError
      const { errors = {} } = (body ?? {}) as Failure
      setProblem(translate(message, { _: message }))
      if (status === 409) refresh()
      return errors
    } finally {
      setSending(false)
    }
  }
  return (
    <Dialog open onClose={() => !isSending && onClose()} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Form id={formId} record={initial} onSubmit={send} noValidate>
          {children}
        </Form>
        {problem && (
          <Alert severity="error" role="alert" sx={{ mt: 1 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate("ra.action.close")}</Button>
        <Button type="submit" form={formId} variant="contained" disabled={isSending}>
          {submit}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
