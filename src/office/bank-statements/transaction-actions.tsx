import { Box, Link, Stack, Typography } from "@mui/material"
import { LinkBase, TextInput, useTranslate } from "react-admin"
import { type BankTransaction, type Proposal, undoEnd } from "#domain/bank-statements/bank-statement.ts"
import { formatDate, formatPrice } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { toMinor } from "#lib/money.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { AssignDialog } from "./assign-dialog.tsx"
import { owesOf } from "./booking-picker.tsx"
import { MoveDialog } from "./move-dialog.tsx"

type Props = { transaction: BankTransaction }

/** What can be done with a transaction: the likeliest thing first, by one press. */
export function TransactionActions({ transaction }: Props) {
  const { state, proposals, left, kind } = transaction
  const isOpen = state === "waiting" || state === "outgoing" || state === "credit"
  // A booking that is named but owed nothing has no button of its own.
  const named = kind === "notOwed" ? proposals.filter(({ reason }) => reason === "reference") : []
  const unasked = named.length === 1 ? named : []
  return (
    <Stack sx={{ gap: 1 }}>
      {isOpen && proposals.map((one) => <Proposed key={one.bookingId} proposal={one} transaction={transaction} />)}
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        {isOpen && kind !== "zero" && (
          <>
            {kind === "several" && <SplitButton transaction={transaction} />}
            <DialogButton
              label="bankStatements.choose"
              size="small"
              variant="outlined"
              dialog={(onClose) => <AssignDialog {...{ transaction, onClose }} proposals={unasked} />}
            />
          </>
        )}
        {state === "waiting" && left > 0 && <KeepButton transaction={transaction} />}
        {isOpen && transaction.allocations.length === 0 && (
          <DialogButton
            label="bankStatements.ignore"
            size="small"
            dialog={(onClose) => <IgnoreDialog transaction={transaction} onClose={onClose} />}
          />
        )}
        {!isOpen || state === "credit" ? <Decided transaction={transaction} /> : null}
      </Stack>
    </Stack>
  )
}

/** A booking that a transfer may be for, with the button that records it. */
function Proposed({ proposal, transaction }: Props & { proposal: Proposal }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { call, isSending } = useCall()
  const { _id, account, kind } = transaction
  const { bookingId, reference, name, status, owed, amount, reason, travelDate, title } = proposal
  const price = (major: number) => formatPrice(major, account.currency, language)
  const isRefund = transaction.amount < 0
  const isRecorded = reason === "recorded"
  const label = isRecorded ? (isRefund ? "linkRefund" : "link") : isRefund ? "giveBack" : "record"
  const parts = [{ bookingId, amount: toMinor(amount, account.currency), ...(isRecorded && { isAnother: false }) }]
  // Several are recorded together, and where nothing is to be paid back there's nothing to record.
  const isOffered = kind !== "several" && amount > 0
  // More than is owed, or the same again, is asked about first.
  const isPlain = isRefund || isRecorded || !(kind === "twice" || kind === "maybeKnown" || amount > owed)
  return (
    <Box>
      <Typography variant="body2">
        <Link component={LinkBase} to={`/staff/bookings/${bookingId}/show`} sx={{ fontWeight: 600 }}>
          {reference}
        </Link>
        {` · ${withDots(name, status === "cancelled" && translate(`bookings.status.${status}`), translate(owesOf(owed), { amount: price(Math.abs(owed)) }))}`}
      </Typography>
      <Hint>
        {withDots(
          inLanguage(title, language),
          formatDate(travelDate, language, "short"),
          translate(`bankStatements.reasons.${reason}`),
        )}
      </Hint>
      {isOffered && isPlain && (
        <ActionButton
          label={translate(`bankStatements.${label}`, {
            amount: price(amount),
            reference,
          })}
          variant="contained"
          size="small"
          disabled={isSending}
          onClick={() =>
            call({
              path: `/bank-statements/${_id}/assign`,
              body: { parts },
              done: isRecorded ? "bankStatements.linked" : "bankStatements.assign.done",
            })
          }
          sx={{ mt: 0.5 }}
        />
      )}
      {isOffered && !isPlain && (
        <DialogButton
          label={`${translate("bankStatements.record", { amount: price(amount), reference })}…`}
          variant="outlined"
          size="small"
          sx={{ mt: 0.5 }}
          dialog={(onClose) => <AssignDialog transaction={transaction} proposals={[proposal]} onClose={onClose} />}
        />
      )}
    </Box>
  )
}

function SplitButton({ transaction }: Props) {
  const translate = useTranslate()
  const proposals = transaction.proposals.filter(({ reason }) => reason === "reference")
  return (
    <DialogButton
      label={translate("bankStatements.recordParts", { n: proposals.length })}
      size="small"
      variant="contained"
      dialog={(onClose) => <AssignDialog transaction={transaction} proposals={proposals} onClose={onClose} />}
    />
  )
}

function KeepButton({ transaction: { _id } }: Props) {
  const { call, isSending } = useCall()
  const body = { parts: [], rest: "credit" }
  return (
    <ActionButton
      label="bankStatements.keep"
      size="small"
      disabled={isSending}
      onClick={() => call({ path: `/bank-statements/${_id}/assign`, body, done: "bankStatements.kept" })}
    />
  )
}

/** Takes a decision back, and moves a part to another booking, while that is possible. */
function Decided({ transaction }: Props) {
  const translate = useTranslate()
  const { call, isSending } = useCall()
  const { _id, allocations, undoUntil } = transaction
  return (
    <>
      {allocations
        .filter(({ createdAt }) => undoEnd(createdAt) > new Date())
        .map((allocation) => (
          <DialogButton
            key={allocation._id}
            label={translate(`bankStatements.${allocations.length > 1 ? "moveOf" : "move"}`, {
              reference: allocation.reference,
            })}
            size="small"
            dialog={(onClose) => <MoveDialog transaction={transaction} allocation={allocation} onClose={onClose} />}
          />
        ))}
      {(allocations.length === 0 || undoUntil !== null) && (
        <ActionButton
          label="bankStatements.undo"
          size="small"
          disabled={isSending}
          onClick={() =>
            call({
              path: `/bank-statements/${_id}/undo`,
              done: allocations.some(({ isLink }) => isLink) ? "bankStatements.unlinked" : "bankStatements.undone",
            })
          }
        />
      )}
    </>
  )
}

function IgnoreDialog({ transaction: { _id, amount }, onClose }: Props & { onClose: () => void }) {
  const translate = useTranslate()
  return (
    <FormDialog<{ reason: string }>
      title="bankStatements.ignoreTitle"
      values={{ reason: amount === 0 ? translate("bankStatements.ignoreZero") : "" }}
      save={({ reason }) =>
        callApi(`/bank-statements/${_id}/ignore`, { method: "POST", body: { reason: reason ?? "" } })
      }
      isReady={({ reason }) => Boolean(reason?.trim())}
      done="bankStatements.ignored"
      submit="bankStatements.ignoreNow"
      onClose={onClose}
      maxWidth="xs"
    >
      <TextInput
        source="reason"
        label="bankStatements.ignoreReason"
        helperText="bankStatements.ignoreExample"
        isRequired
        autoFocus
      />
    </FormDialog>
  )
}
