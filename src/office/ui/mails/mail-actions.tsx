import { email, required, TextInput, useTranslate } from "react-admin"
import { isForOffice, type MailStatus } from "#lib/mail-status.ts"
import { Only } from "#office/frame/access/only.tsx"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"

/** `recipient`: the address, if it belongs to a guest and can be corrected here. */
type Props = { mail: { _id: string; status: MailStatus }; recipient?: string | undefined }

/** Buttons for a mail that could not be sent. Renders nothing for other mails. */
export function MailActions({ mail: { _id, status }, recipient }: Props) {
  const { call, isSending } = useCall()
  if (status !== "dead" && status !== "failing") return null
  return (
    <>
      <ActionButton
        label="staff.mailQueue.resend"
        size="small"
        variant="outlined"
        disabled={isSending}
        onClick={() => call({ path: `/outbox/${_id}/resend`, done: "staff.mailQueue.resent" })}
      />
      {recipient && (
        <Only area="sales">
          <DialogButton
            label="staff.mailQueue.correct"
            size="small"
            dialog={(onClose) => <RecipientDialog {...{ _id, recipient, onClose }} />}
          />
        </Only>
      )}
      <ActionButton
        label="staff.mailQueue.dismiss"
        size="small"
        color="inherit"
        disabled={isSending}
        onClick={() => call({ path: `/outbox/${_id}/dismiss`, done: "staff.mailQueue.dismissed" })}
      />
    </>
  )
}

function RecipientDialog({ _id, recipient, onClose }: { _id: string; recipient: string; onClose: () => void }) {
  const translate = useTranslate()
  return (
    <FormDialog
      title="staff.mailQueue.correct"
      values={{ recipient }}
      save={(body) => callApi(`/outbox/${_id}/recipient`, { method: "PUT", body })}
      done="staff.mailQueue.corrected"
      submit="staff.mailQueue.sendThere"
      onClose={onClose}
    >
      <TextInput
        source="recipient"
        type="email"
        label="staff.mailQueue.recipient"
        validate={[required(), email()]}
        autoFocus
      />
      <Hint>{translate("staff.mailQueue.correctHelp")}</Hint>
    </FormDialog>
  )
}

/** Returns the address of a mail to a guest. Addresses of the office and of accounts are kept elsewhere. */
export function guestAddress({ kind, recipient, about }: { kind: string; recipient: string; about: object }) {
  const isAboutGuest = "bookingId" in about || "enquiryId" in about || "answerId" in about
  return isAboutGuest && !isForOffice(kind) ? recipient : undefined
}
