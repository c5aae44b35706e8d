import { Box, Button, Chip, Stack, Typography } from "@mui/material"
import { useState } from "react"
import { LinkBase, List, useListContext, useTranslate } from "react-admin"
import { formatInstant } from "#i18n/format.ts"
import { StatusChip } from "#staff/ui/chip.tsx"
import { guestAddress, MailActions } from "#staff/ui/mail-actions.tsx"
import { MAIL_TONES, MailDialog, type QueuedMail } from "#staff/ui/mail-dialog.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"

const STATUSES = ["dead", "failing", "waiting", "sent", "dismissed"] as const

/** All mails of the site: first those that could not be sent, then the newest. */
export default function OutboxScreen() {
  return (
    <List
      title="staff.mailQueue.name"
      sort={{ field: "failed", order: "ASC" }}
      perPage={25}
      empty={false}
      exporter={false}
      actions={false}
    >
      <Mails />
    </List>
  )
}

function Mails() {
  const translate = useTranslate()
  const { data = [], isPending } = useListContext<QueuedMail & { id: string }>()
  const [opened, setOpened] = useState<QueuedMail>()
  return (
    <Box sx={{ px: 2, py: 1.5 }}>
      <StatusFilter />
      {!isPending && data.length === 0 && (
        <Typography color="text.secondary" sx={{ py: 2 }}>
          {translate("staff.mailQueue.none")}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {data.map((mail) => (
          <Row key={mail._id} mail={mail} onOpen={() => setOpened(mail)} />
        ))}
      </Box>
      {opened && (
        <MailDialog mail={opened} onClose={() => setOpened(undefined)}>
          <Problem mail={opened} />
        </MailDialog>
      )}
    </Box>
  )
}

function StatusFilter() {
  const translate = useTranslate()
  const { filterValues, setFilters, displayedFilters } = useListContext()
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, pb: 1.5 }}>
      {[undefined, ...STATUSES].map((status) => {
        const isOn = filterValues.status === status
        return (
          <Chip
            key={status ?? "all"}
            label={translate(status ? `staff.mailStatus.${status}` : "staff.mailQueue.all")}
            color={isOn ? "primary" : "default"}
            variant={isOn ? "filled" : "outlined"}
            aria-pressed={isOn}
            onClick={() => setFilters(status ? { status } : {}, displayedFilters)}
          />
        )
      })}
    </Stack>
  )
}

function Row({ mail, onOpen }: { mail: QueuedMail; onOpen: () => void }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { kind, recipient, status, createdAt, sentAt, about } = mail
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 2,
        rowGap: 0.5,
        py: 1.25,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ flex: "1 1 320px", minWidth: 0 }}>
        <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{translate(`staff.mails.${kind}`, { _: kind })}</Typography>
          <StatusChip label={translate(`staff.mailStatus.${status}`)} tone={MAIL_TONES[status]} />
        </Stack>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
          {recipient} · {formatInstant(sentAt ?? createdAt, language)}
        </Typography>
        <Problem mail={mail} />
      </Box>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 0.5 }}>
        {about.bookingId && (
          <Button size="small" component={LinkBase} to={`/staff/bookings/${about.bookingId}/show`}>
            {translate("staff.mailQueue.booking")}
          </Button>
        )}
        <Button size="small" onClick={onOpen}>
          {translate("staff.mailQueue.show")}
        </Button>
        <MailActions mail={mail} recipient={guestAddress(mail)} />
      </Stack>
    </Box>
  )
}

/** Why a mail could not be sent, how often it was tried, and when it will be tried again. */
function Problem({ mail: { status, attempts, lastError, nextAttemptAt } }: { mail: QueuedMail }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  if (status !== "dead" && status !== "failing") return null
  const parts = [
    lastError && translate("staff.mailQueue.problem", { error: lastError }),
    translate("staff.mailQueue.attempts", { n: attempts }),
    nextAttemptAt && translate("staff.mailQueue.next", { time: formatInstant(nextAttemptAt, language) }),
  ]
  return (
    <Typography variant="body2" color="error" sx={{ overflowWrap: "anywhere" }}>
      {parts.filter(Boolean).join(" · ")}
    </Typography>
  )
}
