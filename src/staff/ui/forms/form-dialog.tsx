import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material"
import { type ReactNode, useId, useState } from "react"
import { Form, useTranslate } from "react-admin"
import { useSaving, type Values } from "./use-saving.ts"

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
  const formId = useId()
  const titleId = useId()
  // A record of its own: the form starts anew with the one of the page, which a refresh after a conflict loads again.
  const [initial] = useState(values)
  const { send, problem, isSending } = useSaving({ save, done, onClose })
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
