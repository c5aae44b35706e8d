import { Alert, type Breakpoint, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material"
import { type ReactNode, useId, useState } from "react"
import { Form, useTranslate } from "react-admin"
import { useFormState } from "react-hook-form"
import { useCloseOnBack } from "#lib/use-close-on-back.ts"
import { useTyped } from "#office/ui/forms/use-typed.ts"
import { ActionButton } from "../action-button.tsx"
import { type Saving, type Typed, useSaving } from "./use-saving.ts"

type Submit<Values> = {
  /** The label of the submit button, or its key. Without it the dialog only shows information. */
  submit?: string
  /** Whether the button can be pressed. Default: always. `isValid`: no field has an error. */
  isReady?: ((typed: Typed<Values>, isValid: boolean) => boolean) | undefined
  isDangerous?: boolean
}

type Props<Values> = Partial<Saving<Values>> &
  Submit<Values> & {
    /** A text, or the key of one. */
    title: string
    /** The initial values of the fields. */
    values?: Values
    onClose: () => void
    /** The label of the close button. */
    close?: string
    /** How the close button looks: filled in a dialog that only shows information. */
    closeVariant?: "text" | "contained"
    /** Extra buttons before the others. */
    actions?: ReactNode
    maxWidth?: Breakpoint
    /** Ignores Escape, Back and clicks outside. */
    isPersistent?: boolean
    children: ReactNode
  }

/**
 * Every dialog of the back office: react-admin's form in MUI's dialog. What the API refuses is said beside the fields that
 * it names and above the buttons, and everything stays as it was typed.
 */
export function FormDialog<Values extends object = object>(props: Props<Values>) {
  const { title, values, save = () => undefined, done, onClose, onDone = onClose, children } = props
  const {
    submit,
    isReady,
    isDangerous = false,
    close = "ra.action.close",
    closeVariant = submit ? "text" : "contained",
    actions,
    maxWidth = "sm",
    isPersistent = false,
  } = props
  const translate = useTranslate()
  const titleId = useId()
  // The page's record would reset the form when a refresh after a conflict loads it again.
  const [initial] = useState(values ?? {})
  const { send, problem, isSending } = useSaving({ save, done, onDone })
  const dismiss = () => !isSending && !isPersistent && onClose()
  return (
    <Dialog
      open
      // A click beside the dialog is easily made by mistake, and would drop what was typed.
      onClose={(_, reason) => !(submit && reason === "backdropClick") && dismiss()}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={titleId}
      sx={{ "& form": { display: "flex", flexDirection: "column", minHeight: 0 } }}
    >
      {!isPersistent && <CloseOnBack close={dismiss} />}
      <Form record={initial} onSubmit={send} noValidate disableInvalidFormNotification>
        <DialogTitle id={titleId} sx={{ overflowWrap: "anywhere" }}>
          {translate(title, { _: title })}
        </DialogTitle>
        <DialogContent>
          {children}
          {problem && (
            <Alert severity="error" role="alert" sx={{ mt: 1, whiteSpace: "pre-line" }}>
              {problem}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ flexWrap: "wrap" }}>
          {actions}
          <ActionButton label={close} variant={closeVariant} onClick={onClose} />
          {submit && <SubmitButton {...{ submit, isReady, isDangerous }} />}
        </DialogActions>
      </Form>
    </Dialog>
  )
}

function CloseOnBack({ close }: { close: () => void }) {
  useCloseOnBack(close)
  return null
}

/** A double press sends once, because the form is 'submitting' after the first. */
function SubmitButton<Values>({ submit = "", isReady = () => true, isDangerous }: Submit<Values>) {
  const typed = useTyped<Values>()
  const { isSubmitting, isValid } = useFormState()
  return (
    <ActionButton
      label={submit}
      type="submit"
      variant="contained"
      color={isDangerous ? "error" : "primary"}
      disabled={isSubmitting || !isReady(typed, isValid)}
    />
  )
}
