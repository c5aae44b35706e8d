import { Button, Typography } from "@mui/material"
import { email, required, TextInput, useTranslate } from "react-admin"
import type { MailStatus } from "#lib/mail-status.ts"
import { callApi } from "#staff/http.ts"
import { DialogButton } from "./forms/dialog-button.tsx"
import { FormDialog } from "./forms/form-dialog.tsx"
import { useCall } from "./use-call.ts"

/** `recipient`: the address, if it belongs to a guest and can be corrected here. */
type Props = { mail: { _id: string; status: MailStatus }; recipient?: string | undefined }

/** What staff can do about a mail that could not be sent. Nothing for other mails. */
export function MailActions({ mail: { _id, status }, recipient }: Props) {
  const translate = useTranslate()
  const { call, isSending } = useCall()
  if (status !== "dead" && status !== "failing") return null
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={isSending}
        onClick={() => call({ path: `/outbox/${_id}/resend`, done: "staff.mailQueue.resent" })}
      >
        {translate("staff.mailQueue.resend")}
      </Button>
      {recipient && (
        <DialogButton size="small" dialog={(onClose) => <RecipientDialog {...{ _id, recipient, onClose }} />}>
          {translate("staff.mailQueue.correct")}
        </DialogButton>
      )}
      <Button
        size="small"
        color="inherit"
        disabled={isSending}
        onClick={() => call({ path: `/outbox/${_id}/dismiss`, done: "staff.mailQueue.dismissed" })}
      >
        {translate("staff.mailQueue.dismiss")}
      </Button>
    </>
  )
}

function RecipientDialog({ _id, recipient, onClose }: { _id: string; recipient: string; onClose: () => void }) {
  const translate = useTranslate()
  return (
    <FormDialog
      title={translate("staff.mailQueue.correct")}
      values={{ recipient }}
      save={(body) => callApi(`/outbox/${_id}/recipient`, { method: "PUT", body })}
      done="staff.mailQueue.corrected"
      submit={translate("staff.mailQueue.sendThere")}
      onClose={onClose}
    >
      <TextInput
        source="recipient"
        type="email"
        label="staff.mailQueue.recipient"
        validate={[required(), email()]}
        autoFocus
      />
      <Typography variant="body2" color="text.secondary">
        {translate("staff.mailQueue.correctHelp")}
      </Typography>
    </FormDialog>
  )
}

/** Returns the address of a mail to a guest. Addresses of the office and of accounts are kept elsewhere. */
export function guestAddress({ kind, recipient, about }: { kind: string; recipient: string; about: object }) {
  const isAboutGuest = "bookingId" in about || "enquiryId" in about || "answerId" in about
  return isAboutGuest && !kind.endsWith("-for-staff") ? recipient : undefined
}
