import { Box, Typography } from "@mui/material"
import { useGetList, useTranslate } from "react-admin"
import { formatInstant } from "#i18n/format.ts"
import { guestAddress, MailActions } from "#staff/ui/mail-actions.tsx"
import type { QueuedMail } from "#staff/ui/mail-dialog.tsx"
import { Section } from "#staff/ui/section.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"

/** Mails that were given up, and what can be done about them. */
export function FailedMails() {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { data = [], total } = useGetList<QueuedMail & { id: string }>("outbox", {
    filter: { status: "dead" },
    pagination: { page: 1, perPage: 8 },
  })
  return (
    <Section title={translate("staff.todayScreen.mails")}>
      {total === 0 && <Typography color="text.secondary">{translate("staff.todayScreen.noMails")}</Typography>}
      {data.map((mail) => (
        <Box
          key={mail.id}
          sx={{
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            gap: 1,
            py: 1,
            borderTop: 1,
            borderColor: "divider",
          }}
        >
          <Box sx={{ flex: "1 1 180px", minWidth: 0 }}>
            <Typography>{translate(`staff.mails.${mail.kind}`, { _: mail.kind })}</Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
              {mail.recipient} · {formatInstant(mail.createdAt, language)} · {mail.lastError}
            </Typography>
          </Box>
          <MailActions mail={mail} recipient={guestAddress(mail)} />
        </Box>
      ))}
    </Section>
  )
}
