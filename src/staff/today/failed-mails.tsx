import { Box, Button, Typography } from "@mui/material"
import { useGetList, useTranslate } from "react-admin"
import { formatInstant } from "#i18n/format.ts"
import { Section } from "#staff/ui/section.tsx"
import { useCall } from "#staff/ui/use-call.ts"
import { useStaffLanguage } from "#staff/ui/use-language.ts"

type Mail = { id: string; kind: string; recipient: string; createdAt: string; lastError: string | null }

/** Mails that were given up, and sending them again. */
export function FailedMails() {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { call, isSending } = useCall()
  const { data = [], total } = useGetList<Mail>("outbox", {
    filter: { status: "dead" },
    pagination: { page: 1, perPage: 8 },
  })
  return (
    <Section title={translate("staff.todayScreen.mails")}>
      {total === 0 && <Typography color="text.secondary">{translate("staff.todayScreen.noMails")}</Typography>}
      {data.map(({ id, kind, recipient, createdAt, lastError }) => (
        <Box
          key={id}
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
            <Typography>{translate(`staff.mails.${kind}`, { _: kind })}</Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
              {recipient} · {formatInstant(createdAt, language)} · {lastError}
            </Typography>
          </Box>
          <Button
            size="small"
            variant="outlined"
            disabled={isSending}
            onClick={() => call({ path: `/outbox/${id}/resend`, done: "staff.todayScreen.resent" })}
          >
            {translate("staff.todayScreen.resend")}
          </Button>
        </Box>
      ))}
    </Section>
  )
}
