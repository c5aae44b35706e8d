import { Typography } from "@mui/material"
import { useState } from "react"
import { withDots } from "#lib/text/join-parts.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { StatusChip } from "#office/ui/chip.tsx"
import { byStatus } from "#office/ui/list/quick-filters.tsx"
import { StaffList } from "#office/ui/list/staff-list.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import { HeldMails } from "#office/ui/mails/held-mails.tsx"
import { guestAddress, MailActions } from "#office/ui/mails/mail-actions.tsx"
import { MAIL_TONES, MailDialog, type QueuedMail } from "#office/ui/mails/mail-dialog.tsx"

const STATUSES = ["dead", "failing", "waiting", "sent", "dismissed"] as const

/** All mails of the site: first those that could not be sent, then the newest. */
export default function OutboxScreen() {
  const [opened, setOpened] = useState<QueuedMail>()
  return (
    <>
      <HeldMails />
      <StaffList<QueuedMail & { id: string }>
        title="staff.mailQueue.name"
        sort="failed"
        quickFilters={{ "staff.mailQueue.all": {}, ...byStatus("staff.mailStatus", STATUSES) }}
        empty="staff.mailQueue.none"
        row={(mail) => <Row mail={mail} onOpen={() => setOpened(mail)} />}
      />
      {opened && (
        <MailDialog mail={opened} onClose={() => setOpened(undefined)}>
          <Problem mail={opened} />
        </MailDialog>
      )}
    </>
  )
}

function Row({ mail, onOpen }: { mail: QueuedMail; onOpen: () => void }) {
  const { translate, dateTime } = useWords()
  const { kind, recipient, status, createdAt, sentAt, about } = mail
  return (
    <ListRow
      title={translate(`staff.mails.${kind}`, { _: kind })}
      chips={<StatusChip label={`staff.mailStatus.${status}`} tone={MAIL_TONES[status]} />}
      lines={[`${recipient} · ${dateTime(sentAt ?? createdAt)}`]}
      notes={<Problem mail={mail} />}
    >
      {about.bookingId && (
        <ActionButton label="staff.mailQueue.booking" size="small" to={`/staff/bookings/${about.bookingId}/show`} />
      )}
      <ActionButton label="staff.mailQueue.show" size="small" onClick={onOpen} />
      <MailActions mail={mail} recipient={guestAddress(mail)} />
    </ListRow>
  )
}

/** Why a mail could not be sent, how often it was tried, and when it will be tried again. */
function Problem({ mail: { status, attempts, lastError, nextAttemptAt } }: { mail: QueuedMail }) {
  const { translate, dateTime } = useWords()
  if (status !== "dead" && status !== "failing") return null
  const parts = [
    lastError && translate("staff.mailQueue.problem", { error: lastError }),
    translate("staff.mailQueue.attempts", { smart_count: attempts }),
    nextAttemptAt && translate("staff.mailQueue.next", { time: dateTime(nextAttemptAt) }),
  ]
  return (
    <Typography variant="body2" color="error" sx={{ overflowWrap: "anywhere" }}>
      {withDots(...parts)}
    </Typography>
  )
}
