import { Box, Stack, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import type { Contact } from "#domain/contact-log/contact-log.ts"
import { formatDateTime } from "#i18n/format.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { Hint } from "#office/ui/hint.tsx"
import { Section } from "#office/ui/section.tsx"
import { type About, queryOf } from "./about.ts"
import { ContactDialog } from "./contact-dialog.tsx"

/** Calls and messages with a guest, the newest first, and the button to note one. */
export function ContactLogCard({ about }: { about: About }) {
  const translate = useTranslate()
  const { data } = useApi<Contact[]>(`/contact-log?${queryOf(about)}`)
  return (
    <Section
      title="contactLog.name"
      action={<DialogButton label="contactLog.add" dialog={(onClose) => <ContactDialog {...{ about, onClose }} />} />}
    >
      {data?.length === 0 && <Typography color="text.secondary">{translate("contactLog.none")}</Typography>}
      {data?.map((contact) => (
        <Entry key={contact._id} contact={contact} />
      ))}
    </Section>
  )
}

function Entry({ contact: { _id, channel, text, by, createdAt, remindAt, isDone } }: { contact: Contact }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { call, isSending } = useCall()
  const reminder = remindAt && translate("contactLog.reminder", { time: formatDateTime(remindAt, language) })
  return (
    <Box sx={{ py: 1, borderTop: 1, borderColor: "divider" }}>
      <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text}</Typography>
      <Hint>{withDots(translate(`contactLog.channels.${channel}`), formatDateTime(createdAt, language), by)}</Hint>
      {reminder && (
        <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
          <Typography variant="body2" sx={{ fontWeight: 600, color: isDone ? "text.secondary" : "warning.main" }}>
            {isDone ? `${reminder} · ${translate("contactLog.isDone")}` : reminder}
          </Typography>
          {!isDone && (
            <ActionButton
              label="contactLog.done"
              size="small"
              disabled={isSending}
              onClick={() =>
                call({ path: `/contact-log/${_id}`, method: "PUT", body: { isDone: true }, done: "contactLog.done" })
              }
            />
          )}
        </Stack>
      )}
    </Box>
  )
}
