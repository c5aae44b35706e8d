import { useTranslate } from "react-admin"
import { formatInstant } from "#i18n/format.ts"
import { ListRow } from "#staff/ui/list-row.tsx"
import { guestAddress, MailActions } from "#staff/ui/mail-actions.tsx"
import type { QueuedMail } from "#staff/ui/mail-dialog.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { TodayCard } from "./today-card.tsx"

/** Mails that could not be sent, with actions to send them again. */
export function FailedMails() {
  const translate = useTranslate()
  const language = useStaffLanguage()
  return (
    <TodayCard<QueuedMail & { id: string }>
      title="staff.todayScreen.mails"
      none="staff.todayScreen.noMails"
      resource="outbox"
      filter={{ status: "dead" }}
      row={(mail) => (
        <ListRow
          key={mail.id}
          title={translate(`staff.mails.${mail.kind}`, { _: mail.kind })}
          lines={[`${mail.recipient} · ${formatInstant(mail.createdAt, language)} · ${mail.lastError}`]}
        >
          <MailActions mail={mail} recipient={guestAddress(mail)} />
        </ListRow>
      )}
    />
  )
}
